import type { Plugin } from 'vite'

const bootModule = /src\/boot\.tsx$/
const homeModule = /routes\/home\.tsx\?tsr-split=component/

/**
 * `main.ts` only waits for the shell's first frame and then imports `boot.tsx`: the browser cannot see
 * those chunks in the HTML, so they are named here. Low priority: the shell must not wait for them.
 *
 * Every route gets the same HTML: what only home needs stands before the inline script as links without a relation,
 * and `pre-paint.ts` gives them theirs where home is the page.
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
        const stylesOf = (module: RegExp): string[] => {
          const styles = new Set<string>()
          for (const output of Object.values(bundle ?? {})) {
            if (output.type === 'chunk' && module.test(output.facadeModuleId ?? ''))
              visit(output.fileName, styles)
          }
          return [...styles].filter((file) => !html.includes(file))
        }
        const bootStyles = stylesOf(bootModule)
        const bootFiles = [...wanted]
        const homeStyles = stylesOf(homeModule).filter((file) => !bootStyles.includes(file))
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
