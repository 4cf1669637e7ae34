import { basename } from 'node:path'

/** Lines above which a file must say at its top why it is long. */
const longFile = 300
const maxRouteLines = 40

const code = /\.(ts|tsx|mjs|css|html)$/
const generated = /route-tree\.gen\.ts$|^packages\/operator\/database\/migrations\//
const kebab = /^\.?[a-z0-9]+(-[a-z0-9]+)*(\.[a-z0-9]+(-[a-z0-9]+)*)*$/
/** Names that tools require. */
const givenNames = new Set(['README.md', 'CONTRIBUTING.md', 'CHANGELOG.md', 'SECURITY.md', 'LICENSE'])
const machinePaths = /(^|[\s'"`(=:])(\/(home|Users)\/[\w.-]+\/|[A-Z]:\\Users\\)/m
/** A font weight other than the two (`docs/architecture.md`): each would be one more font to load for the first frame. */
const oddWeights = [
  /font-?weight['"]?\s*:\s*['"`[]*(?!450\b|650\b|inherit\b|var\(--button-weight\))[\w.+]/i,
  /\bfont\s*:\s*(?:bold|[1-9]00\b)/i,
]
const registries = /https?:\/\/[\w.-]*\bregistry\b[\w.-]*/i

/**
 * The violations in a tracked file of rules that no linter has: names, length, thin routes, no path of one machine.
 * @param path project path with forward slashes
 * @param root absolute path of the checkout
 */
export function brokenRules(path: string, text: string, root: string): string[] {
  const problems: string[] = []
  if (!hasPlainName(path)) problems.push('the name is not kebab-case')
  if (text.includes(`${root}/`) || machinePaths.test(text)) problems.push('names a path of one machine')
  if (registries.test(text)) problems.push('names the address of a package registry')
  if (!code.test(path) || generated.test(path)) return problems
  const lines = text.split('\n').length - 1
  if (lines > longFile && !/^(#!.*\n)?\s*(\/\/|\/\*|<!--).*\blong\b/i.test(text)) {
    problems.push(`${lines} lines: divide it, or begin it with a comment that says why it is long`)
  }
  if (path.startsWith('src/routes/') && lines >= maxRouteLines) {
    problems.push(`${lines} lines: a route only composes features (under ${maxRouteLines} lines)`)
  }
  if (/\/index\.tsx?$/.test(path) && !path.startsWith('src/routes/')) {
    problems.push('an index file hides where a thing lives: import from the file that defines it')
  }
  if (/^src\/.*\.css$|^src\/theme\/recipes\//.test(path) && oddWeights.some((odd) => odd.test(text))) {
    problems.push('type has two weights, 450 and 650, and that of the style’s buttons')
  }
  return problems
}

function hasPlainName(path: string): boolean {
  const name = basename(path)
  if (
    givenNames.has(name) ||
    /^(?:packages\/(?:operator|studio)\/)?locales\/|^packages\/operator\/database\/migrations\//.test(path)
  )
    return true
  // The router reads meaning out of `__root`, `_layout`, `$param` and dots.
  if (path.startsWith('src/routes/')) return /^[a-z0-9_$.-]+\.tsx?$/.test(name)
  return kebab.test(name)
}
