import { WIDE } from '../use-media.ts'

/**
 * Ref callback for a text on a page that says what is cached on this device. While that text is in view, the
 * offline banner is hidden, because it says the same and might cover it (`connection-banner.module.css`).
 */
export function saysOffline(element: HTMLElement | null): (() => void) | undefined {
  if (!element) return undefined
  const root = document.documentElement
  const observer = new IntersectionObserver(
    (entries) => {
      if (entries.at(-1)?.isIntersecting) root.dataset['offlineSaid'] = ''
      else delete root.dataset['offlineSaid']
    },
    // The area under the bars does not count as in view: the banner would be hidden while the text is
    // covered.
    { rootMargin: matchMedia(WIDE).matches ? '-56px 0px 0px' : '-56px 0px -100px' },
  )
  observer.observe(element)
  return () => {
    observer.disconnect()
    delete root.dataset['offlineSaid']
  }
}
