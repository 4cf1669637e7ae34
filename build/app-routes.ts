import { globSync, readFileSync } from 'node:fs'
import { join, posix } from 'node:path'

const project = join(import.meta.dirname, '..')
const folder = join(project, 'src', 'routes')

/** The module that `lazyPage(() => import('...'))` loads. */
const lazyPart = /\blazyPage\([^']*?\bimport\(\s*'([^']+)'/g
/** The import of a page's component. */
const pageComponent = /\bfrom '([^']*\/(?:features|shell)\/[^']+-page\.tsx)'/g

export interface AppPage {
  /** Such as `/game/slot`. */
  readonly path: string
  /** Of `src/shell/layout/layout-table.ts`. */
  readonly layout: string
  /** The modules of its parts in chunks of their own that are fetched with it (`lazyPage`), as paths from the project. */
  readonly parts: readonly string[]
  /** Whether it shows games (`src/shell/layout/route-facts.d.ts`). */
  readonly hasGames: boolean
}

/** What a page's module loads by `lazyPage`: itself, or in the component of the page that it imports. */
function partsOf(file: string): string[] {
  const source = readFileSync(join(project, file), 'utf8')
  const find = (pattern: RegExp) =>
    Array.from(source.matchAll(pattern), ([, specifier = '']) => posix.join(file, '..', specifier))
  return [...find(lazyPart), ...find(pageComponent).flatMap(partsOf)]
}

/** The page of a file below `src/routes`. */
function pathOf(file: string): string {
  return `/${file.replace(/(?:^|\/)?(?:index)?\.tsx$/, '')}`
}

/**
 * The pages of the app with their layouts, from the files of `src/routes`. The worker and the pre-paint script get them from
 * here at build time: both need them before the router is loaded.
 */
export function appPages(): AppPage[] {
  const files = globSync('**/*.tsx', { cwd: folder }).map((file) => file.replaceAll('\\', '/'))
  return files
    .filter((file) => !file.startsWith('__') && !file.includes('$'))
    .map((file) => {
      const source = readFileSync(join(folder, file), 'utf8')
      return {
        path: pathOf(file),
        layout: /\blayout: '([\w-]+)'/.exec(source)?.[1] ?? 'dashboard',
        parts: partsOf(`src/routes/${file}`),
        hasGames: /\bgames: true/.test(source),
      }
    })
    .toSorted((a, b) => (a.path < b.path ? -1 : 1))
}

/** The page whose component or loader a module is, which the router's plugin split off; undefined for any other module. */
export function pageOfModule(moduleId: string | null): string | undefined {
  const file = /\/routes\/(.*\.tsx)\?tsr-split=(?:component|loader)/.exec(moduleId ?? '')?.[1]
  return file === undefined ? undefined : pathOf(file)
}
