import { readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import type { Plugin } from 'vite'
import { type AppPage, appPages, pageOfModule } from './app-routes.ts'
import { languages } from '../src/contract/config.ts'
import { closure, importLoop, type Manifest } from './chunk-graph.ts'
import { catalogueFile } from './chunks.ts'

/** What one page waits for beside the start. */
interface PageFiles {
  /** Paths of scripts and style sheets, from the root of the site. */
  readonly files: readonly string[]
}

/** The build's `pages.json`: the operator names in a page's head what the page waits for. */
export interface PageList {
  readonly pages: Readonly<Record<string, PageFiles>>
  readonly catalogues: Readonly<Record<string, string>>
}

/** Home's are in `index.html` itself, and are turned on there. */
const inIndex = new Set(['/', '/home'])

/**
 * The files of each page, by its path, and the catalogues of each language. A visit would else learn of them only when the start
 * has come and run.
 *
 * @param start the text of `index.html`, which names the files of the start
 */
function pageList(manifest: Manifest, pages: readonly AppPage[], start: string): PageList {
  const loop = importLoop(manifest)
  // In one a chunk would run before what it imports, and only in the built app.
  if (loop) throw new Error(`chunks import each other: ${loop.join(' > ')}`)
  return { pages: pageFiles(manifest, pages, start), catalogues: catalogueFiles(manifest) }
}

function catalogueFiles(manifest: Manifest): Record<string, string> {
  const files = Object.values(manifest).map(({ file }) => `/${file}`)
  return Object.fromEntries(
    languages.map((language) => {
      const catalogue = files.find((file) => file.startsWith(`/${catalogueFile(language)}`))
      if (catalogue === undefined) throw new Error(`the build has no catalogue of ${language}`)
      return [language, catalogue]
    }),
  )
}

function pageFiles(manifest: Manifest, pages: readonly AppPage[], start: string): Record<string, PageFiles> {
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
      .map(({ path, parts }) => {
        const own = keys.filter((key) => key.includes('component') && pageOfModule(`/${key}`) === path)
        const needed = [...own, ...parts]
        const missing = needed.find((key) => manifest[key] === undefined)
        if (missing !== undefined)
          throw new Error(`the build has no chunk of ${missing}, which ${path} waits for`)
        const files = new Set(filesOf(needed).filter(isFurther))
        return [path, { files: Array.from(files, (file) => `/${file}`) }]
      }),
  )
}

/** Writes `pages.json` beside the built files. */
export function pageListFile(): Plugin {
  return {
    name: 'page-list-file',
    apply: 'build',
    writeBundle({ dir = '' }) {
      const read = (file: string): string => readFileSync(join(dir, file), 'utf8')
      const manifest = JSON.parse(read('.vite/manifest.json')) as Manifest
      writeFileSync(
        join(dir, 'pages.json'),
        JSON.stringify(pageList(manifest, appPages(), read('index.html'))),
      )
    },
  }
}
