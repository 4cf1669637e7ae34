import { createHash } from 'node:crypto'
import { readFileSync, writeFileSync } from 'node:fs'
import { join, resolve } from 'node:path'
import type { Plugin, Rolldown } from 'vite'
import { appPages, pageOfModule } from './app-routes.ts'
import type { Manifest } from './chunk-graph.ts'
import { catalogueFile } from './chunks.ts'
import { pageList } from './page-files.ts'

/** Workbox's entry for a file. */
interface PrecacheEntry {
  readonly url: string
  readonly revision: string | null
  readonly size: number
}

/** The file with the list of what is not precached. It is a file of its own, so that the worker's script stays small. */
const prefetchList = 'later.json'
/** The file with what each page waits for. */
const pageListName = 'pages.json'

/** Pages that open without a network as soon as the worker is installed. */
const startPages = new Set(['/', '/home', '/login'])
/** The language that the app falls back to. */
const fallbackLanguage = 'en'
/** `import(/* precache *\/ ...)` says at the import that the app cannot start offline without that module. */
const markedImport = /\bimport\(\s*\/\* precache \*\/\s*'([^']+)'/g

/**
 * Divides the files of the build into those that the worker precaches and those that it caches later. The precache must be
 * small, since it is fetched beside the first visit, and complete, since it alone starts the app offline: the entries, the
 * start pages, the marked imports, the fallback language, and what these import.
 */
export function precache(): {
  plugin: Plugin
  divide: (files: PrecacheEntry[]) => { manifest: PrecacheEntry[] }
} {
  const marked = new Set<string>()
  const precached = new Set<string>()
  let outDir = ''
  const isRoot = (chunk: Rolldown.OutputChunk): boolean =>
    chunk.isEntry ||
    startPages.has(pageOfModule(chunk.facadeModuleId) ?? '') ||
    chunk.fileName.startsWith(catalogueFile(fallbackLanguage)) ||
    chunk.moduleIds.some((id) => marked.has(id))
  return {
    plugin: {
      name: 'precache',
      apply: 'build',
      configResolved(config) {
        outDir = resolve(config.root, config.build.outDir)
      },
      transform: {
        // Before comments are removed.
        order: 'pre',
        filter: { code: '/* precache */' },
        async handler(code, importer) {
          for (const [, specifier = ''] of code.matchAll(markedImport)) {
            const module = await this.resolve(specifier, importer)
            if (!module) this.error(`nothing to precache at '${specifier}'`)
            marked.add(module.id)
          }
        },
      },
      generateBundle(_options, bundle) {
        const visit = (file: string): void => {
          const output = bundle[file]
          if (precached.has(file) || output?.type !== 'chunk') return
          precached.add(file)
          for (const style of output.viteMetadata?.importedCss ?? []) precached.add(style)
          for (const imported of output.imports) visit(imported)
        }
        for (const output of Object.values(bundle)) {
          if (output.type === 'chunk' && isRoot(output)) visit(output.fileName)
        }
      },
    },
    divide(files) {
      const isPrecached = ({ url }: PrecacheEntry) => !url.startsWith('assets/') || precached.has(url)
      const write = (url: string, content: unknown): PrecacheEntry => {
        const text = JSON.stringify(content)
        writeFileSync(join(outDir, url), text)
        return {
          url,
          revision: createHash('sha256').update(text).digest('hex').slice(0, 16),
          size: text.length,
        }
      }
      const read = (file: string): string => readFileSync(join(outDir, file), 'utf8')
      const manifest = JSON.parse(read('.vite/manifest.json')) as Manifest
      const later = files.filter((file) => !isPrecached(file)).map(({ url }) => `/${url}`)
      return {
        manifest: [
          ...files.filter(isPrecached),
          write(prefetchList, later),
          write(pageListName, pageList(manifest, appPages(), read('index.html'))),
        ],
      }
    },
  }
}
