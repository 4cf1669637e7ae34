import { WIDE } from './use-media.ts'

/**
 * Ref of a page's own words about what was saved on this device: while they are in view, the offline line, which says
 * the same and could lie over them, is not shown (`connection-banner.module.css`).
 */
export function saysOffline(element: HTMLElement | null): (() => void) | undefined {
  if (!element) return undefined
  const root = document.documentElement
  const observer = new IntersectionObserver(
    (entries) => {
      if (entries.at(-1)?.isIntersecting) root.dataset['offlineSaid'] = ''
      else delete root.dataset['offlineSaid']
    },
    // What the bars cover is not in view: the line would go, and nothing would say it.
    { rootMargin: matchMedia(WIDE).matches ? '-56px 0px 0px' : '-56px 0px -100px' },
  )
  observer.observe(element)
  return () => {
    observer.disconnect()
    delete root.dataset['offlineSaid']
  }
}
