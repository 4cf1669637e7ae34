import type { Plugin, Rolldown } from 'vite'
import { pageOfModule } from './app-routes.ts'

const isHome = ({ facadeModuleId }: Rolldown.OutputChunk) => pageOfModule(facadeModuleId) === '/home'

/**
 * Takes the relation from the links to the app's chunks, and the entry's script with them: `pre-paint.ts` decides when they
 * are fetched and started.
 *
 * Every route gets the same HTML. The chunks that only home needs are marked with `data-home`, that of
 * the page itself also with `data-page`.
 */
export function lateStart(): Plugin {
  return {
    name: 'late-start',
    apply: 'build',
    transformIndexHtml: {
      order: 'post',
      handler(html, { bundle }) {
        const scripts = new Set<string>()
        const pages = new Set<string>()
        const styles = new Set<string>()
        const visit = (file: string): void => {
          const output = bundle?.[file]
          if (output?.type !== 'chunk' || scripts.has(file)) return
          scripts.add(file)
          for (const style of output.viteMetadata?.importedCss ?? []) styles.add(style)
          for (const imported of output.imports) visit(imported)
        }
        for (const output of Object.values(bundle ?? {})) {
          if (output.type !== 'chunk' || !isHome(output)) continue
          pages.add(`/${output.fileName}`)
          visit(output.fileName)
        }
        // Vite names the chunks that the entry consists of as scripts, what these import as preloads.
        const named =
          /<(?:script type="module"|link rel="modulepreload")[^>]* (?:src|href)="([^"]+)">(?:<\/script>)?\s*/g
        const addresses = [...html.matchAll(named)].map(([, address = '']) => address)
        const entry = addresses.find((address) => address.includes('/index-'))
        if (!entry) throw new Error('index.html has no entry')
        const start = addresses.map((address) =>
          link('modulepreload', address, address === entry ? ' data-entry' : ''),
        )
        const ofHome = [
          ...[...scripts].map((file) => ['modulepreload', `/${file}`] as const),
          ...[...styles].map((file) => ['preload" as="style', `/${file}`] as const),
        ]
          .filter(([, href]) => !html.includes(href))
          .map(([relation, href]) =>
            link(relation, href, pages.has(href) ? ' data-home data-page' : ' data-home'),
          )
        const links = [...start, ...ofHome].join('')
        return (
          html
            .replaceAll(named, '')
            // Lightning CSS declares them for `light-dark()`, which no style uses.
            .replaceAll(/--lightningcss-(?:light|dark):[^;]*;/g, '')
            .replace('<script>', () => `${links}<script>`)
            // The source's indentation, of which no browser draws anything.
            .replaceAll(/>\s*\n\s*</g, '><')
            .replaceAll(/\n\s+/g, ' ')
        )
      },
    },
  }
}

function link(relation: string, href: string, mark = ''): string {
  return `<link data-start="${relation}"${mark} crossorigin href="${href}">`
}
