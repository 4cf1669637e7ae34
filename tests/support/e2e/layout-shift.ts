import type { Page } from '@playwright/test'

declare global {
  interface Window {
    layoutShifts?: string[]
  }
}

/** Notes each layout shift that no press caused, as the browser measures it. Call it before the page opens. */
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

/** What has shifted so far: the measure and the elements that moved. */
export function shiftsOf(page: Page): Promise<string[]> {
  return page.evaluate(() => window.layoutShifts ?? ['nobody watched'])
}
