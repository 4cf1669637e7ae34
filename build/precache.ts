import { createHash } from 'node:crypto'
import { writeFileSync } from 'node:fs'
import { join, resolve } from 'node:path'
import type { Plugin } from 'vite'

/** One file that the service worker keeps: workbox's entry. */
interface KeptFile {
  readonly url: string
  readonly revision: string | null
  readonly size: number
}

/** Where the rest is listed, itself in the core: the worker's own text stays small. */
const restName = 'later.json'

/** What starts the app on its first routes with nothing but the worker: modules whose chunks are the core. */
const coreModules = [
  /index\.html$/,
  /src\/boot\.tsx$/,
  /routes\/(?:index|home|login)\.tsx\?tsr-split=(?:component|loader)/,
  /src\/shell\/(?:page-a|over-page|device)\.tsx?$/,
  /node_modules\/ky\//,
  /locales\/en\.po/,
]

/**
 * Tells the core of the precache from the rest, which the worker keeps when there is time. The core must be small, since it
 * is fetched beside the first visit, and complete, since it alone starts the app offline.
 */
export function precache(): { plugin: Plugin; divide: (files: KeptFile[]) => { manifest: KeptFile[] } } {
  const core = new Set<string>()
  let outDir = ''
  return {
    plugin: {
      name: 'precache-core',
      apply: 'build',
      configResolved(config) {
        outDir = resolve(config.root, config.build.outDir)
      },
      generateBundle(_options, bundle) {
        const visit = (file: string): void => {
          const output = bundle[file]
          if (core.has(file) || output?.type !== 'chunk') return
          core.add(file)
          for (const style of output.viteMetadata?.importedCss ?? []) core.add(style)
          for (const imported of output.imports) visit(imported)
        }
        for (const output of Object.values(bundle)) {
          if (output.type !== 'chunk') continue
          const ids = [output.facadeModuleId ?? '', ...(output.isEntry ? [output.name] : [])]
          if (coreModules.some((module) => ids.some((id) => module.test(id)))) visit(output.fileName)
        }
      },
    },
    divide(files) {
      const isCore = ({ url }: KeptFile) => !url.startsWith('assets/') || core.has(url)
      const rest = JSON.stringify(files.filter((file) => !isCore(file)).map(({ url }) => `/${url}`))
      writeFileSync(join(outDir, restName), rest)
      const revision = createHash('sha256').update(rest).digest('hex').slice(0, 16)
      return { manifest: [...files.filter(isCore), { url: restName, revision, size: rest.length }] }
    },
  }
}
