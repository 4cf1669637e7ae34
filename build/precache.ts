import type { Plugin } from 'vite'

/** One file that the service worker keeps; workbox's entry with the mark that says when. */
export interface KeptFile {
  readonly url: string
  readonly revision: string | null
  readonly size: number
  /** Kept when idle, after the app stands; without it kept before the worker takes over. */
  readonly later?: true
}

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
 * Tells the core of the precache from the rest. Every file is listed for the worker; the core must be small, since it is
 * fetched beside the first visit, and complete, since it alone starts the app offline.
 */
export function precache(): { plugin: Plugin; mark: (files: KeptFile[]) => { manifest: KeptFile[] } } {
  const core = new Set<string>()
  return {
    plugin: {
      name: 'precache-core',
      apply: 'build',
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
    mark: (files) => ({
      manifest: files.map((file) =>
        file.url.startsWith('assets/') && !core.has(file.url) ? { ...file, later: true as const } : file,
      ),
    }),
  }
}
