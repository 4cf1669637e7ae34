import type { Plugin, Rolldown } from 'vite'

/**
 * Chromium compiles all functions of a file with this line while it loads, beside the page's own thread, and keeps them with the file.
 * Without it the page's thread compiles a thousand functions one by one at every visit: 70 to 80 ms of a slow phone's start.
 * The line is no part of the hashes in the files' names.
 * https://v8.dev/blog/explicit-compile-hints
 */
const hint = '//# allFunctionsCalledOnLoad\n'

/** Marks what every start loads and runs nearly all of. Runs last: the line must be the first of its file. */
export function compileHints(): Plugin {
  return {
    name: 'marquee:compile-hints',
    apply: 'build',
    generateBundle: {
      order: 'post',
      handler(_options, bundle) {
        const start = new Set<Rolldown.OutputChunk>()
        const visit = (file: Rolldown.OutputAsset | Rolldown.OutputChunk | undefined): void => {
          if (file?.type !== 'chunk' || start.has(file)) return
          start.add(file)
          for (const name of file.imports) visit(bundle[name])
        }
        // Not the entry: it imports this one and does no more, and Vite has put it into the page.
        for (const file of Object.values(bundle)) if (file.name === 'index') visit(file)
        if (start.size < 2)
          throw new Error('the bundle has no chunk `index` with the libraries: see chunks.ts')
        for (const file of start) file.code = hint + file.code
      },
    },
  }
}
