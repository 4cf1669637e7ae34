import { type AppPage, pageOfModule } from './app-routes.ts'
import { closure, type Manifest } from './chunk-graph.ts'

/** What one page waits for beside the start: `server/http/page-links.ts` reads it from the build. */
export interface PageFiles {
  /** Paths of scripts and style sheets, from the root of the site. */
  readonly files: readonly string[]
  /** Whether the words of the rooms belong to them, in the language of the page. */
  readonly roomWords: boolean
}

/** Home's are in `index.html` itself, and are turned on there. */
const inIndex = new Set(['/', '/home'])

/**
 * The files of each page, by its path, so that the operator can name them in the page's head: a first visit would else learn
 * of them only when the start has come and run.
 *
 * @param start the text of `index.html`, which names the files of the start
 */
export function pageFiles(
  manifest: Manifest,
  pages: readonly AppPage[],
  start: string,
): Record<string, PageFiles> {
  const keys = Object.keys(manifest)
  const filesOf = (keysOfChunks: readonly string[]) =>
    [...closure(manifest, keysOfChunks)].flatMap((key) => {
      const { file = '', css = [] } = manifest[key] ?? {}
      return [file, ...css]
    })
  const started = start.replaceAll(/<link [^>]*data-home[^>]*>/g, '')
  const isFurther = (file: string) => /\.(?:js|css)$/.test(file) && !started.includes(file)
  return Object.fromEntries(
    pages
      .filter(({ path }) => !inIndex.has(path))
      .map(({ path, layout, parts, hasRoomWords }) => {
        const own = keys.filter((key) => key.includes('component') && pageOfModule(`/${key}`) === path)
        const around = layout === 'fullpage-type-a' ? ['src/shell/layout/page-a.tsx'] : []
        const files = new Set(filesOf([...own, ...parts, ...around]).filter(isFurther))
        return [path, { files: Array.from(files, (file) => `/${file}`), roomWords: hasRoomWords }]
      }),
  )
}
