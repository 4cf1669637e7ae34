/** What the page itself notes about its load; times are milliseconds since navigation. */
export interface PageNotes {
  /** `[start, duration]` of every long task. */
  long: [number, number][]
  firstPaint: number | null
  largestPaint: number | null
  layoutShift: number
  usable: number | null
}

declare global {
  interface Window {
    benchNotes?: PageNotes
  }
}

/**
 * Runs inside every new document. 'Usable' is when an element of the selector is visible, in the viewport and not
 * covered, and the expression holds, seen after the frame that shows it and in a fresh task: the main thread responds.
 * It is sent as text, so it may use nothing of this module.
 */
export function watchPage(selector: string, isReady: () => unknown): void {
  if (window !== window.top || window.benchNotes !== undefined) return
  const notes: PageNotes = { long: [], firstPaint: null, largestPaint: null, layoutShift: 0, usable: null }
  window.benchNotes = notes
  const watch = (type: string, note: (entry: PerformanceEntry) => void): void => {
    new PerformanceObserver((list) => list.getEntries().map(note)).observe({ type, buffered: true })
  }
  watch('longtask', (entry) => notes.long.push([entry.startTime, entry.duration]))
  watch('paint', (entry) => {
    if (entry.name === 'first-contentful-paint') notes.firstPaint = entry.startTime
  })
  watch('largest-contentful-paint', (entry) => {
    notes.largestPaint = entry.startTime
  })
  watch('layout-shift', (entry) => {
    const shift = entry as PerformanceEntry & { hadRecentInput: boolean; value: number }
    if (!shift.hadRecentInput) notes.layoutShift += shift.value
  })

  const isUncovered = (element: Element): boolean => {
    const box = element.getBoundingClientRect()
    if (box.width < 1 || box.height < 1) return false
    if (box.bottom <= 0 || box.right <= 0 || box.top >= innerHeight || box.left >= innerWidth) return false
    if (!element.checkVisibility({ opacityProperty: true, visibilityProperty: true })) return false
    const x = (Math.max(box.left, 0) + Math.min(box.right, innerWidth)) / 2
    const y = (Math.max(box.top, 0) + Math.min(box.bottom, innerHeight)) / 2
    const hit = document.elementFromPoint(x, y)
    return hit !== null && element.contains(hit)
  }
  const isUsable = (): boolean => {
    try {
      return (
        Array.from(document.querySelectorAll(selector)).slice(0, 50).some(isUncovered) && Boolean(isReady())
      )
    } catch {
      return false
    }
  }
  let queued = false
  const check = (): void => {
    queued = false
    if (notes.usable !== null || document.body === null || !isUsable()) return
    notes.usable = performance.now()
    observer.disconnect()
    clearInterval(timer)
  }
  const queue = (): void => {
    if (queued || notes.usable !== null) return
    queued = true
    requestAnimationFrame(() => setTimeout(check))
  }
  const observer = new MutationObserver(queue)
  observer.observe(document, { subtree: true, childList: true, attributes: true })
  const timer = setInterval(queue, 50)
}

/** The text that installs the watch. `ready` is an expression over the page's globals. */
export function watchSource(selector: string, ready = 'true'): string {
  return `(${watchPage.toString()})(${JSON.stringify(selector)}, () => (${ready}))`
}
