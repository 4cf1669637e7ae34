import type { Plugin } from 'vite'

const bootModule = /src\/boot\.tsx$/
const homeModule = /routes\/home\.tsx\?tsr-split=component/

/**
 * `main.ts` only waits for the shell's first frame and then imports `boot.tsx`: the browser cannot see
 * those chunks in the HTML, so they are named here. Low priority: the shell must not wait for them.
 *
 * Every route gets the same HTML, and the browser complains of a preloaded style that a page does not use: home's own
 * styles stand before the inline script, for no medium, and `pre-paint.ts` turns them on where home is the page.
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
        const homeStyles = stylesOf(homeModule).filter((file) => !bootStyles.includes(file))
        const homeLinks = homeStyles.map(
          (file) =>
            `<link rel="preload" as="style" media="not all" data-home crossorigin href="/${file}" fetchpriority="low">`,
        )
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
            ...[...wanted]
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
