import type { CDPSession } from '@playwright/test'

/** What a page uses, by `Performance.getMetrics`, after garbage collection. */
export interface PageUsage {
  /** Processor time of the page's process, s. */
  readonly processor: number
  /** Live objects, bytes. */
  readonly heap: number
  readonly nodes: number
  readonly listeners: number
  readonly documents: number
}

/** Reads what a page uses. The session needs `Performance.enable`. */
export async function pageUsage(devtools: CDPSession): Promise<PageUsage> {
  // Objects with finalizers are collected in a later pass.
  for (let pass = 0; pass < 3; pass++) await devtools.send('HeapProfiler.collectGarbage')
  const { metrics } = await devtools.send('Performance.getMetrics')
  const metric = (wanted: string): number => metrics.find(({ name }) => name === wanted)?.value ?? Number.NaN
  return {
    processor: metric('ProcessTime'),
    heap: metric('JSHeapUsedSize'),
    nodes: metric('Nodes'),
    listeners: metric('JSEventListeners'),
    documents: metric('Documents'),
  }
}
