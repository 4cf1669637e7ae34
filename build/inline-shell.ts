import { readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { rolldown } from 'rolldown'
import type { Plugin } from 'vite'
import { tokensCss } from './theme-css.ts'

const sourcePath = (path: string) => fileURLToPath(new URL(`../src/${path}`, import.meta.url))

/**
 * Puts into index.html what the first paint needs: the tokens of all looks, the styles of the skeleton, and the pre-paint
 * script. All of it is inline, so that the first paint takes one request. Vite minifies the styles. The operator's
 * Content-Security-Policy allows exactly these texts by their hash.
 */
export function inlineShell(): Plugin {
  return {
    name: 'inline-shell',
    transformIndexHtml: {
      order: 'pre',
      async handler() {
        const styles = tokensCss() + readFileSync(sourcePath('theme/shell.css'), 'utf8')
        return [
          { tag: 'style', children: styles, injectTo: 'head' },
          { tag: 'script', children: await bundleScript('pre-paint.ts'), injectTo: 'head' },
        ]
      },
    },
  }
}

/** Writes `recovery.js`, the screen of an app that does not start. */
export function recoveryScreen(): Plugin {
  return {
    name: 'recovery-screen',
    apply: 'build',
    async generateBundle() {
      this.emitFile({ type: 'asset', fileName: 'recovery.js', source: await bundleScript('recovery.ts') })
    },
  }
}

/** A file of `src` with what it imports, as a classic script that browsers parse which the app no longer starts in. */
export async function bundleScript(file: 'pre-paint.ts' | 'recovery.ts'): Promise<string> {
  const bundle = await rolldown({ input: sourcePath(file), transform: { target: 'es2018' } })
  const { output } = await bundle.generate({ format: 'iife', minify: true, comments: false })
  await bundle.close()
  return output[0].code.trim()
}
