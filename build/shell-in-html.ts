import { readFileSync } from 'node:fs'
import { transformWithOxc, type Plugin } from 'vite'
import { minifySync } from 'rolldown/utils'
import { tokensCss } from '../src/theme/tokens-css.ts'

const source = (path: string) => new URL(`../${path}`, import.meta.url)

/**
 * Puts into index.html what the first paint needs: the tokens of all looks, the base styles with the
 * shell's own, and the pre-paint script. All of it is inline so that the first paint costs one request;
 * the operator's Content-Security-Policy allows exactly these texts by their hash.
 */
export function shellInHtml(): Plugin {
  return {
    name: 'shell-in-html',
    transformIndexHtml: {
      order: 'pre',
      async handler(html) {
        const script = await transformWithOxc(
          readFileSync(source('src/pre-paint.ts'), 'utf8'),
          'pre-paint.ts',
        )
        const { code } = minifySync('pre-paint.js', script.code.replaceAll(/^(?:import|export) .*$/gm, ''))
        const styles = tokensCss() + squeeze(readFileSync(source('src/theme/shell.css'), 'utf8'))
        return html
          .replace('<style></style>', () => `<style>${styles}</style>`)
          .replace('<script></script>', () => `<script>${code.trim()}</script>`)
      },
    },
  }
}

/** Enough for hand-written CSS without strings that hold spaces worth keeping. */
function squeeze(css: string): string {
  return css
    .replaceAll(/\/\*[\s\S]*?\*\//g, '')
    .replaceAll(/\s+/g, ' ')
    .replaceAll(/ ?([{}:;,>]) ?/g, '$1')
    .replaceAll(';}', '}')
    .trim()
}
