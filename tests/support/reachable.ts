import { existsSync, readFileSync, statSync } from 'node:fs'
import { dirname, join, relative } from 'node:path'
import { inProject, root } from '../../scripts/project.ts'

const staticImport = /^(?:import|export)\s+(?!type\b)(?:[^'";]*?\sfrom\s+)?'(\.[^']+)'/gm
const dynamicImport = /import\((?:\/\*[^*]*\*\/)?\s*(?:\/\*[^*]*\*\/\s*)?'(\.[^']+)'/g
/** The imports that bring the words of the rooms too. */
const roomImport = /(?:lazyRoom|withRoomWords)\(\s*(?:\(\) =>\s*)?import\('(\.[^']+)'/g

/** Source files that are reached from the given ones without an import that brings the words of the rooms. */
export function reachedWithoutRoomWords(entries: readonly string[]): Set<string> {
  const reached = new Set<string>()
  const waiting = [...entries]
  for (let path = waiting.pop(); path !== undefined; path = waiting.pop()) {
    if (reached.has(path)) continue
    reached.add(path)
    const text = readFileSync(inProject(path), 'utf8')
    const targets = (pattern: RegExp) => Array.from(text.matchAll(pattern), ([, target = '']) => target)
    const withWords = new Set(targets(roomImport))
    const others = [
      ...targets(staticImport),
      ...targets(dynamicImport).filter((each) => !withWords.has(each)),
    ]
    for (const target of others) {
      const file = join(inProject(dirname(path)), target)
      if (/\.tsx?$/.test(target) && existsSync(file) && statSync(file).isFile()) {
        waiting.push(relative(root, file).replaceAll('\\', '/'))
      }
    }
  }
  return reached
}
