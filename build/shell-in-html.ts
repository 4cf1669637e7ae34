import { readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { rolldown } from 'rolldown'
import type { Plugin } from 'vite'
import { tokensCss } from '../src/theme/tokens-css.ts'
import { appPages } from './app-routes.ts'

/** Pages with a hero above their shelves. */
const homes = new Set(['/', '/home', '/home-eight'])
/** Grids that are wider than other pages (`data-wide`). */
const wide = new Set(['/new', '/game/slotnine', '/game/livecasinonine'])

const sourcePath = (path: string) => fileURLToPath(new URL(`../src/${path}`, import.meta.url))

/**
 * Puts into index.html what the first paint needs: the tokens of all looks, the base styles with the shell's own, and the
 * pre-paint script. All of it is inline, so that the first paint takes one request. Vite minifies the styles. The operator's
 * Content-Security-Policy allows exactly these texts by their hash.
 */
export function shellInHtml(): Plugin {
  return {
    name: 'shell-in-html',
    transformIndexHtml: {
      order: 'pre',
      async handler(html) {
        const styles = tokensCss() + readFileSync(sourcePath('theme/shell.css'), 'utf8')
        const script = await bundlePrePaint()
        return html
          .replace('<style></style>', () => `<style>${styles}</style>`)
          .replace('<script></script>', () => `<script>${script}</script>`)
      },
    },
  }
}

/** The pre-paint script with what it imports, as a classic script. */
export function bundlePrePaint(): Promise<string> {
  return bundleInline('pre-paint.ts')
}

/** A script of `src` with what it imports, as a classic script. */
export async function bundleInline(file: string): Promise<string> {
  const bundle = await rolldown({
    input: sourcePath(file),
    transform: {
      target: 'es2023',
      define: { MARQUEE_SHELLS: JSON.stringify(shells()) },
    },
  })
  const { output } = await bundle.generate({ format: 'iife', minify: true, comments: false })
  await bundle.close()
  const [{ code }] = output
  return code.trim()
}

/** Which shape of `theme/shell.css` a page begins with, by its path. Those with the shape `page` are left out: most of all pages. */
function shells(): Record<string, string> {
  const shapes = appPages().map(({ path, layout, hasGames }) => {
    if (layout === 'fullpage-type-a') return [path, 'page-a']
    if (homes.has(path)) return [path, 'home']
    return [path, ['page', ...(hasGames ? ['games'] : []), ...(wide.has(path) ? ['wide'] : [])].join(' ')]
  })
  return Object.fromEntries(shapes.filter(([, shape]) => shape !== 'page'))
}
