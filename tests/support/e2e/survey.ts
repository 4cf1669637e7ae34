import type { Page } from '@playwright/test'

/** A text that somebody reads or hears on a page. */
export interface Shown {
  readonly text: string
  /** The element that holds it, for the one who mends it. */
  readonly place: string
  /** What is wrong with its place: it is cut off, or sticks out of its control or of the screen. */
  readonly fault: string | undefined
}

/** All texts of a page, with how they fit their places. What scrolls on purpose, what only screen readers get and the first words of a text that a click opens (`data-excerpt`) always fit. */
export function survey(page: Page): Promise<Shown[]> {
  return page.evaluate(() => {
    const controls = 'button, a, summary, label, legend, h1, h2, h3, h4, th, [role=tab], [role=option]'
    const wide = document.documentElement.clientWidth
    const range = document.createRange()
    const all: { text: string; place: string; fault: string | undefined }[] = []

    const placeOf = (element: Element): string => {
      const named = element.closest('[class]') ?? element
      return `${element.tagName.toLowerCase()} in ${named.tagName.toLowerCase()}.${named.classList[0] ?? ''}`
    }

    /** Undefined for an invisible element. */
    const faultOf = (element: Element, box: DOMRect): string | undefined | null => {
      if (box.width <= 1 || box.height <= 1 || box.right <= 0 || box.left >= wide) return null
      if (element.closest('[data-excerpt]')) return undefined
      let fault: string | undefined
      for (
        let around: Element | null = element;
        around && around !== document.body;
        around = around.parentElement
      ) {
        const { overflowX, overflowY, display, position, clipPath } = getComputedStyle(around)
        if (display === 'inline') continue
        const frame = around.getBoundingClientRect()
        if (overflowX === 'auto' || overflowX === 'scroll') return fault
        const sideways = box.right > frame.right + 1 || box.left < frame.left - 1
        // For screen readers only, not visible.
        if (overflowX !== 'visible' && (clipPath !== 'none' || frame.width <= 1 || frame.height <= 1))
          return null
        if (overflowX !== 'visible' && sideways) fault ??= 'cut off'
        // Another line has its place, as a title of two lines has the provider's on a tile.
        if (overflowY === 'hidden' && box.top >= frame.bottom - 1) return null
        // Accents and vowels above and below may reach over the edge of a line by a little.
        if (overflowY === 'hidden' && box.bottom > frame.bottom + 4) fault ??= 'cut off below'
        if (sideways && around.matches(controls)) fault ??= 'sticks out of its control'
        if (position === 'fixed') break
      }
      return fault ?? (box.right > wide + 1 || box.left < -1 ? 'sticks out of the screen' : undefined)
    }

    const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT)
    for (let node = walker.nextNode(); node; node = walker.nextNode()) {
      const text = node.textContent?.trim().replaceAll(/\s+/g, ' ') ?? ''
      const element = node.parentElement
      if (text === '' || !element || element.closest('script, style, noscript, iframe')) continue
      if (!element.checkVisibility({ visibilityProperty: true, opacityProperty: true })) continue
      range.selectNodeContents(node)
      const fault = faultOf(element, range.getBoundingClientRect())
      all.push({ text, place: placeOf(element), fault: fault ?? undefined })
    }
    for (const element of document.querySelectorAll('[aria-label], [placeholder], [alt]')) {
      for (const name of ['aria-label', 'placeholder', 'alt']) {
        const text = element.getAttribute(name)?.trim()
        if (text) all.push({ text, place: `${name} of ${placeOf(element)}`, fault: undefined })
      }
    }
    return all
  })
}
