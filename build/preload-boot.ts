import type { Plugin } from 'vite'

const firstModules = /src\/boot\.tsx$|routes\/home\.tsx\?tsr-split=component/

/**
 * `main.ts` only waits for the shell's first frame and then imports `boot.tsx`: the browser cannot see
 * those chunks in the HTML, so they are named here. Low priority: the shell must not wait for them.
 */
export function preloadBoot(): Plugin {
  return {
    name: 'preload-boot',
    apply: 'build',
    transformIndexHtml: {
      order: 'post',
      handler(html, { bundle }) {
        const wanted = new Set<string>()
        const styles = new Set<string>()
        const visit = (file: string): void => {
          const output = bundle?.[file]
          if (wanted.has(file) || output?.type !== 'chunk') return
          wanted.add(file)
          for (const style of output.viteMetadata?.importedCss ?? []) styles.add(style)
          for (const imported of output.imports) visit(imported)
        }
        for (const output of Object.values(bundle ?? {})) {
          if (output.type === 'chunk' && firstModules.test(output.facadeModuleId ?? ''))
            visit(output.fileName)
        }
        const link = (attrs: Record<string, string>) => ({
          tag: 'link',
          attrs: { ...attrs, fetchpriority: 'low' },
          injectTo: 'head' as const,
        })
        return {
          html: html
            .replaceAll('rel="modulepreload"', 'rel="modulepreload" fetchpriority="low"')
            .replace('<script type="module"', '<script type="module" fetchpriority="low"'),
          tags: [
            ...[...wanted]
              .filter((file) => !html.includes(file))
              .map((file) => link({ rel: 'modulepreload', crossorigin: '', href: `/${file}` })),
            ...[...styles]
              .filter((file) => !html.includes(file))
              .map((file) => link({ rel: 'preload', as: 'style', crossorigin: '', href: `/${file}` })),
          ],
        }
      },
    },
  }
}
