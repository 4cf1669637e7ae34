import { dirname, relative, resolve, sep } from 'node:path'

/** A path inside the project with forward slashes, such as `src/ui/overlay/modal.tsx`. */
export function projectPath(root: string, file: string): string {
  return relative(root, file).split(sep).join('/')
}

/** What an import of `from` points at, as a project path; undefined for a package of others. */
export function targetOf(root: string, from: string, specifier: string): string | undefined {
  if (specifier.startsWith('@marquee/')) return specifier.replace('@marquee/', 'packages/')
  if (!specifier.startsWith('.')) return undefined
  return projectPath(root, resolve(dirname(from), specifier.replace(/\?.*$/, '')))
}

export function isTest(path: string): boolean {
  return path.startsWith('tests/') || /\.test\.tsx?$/.test(path)
}
