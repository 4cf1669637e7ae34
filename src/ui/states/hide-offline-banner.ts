import { WIDE } from '../use-media.ts'

/**
 * Ref callback for a text that shows that the app is offline. While that text is in view, the offline banner is hidden,
 * because it might cover the text (`connection-banner.module.css`).
 */
export function hideOfflineBanner(element: HTMLElement | null): (() => void) | undefined {
  if (!element) return undefined
  const root = document.documentElement
  const observer = new IntersectionObserver(
    (entries) => {
      if (entries.at(-1)?.isIntersecting) root.dataset['offlineShown'] = ''
      else delete root.dataset['offlineShown']
    },
    // Without the area under the bars, which cover the text.
    { rootMargin: matchMedia(WIDE).matches ? '-56px 0px 0px' : '-56px 0px -100px' },
  )
  observer.observe(element)
  return () => {
    observer.disconnect()
    delete root.dataset['offlineShown']
  }
}
