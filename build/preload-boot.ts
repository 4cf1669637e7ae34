import type { Plugin, Rolldown } from 'vite'
import { pageOfModule } from './app-routes.ts'

/** The entry that `main.ts` imports. */
const isBoot = ({ isEntry, name }: Rolldown.OutputChunk) => isEntry && name === 'boot'
const isHome = ({ facadeModuleId }: Rolldown.OutputChunk) => pageOfModule(facadeModuleId) === '/home'

/**
 * Names the app's chunks in the HTML: `main.ts` imports them only after the shell's first frame, so the browser cannot find
 * them earlier. Their priority is low, because the shell must not wait for them.
 *
 * Every route gets the same HTML. The chunks that only home needs are links without a relation before the inline script;
 * `pre-paint.ts` sets the relation when home is the page.
 */
export function preloadBoot(): Plugin {
  return {
    name: 'preload-boot',
    apply: 'build',
    transformIndexHtml: {
      order: 'post',
      handler(html, { bundle }) {
        const wanted = new Set<string>()
        const visit = (file: string, styles: Set<string>): void => {
          const output = bundle?.[file]
          if (wanted.has(file) || output?.type !== 'chunk') return
          wanted.add(file)
          for (const style of output.viteMetadata?.importedCss ?? []) styles.add(style)
          for (const imported of output.imports) visit(imported, styles)
        }
        const stylesOf = (isRoot: (chunk: Rolldown.OutputChunk) => boolean): string[] => {
          const styles = new Set<string>()
          for (const output of Object.values(bundle ?? {})) {
            if (output.type === 'chunk' && isRoot(output)) visit(output.fileName, styles)
          }
          return [...styles].filter((file) => !html.includes(file))
        }
        const bootStyles = stylesOf(isBoot)
        const bootFiles = [...wanted]
        const homeStyles = stylesOf(isHome).filter((file) => !bootStyles.includes(file))
        const homeFiles = [...wanted].filter((file) => !bootFiles.includes(file))
        const homeLink = (relation: string, file: string, as = ''): string =>
          `<link data-home="${relation}"${as} crossorigin href="/${file}" fetchpriority="low">`
        const homeLinks = [
          ...homeFiles.map((file) => homeLink('modulepreload', file)),
          ...homeStyles.map((file) => homeLink('preload', file, ' as="style"')),
        ]
        const link = (attrs: Record<string, string>) => ({
          tag: 'link',
          attrs: { ...attrs, fetchpriority: 'low' },
          injectTo: 'head' as const,
        })
        return {
          html: html
            .replaceAll('rel="modulepreload"', 'rel="modulepreload" fetchpriority="low"')
            .replace('<script type="module"', '<script type="module" fetchpriority="low"')
            .replace('<script>', () => `${homeLinks.join('')}<script>`),
          tags: [
            ...bootFiles
              .filter((file) => !html.includes(file))
              .map((file) => link({ rel: 'modulepreload', crossorigin: '', href: `/${file}` })),
            ...bootStyles.map((file) =>
              link({ rel: 'preload', as: 'style', crossorigin: '', href: `/${file}` }),
            ),
          ],
        }
      },
    },
  }
}
