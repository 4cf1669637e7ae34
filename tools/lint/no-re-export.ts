import { isTest, projectPath } from './paths.ts'
import { type ImportLike, type Rule } from './rule.ts'

/** Reports `export ... from`: a barrel hides where a thing lives and drags its neighbours into a bundle. */
export const noReExportRule: Rule = {
  create(context) {
    if (isTest(projectPath(context.cwd, context.filename))) return {}
    const visit = (node: ImportLike): void => {
      if (node.source === null) return
      context.report({ node, message: 'no barrels: import from the file that defines it' })
    }
    return { ExportAllDeclaration: visit, ExportNamedDeclaration: visit }
  },
}
