import { posix } from 'node:path'

/** The targets of references. */
export interface Project {
  /** Paths of all files, with forward slashes. */
  readonly files: readonly string[]
  /** The headings of a Markdown file; undefined where there is no such file. */
  readonly headingsOf: (path: string) => readonly string[] | undefined
}

const code = /\.(ts|tsx|mjs|js|css|html|sql)$/
const skipped = /route-tree\.gen\.ts$|^packages\/operator\/database\/migrations\//
const commentLine = /^\s*(?:\/\/|\/?\*)/
const sign = '\u00a7'
const shortNames: Readonly<Record<string, string>> = { spec: 'specification' }
const roots = /^(?:src|sw|packages|tests|scripts|tools|build|docs|locales|public|\.ci)\//

/**
 * The broken references of a file. In code these are sections of documents (`spec` with section sign and number) and files that
 * a comment names; in Markdown also links, and paths written as code.
 */
export function brokenReferences(path: string, text: string, project: Project): string[] {
  if (path.endsWith('.md')) {
    const prose = withoutFences(text)
    return [
      ...brokenSections(prose, project),
      ...brokenLinks(path, prose, project),
      ...brokenPaths(prose, project),
    ]
  }
  if (!code.test(path) || skipped.test(path)) return []
  return [
    ...bareSections(text),
    ...brokenSections(text.replaceAll(/\n\s*(?:\*|\/\/) ?/g, ' '), project),
    ...brokenFiles(text, project),
  ]
}

/** The text of every heading of a Markdown file, without markup. */
export function headingsIn(markdown: string): string[] {
  return [...withoutFences(markdown).matchAll(/^#{1,6} +(.+?) *$/gm)].map(([, heading = '']) =>
    heading.replaceAll(/`|\*\*?|\[([^\]]*)\]\([^)]*\)/g, '$1'),
  )
}

function withoutFences(markdown: string): string {
  return markdown.replaceAll(/^```[\s\S]*?^```/gm, '')
}

/** A section without its document, such as `section` and a number. */
function bareSections(text: string): string[] {
  return [...text.matchAll(/\bsections?\s+\d+/gi)].map(
    ([found]) => `"${found}" names no document: write "spec ${sign}N"`,
  )
}

function brokenSections(text: string, { headingsOf }: Project): string[] {
  const problems: string[] = []
  let current: string | undefined
  for (const { index } of text.matchAll(new RegExp(sign, 'g'))) {
    const name = /([A-Za-z][\w-]*) $/.exec(text.slice(0, index))?.[1]
    const isChained = /(?:,|\band) $/.test(text.slice(0, index)) && current !== undefined
    const document: string | undefined = isChained ? current : documentOf(name)
    current = document
    const rest = text.slice(index + 1, index + 80)
    const label = `${name ?? ''} ${sign}${/^[^\n,.:;)]*/.exec(rest)?.[0] ?? ''}`
    const headings = document === undefined ? undefined : headingsOf(document)
    if (headings === undefined) {
      problems.push(`"${label}": there is no such document in docs; write "spec ${sign}N"`)
    } else if (!headings.some((heading) => isNamed(heading, rest))) {
      problems.push(`"${label}" leads to no heading of ${document}`)
    }
  }
  return problems
}

function documentOf(name: string | undefined): string | undefined {
  if (name === undefined) return undefined
  const lowerCase = name.toLowerCase()
  return `docs/${shortNames[lowerCase] ?? lowerCase}.md`
}

/** Whether a text begins with a heading, or with the number of one. */
function isNamed(heading: string, text: string): boolean {
  const number = /^\d+/.exec(text)?.[0]
  if (number !== undefined) return heading.startsWith(`${number}. `)
  return text.startsWith(heading) && !/^[\w-]/.test(text.slice(heading.length))
}

/** Files that comments name, in full, from a folder on, or by their name alone. */
function brokenFiles(text: string, { files }: Project): string[] {
  const named = text
    .split('\n')
    .filter((line) => commentLine.test(line))
    .flatMap((line) => [...line.matchAll(/(?<![\w$./<{}-])[\w$.-][\w$./-]*\.(?:tsx?|mjs|css|sql|md)\b/g)])
    .map(([name]) => name)
  return [...new Set(named)]
    .filter((name) => !files.some((file) => file === name || file.endsWith(`/${name}`)))
    .map((name) => `a comment names ${name}, which does not exist`)
}

function brokenLinks(path: string, markdown: string, project: Project): string[] {
  const targets = [...markdown.matchAll(/\]\(([^()\s]+)\)|\b(?:src|href)="([^"\s]+)"/g)]
    .map(([, link, attribute]) => link ?? attribute ?? '')
    .filter((target) => !/^(?:https?:|mailto:)/.test(target))
  return targets.flatMap((target) => {
    const [file = '', anchor] = target.split('#')
    const to = file === '' ? path : posix.join(posix.dirname(path), file)
    if (!exists(to, project)) return [`the link ${target} leads to no file`]
    if (anchor === undefined) return []
    const anchors = (project.headingsOf(to) ?? []).map(slug)
    return anchors.includes(anchor) ? [] : [`the link ${target} leads to no heading of ${to}`]
  })
}

/** How a heading is named in an address, as GitHub does. */
function slug(heading: string): string {
  return heading
    .toLowerCase()
    .replaceAll(/[^\p{L}\p{N}\s_-]/gu, '')
    .replaceAll(' ', '-')
}

/** Paths of the project that are written as code, with `*` for any name. */
function brokenPaths(markdown: string, project: Project): string[] {
  return [...markdown.matchAll(/`([^`\n]+)`/g)]
    .map(([, words = '']) => words)
    .filter((words) => roots.test(words) && !/[\s<>{}…]/.test(words))
    .filter((words) => !exists(words, project))
    .map((words) => `names ${words}, which does not exist`)
}

function exists(path: string, { files }: Project): boolean {
  const plain = path.replace(/\/$/, '')
  if (!plain.includes('*')) return files.some((file) => file === plain || file.startsWith(`${plain}/`))
  const pattern = plain.split('*').map((part) => part.replaceAll(/[.$()+?[\]^|\\]/g, String.raw`\$&`))
  const wanted = new RegExp(`^${pattern.join('[^/]*')}(?:$|/)`)
  return files.some((file) => wanted.test(file))
}
