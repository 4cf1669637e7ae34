// `npm test -- files`: rules for files that no tool of the project has.
import { globSync, readFileSync } from 'node:fs'
import { matchesGlob, posix } from 'node:path'
import { inProject, root } from './project.ts'

const kebab = /^\.?[a-z0-9]+([-.][a-z0-9]+)*$/
/** Names that tools and languages require. */
const givenName =
  /(^|\/)[A-Z]+\.md$|^(locales|packages\/operator\/database\/migrations|packages\/studio\/server\/migrations|packages\/\w+\/locales)\//
/** The router reads meaning out of `__root`, `_layout`, `$param` and dots. */
const routeName = /^src\/routes\/[a-z0-9_$./-]+\.tsx?$/
const machinePath = /(^|[\s'"`(=:])(\/(home|Users)\/[\w.-]+\/|[A-Z]:\\Users\\)/m
const registry = /https?:\/\/[\w.-]*\bregistry\b[\w.-]*/i
const code = /\.(ts|tsx|mjs|css|html)$/
const generated = /route-tree\.gen\.ts$|\/migrations\//
/** A weight other than the two of docs/architecture.md. */
const oddWeight =
  /font-?weight['"]?\s*:\s*['"`[]*(?!450\b|650\b|inherit\b|button\b|var\(--font-weights-button\))[\w.+]|\bfont\s*:\s*(?:bold|[1-9]00\b)/i
/** A path of the project, as it is written in Markdown. */
const projectPath =
  /^(src|sw|brand|packages|tests|scripts|tools|build|deploy|docs|locales|public|\.ci)\/[^\s<>{}…]*$/

const ignored = readFileSync(inProject('.gitignore'), 'utf8')
  .split('\n')
  .filter((line) => line !== '')
  .map((line) => `**/${line.replace(/\/$/, '')}`)

/** All files that are not ignored. Git itself may be missing on this machine. */
const files = globSync(['**', '**/.*', '.*/**'], {
  cwd: root,
  exclude: ['.git', ...ignored],
  withFileTypes: true,
})
  .filter((entry) => entry.isFile())
  .map((entry) => posix.relative(root, posix.join(entry.parentPath, entry.name)))
const read = (path: string): string => readFileSync(inProject(path), 'utf8')

function problemsOf(path: string): string[] {
  const text = read(path)
  const lines = text.split('\n').length - 1
  const isCode = code.test(path) && !generated.test(path)
  const isStyle = /^src\/.*\.css$|^src\/theme\/recipes\/|^src\/recovery\.ts$/.test(path)
  const isRoute = path.startsWith('src/routes/')
  const isNamed = kebab.test(posix.basename(path)) || givenName.test(path) || routeName.test(path)
  const rules: readonly (readonly [isBroken: boolean, problem: string])[] = [
    [!isNamed, 'the name is not kebab-case'],
    [text.includes(`${root}/`) || machinePath.test(text), 'has a path of one machine'],
    [registry.test(text), 'has the address of a package registry'],
    [
      isCode && lines > 300 && !/^\s*(\/\/|\/\*).*\blong\b/i.test(text),
      `${lines} lines: divide it, or say at its top why it is long`,
    ],
    [isRoute && isCode && lines >= 40, `${lines} lines: a route only composes features`],
    [isCode && !isRoute && /\/index\.tsx?$/.test(path), 'an index file: name it after what it defines'],
    [isStyle && oddWeight.test(text), 'type has two weights, 450 and 650, and that of the buttons'],
  ]
  const broken = rules.filter(([isBroken]) => isBroken).map(([, problem]) => problem)
  if (path === 'package-lock.json') broken.push(...lockProblems(text))
  return path.endsWith('.md') ? [...broken, ...deadLinks(path, withoutFences(text))] : broken
}

interface LockEntry {
  readonly optionalDependencies?: Readonly<Record<string, string>>
  readonly integrity?: string
  /** Of a package of this repository. */
  readonly link?: boolean
}

/**
 * Packages without a hash, and optional packages of other platforms that the lockfile lacks: `npm install` tolerates that,
 * `npm ci` on such a machine fails.
 */
function lockProblems(text: string): string[] {
  const { packages } = JSON.parse(text) as {
    packages: Readonly<Record<string, LockEntry>>
  }
  const locked = Object.keys(packages)
  const unpinned = Object.entries(packages)
    .filter(([path, { link, integrity }]) => path.includes('node_modules/') && !link && !integrity)
    .map(([path]) => `${path} has no hash`)
  const missing = Object.values(packages)
    .flatMap(({ optionalDependencies = {} }) => Object.keys(optionalDependencies))
    .filter((name) => !locked.some((path) => path.endsWith(`node_modules/${name}`)))
    .map((name) => `${name} is not in the lockfile`)
  return [...unpinned, ...missing]
}

/** Links and paths in a text of Markdown that lead to no file or heading. */
function deadLinks(path: string, markdown: string): string[] {
  const links = [...markdown.matchAll(/\]\(([^()\s]+)\)|\b(?:src|href)="([^"\s]+)"/g)]
    .map(([, link, attribute]) => link ?? attribute ?? '')
    .filter((link) => !/^(https?|mailto):/.test(link) && !leads(path, link))
  const paths = [...markdown.matchAll(/`([^`\n]+)`/g)]
    .map(([, words = '']) => words)
    .filter((words) => projectPath.test(words) && !exists(words))
  return [...links, ...paths].map((target) => `${target} does not exist`)
}

function leads(from: string, link: string): boolean {
  const [file = '', anchor] = link.split('#')
  const path = file === '' ? from : posix.join(posix.dirname(from), file)
  return anchor === undefined ? exists(path) : files.includes(path) && anchorsIn(read(path)).includes(anchor)
}

function exists(path: string): boolean {
  const plain = path.replace(/\/$/, '')
  return files.some(
    (file) => file.startsWith(`${plain}/`) || matchesGlob(file, plain) || matchesGlob(file, `${plain}/**`),
  )
}

/** The headings of a text of Markdown as GitHub names them in addresses. */
function anchorsIn(markdown: string): string[] {
  return [...withoutFences(markdown).matchAll(/^#{1,6} +(.+?) *$/gm)].map(([, heading = '']) =>
    heading
      .replaceAll(/\[([^\]]*)\]\([^)]*\)/g, '$1')
      .toLowerCase()
      .replaceAll(/[^\p{L}\p{N}\s_-]/gu, '')
      .replaceAll(' ', '-'),
  )
}

function withoutFences(markdown: string): string {
  return markdown.replaceAll(/^```[\s\S]*?^```/gm, '')
}

for (const path of files.filter((file) => !/\.(png|ico|jpg|webp|woff2?)$/.test(file))) {
  for (const problem of problemsOf(path)) {
    process.stdout.write(`${path}: ${problem}\n`)
    process.exitCode = 1
  }
}
