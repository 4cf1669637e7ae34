import type { Page } from '@playwright/test'

declare global {
  interface Window {
    layoutShifts?: string[]
  }
}

/** Notes each layout shift that no click caused, as the browser measures it. Call it before the page opens. */
export async function watchLayout(page: Page): Promise<void> {
  await page.addInitScript(() => {
    const shifts: string[] = []
    window.layoutShifts = shifts
    interface Shift extends PerformanceEntry {
      readonly value: number
      readonly hadRecentInput: boolean
      readonly sources: readonly {
        readonly node?: Node | null
        readonly previousRect: DOMRectReadOnly
        readonly currentRect: DOMRectReadOnly
      }[]
    }
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries() as Shift[]) {
        if (entry.hadRecentInput) continue
        // A node that is gone by now has no name left; from where to where tells which it was.
        const moved = entry.sources.map(({ node, previousRect, currentRect }) => {
          const name = node instanceof Element ? `${node.localName}.${node.className}` : node?.nodeName
          const [from, to] = [previousRect, currentRect].map(
            ({ x, y, width, height }) => `${width}x${height} at ${x},${y}`,
          )
          return `${name ?? '?'} (${from} to ${to})`
        })
        shifts.push(`${entry.value.toFixed(4)} ${moved.join(', ')}`)
      }
    }).observe({ type: 'layout-shift', buffered: true })
  })
}

/**
 * Less than this, as the browser measures it, is a line that wraps or ends a pixel further on, or the balance that loses
 * the time under it when the operator took longer than 700 ms to respond.
 */
const SEEN = 0.002

/** What has visibly shifted so far: the measure and the elements that moved. */
export async function shiftsOf(page: Page): Promise<string[]> {
  const shifts = await page.evaluate(() => window.layoutShifts ?? ['nobody watched'])
  return shifts.filter((shift) => !(Number.parseFloat(shift) < SEEN))
}
