import { isTest, projectPath, targetOf } from './paths.ts'
import { type Context, type ImportLike, type Node, type Rule, textOf } from './rule.ts'

/** Height of each folder of `src`; imports go strictly downward. */
const floors: Readonly<Record<string, number>> = {
  // Texts without code, as those of `locales`.
  'standalone-texts.json': 0,
  platform: 1,
  session: 2,
  theme: 2,
  ui: 2,
  features: 3,
  shell: 4,
  routes: 5,
}
const roof = 6
/** Messages between pages and the service worker: the app may import their types, which leave nothing in a bundle. */
const protocol = 'sw/protocol.ts'
/** The verifier of rounds, which the page about fairness runs. */
const publishedCheck = 'packages/studio/verifier/verify.ts'
const contract = 'packages/contract/'
/** The brand of this build: what app and reference operator show where a site's configuration has no title. */
const brand = 'brand/'
const readme = 'see docs/architecture.md'

/** Packages that the contract may import: it runs on servers and in browsers. */
const packagesOfContract: readonly string[] = ['valibot', 'node:crypto']

/** What the files of a folder may import beside their own, and the sentence that names the right way. The first match counts. */
const directions: readonly {
  readonly folder: string
  readonly imports: readonly string[]
  readonly reason: string
}[] = [
  {
    folder: contract,
    imports: [],
    reason:
      'the contract is what all other packages agree on: it imports none of them. Move the file into it',
  },
  {
    folder: 'packages/studio/client/',
    imports: ['packages/studio/shared/', contract],
    reason:
      "games run in a browser on the studio's origin: put what they share with its server into packages/studio/shared",
  },
  {
    folder: 'packages/studio/verifier/',
    imports: [],
    reason: 'the verifier is published to be read alone: it imports only from its own folder',
  },
  {
    folder: 'packages/studio/shared/',
    imports: ['packages/studio/locales/', contract],
    reason: 'what games and their server share imports only the contract, and the type of the texts',
  },
  {
    folder: 'packages/studio/',
    imports: [contract],
    reason:
      'the studio is a third party to the operator: it calls the seamless wallet over HTTP and imports only @marquee/contract',
  },
  {
    folder: 'packages/operator/',
    imports: [contract, brand],
    reason:
      'the operator imports only @marquee/contract and the brand: what the app also needs belongs there',
  },
  {
    folder: 'packages/kit/',
    imports: [contract],
    reason: 'the kit tests an operator or a studio over HTTP: it imports only @marquee/contract',
  },
  {
    folder: 'sw/',
    imports: [],
    reason: 'the service worker is a program of its own: it imports only from sw',
  },
]

/**
 * Why a file may not import another, or undefined when it may.
 * @param from project path of the importing file
 * @param target project path of the imported file, or a package's name
 */
export function checkImport(
  from: string,
  target: string,
  isPackage: boolean,
  typeOnly = false,
): string | undefined {
  if (isTest(from)) return undefined
  if (isPackage) {
    return from.startsWith(contract) && !packagesOfContract.includes(target)
      ? `@marquee/contract runs on servers and in browsers: it imports only ${packagesOfContract.join(' and ')}, not '${target}'`
      : undefined
  }
  if (from.startsWith('src/'))
    return typeOnly && target === protocol ? undefined : checkWithinApp(from, target)
  const rule = directions.find(({ folder }) => from.startsWith(folder))
  if (rule === undefined) return undefined
  return [rule.folder, ...rule.imports].some((folder) => target.startsWith(folder))
    ? undefined
    : `${rule.reason}, not ${target}`
}

function checkWithinApp(from: string, target: string): string | undefined {
  if (['locales/', contract, brand].some((folder) => target.startsWith(folder))) return undefined
  if (target === publishedCheck && from.startsWith('src/features/fairness/')) return undefined
  if (!target.startsWith('src/'))
    return `the app may not import ${target}: it imports only from src, brand and @marquee/contract`
  const [, fromFolder = '', fromPart] = from.split('/')
  const [, targetFolder = '', targetPart] = target.split('/')
  if (fromFolder === targetFolder) {
    return fromFolder === 'features' && fromPart !== targetPart
      ? `features never import each other: let routes or shell hand '${targetPart}' to '${fromPart}' through props and slots`
      : undefined
  }
  const fromFloor = floors[fromFolder] ?? roof
  const targetFloor = floors[targetFolder] ?? roof
  if (targetFloor < fromFloor) return undefined
  if (fromFolder === 'ui' && targetFolder === 'theme') return undefined
  if (fromFloor === roof && targetFloor === roof) return undefined
  return fromFloor === targetFloor
    ? `src/${fromFolder} and src/${targetFolder} are on the same floor and may not import each other: ${readme}`
    : `imports go strictly downward: src/${fromFolder} (floor ${fromFloor}) may not import src/${targetFolder} (floor ${targetFloor}); ${readme}`
}

/** Reports imports that go sideways or upward in the house. */
export const floorsRule: Rule = {
  create(context) {
    const from = projectPath(context.cwd, context.filename)
    const check = (node: Node, source: Node | null): void => {
      const specifier = textOf(source)
      if (specifier === undefined) return
      const target = targetOf(context.cwd, context.filename, specifier)
      const message = checkImport(from, target ?? specifier, target === undefined, isTypeOnly(node))
      if (message !== undefined) context.report({ node, message })
    }
    return importVisitors(check)
  },
}

/** Whether a declaration is an `import type` or `export type`: with the build's settings it leaves nothing behind. */
function isTypeOnly(node: Node): boolean {
  return Reflect.get(node, 'importKind') === 'type' || node.type === 'TSImportType'
}

/** Visitors for every way in which a module names another: static, dynamic, re-export and type import. */
export function importVisitors(
  check: (node: Node, source: Node | null) => void,
): ReturnType<(context: Context) => ReturnType<Rule['create']>> {
  const visit = (node: ImportLike): void => check(node, node.source)
  return {
    ImportDeclaration: visit,
    ExportNamedDeclaration: visit,
    ExportAllDeclaration: visit,
    ImportExpression: visit,
    TSImportType: (node: Node & { readonly argument?: Node; readonly source?: Node }) =>
      check(node, literalOfType(node.source ?? node.argument)),
  }
}

function literalOfType(node: Node | undefined): Node | null {
  if (node?.type === 'TSLiteralType') return (node as Node & { readonly literal: Node }).literal
  return node ?? null
}
