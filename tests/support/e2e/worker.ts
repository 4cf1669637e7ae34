import { expect, type Page } from '@playwright/test'

/**
 * Waits until the worker has kept every file of the app that it keeps at all: from then on every page and language opens
 * without a network. Fetching ahead begins by itself, when the page has come to rest. `but` are files not waited for.
 */
export async function untilEverythingKept(page: Page, but?: RegExp): Promise<void> {
  await expect
    .poll(async () => (await page.evaluate(missingFiles)).filter((url) => !but?.test(url)), {
      timeout: 150_000,
      message: 'files that the worker has not kept',
    })
    .toEqual([])
}

async function missingFiles(): Promise<string[]> {
  const core = (await (await fetch('/sw.js')).text()).matchAll(/"url":"([^"]+)"/g)
  const rest = (await (await fetch('/later.json')).json()) as string[]
  const kept = new Set<string>()
  for (const name of await caches.keys()) {
    const cache = await caches.open(name)
    for (const { url } of await cache.keys()) kept.add(new URL(url).pathname)
  }
  const listed = [...[...core].map(([, url]) => `/${url ?? ''}`), ...rest]
  return listed.filter((url) => !kept.has(url))
}

/** Every text that a page's origin keeps in its caches. */
export async function cachedTexts(page: Page): Promise<string> {
  return page.evaluate(async () => {
    const texts: string[] = []
    for (const name of await caches.keys()) {
      const cache = await caches.open(name)
      for (const request of await cache.keys()) {
        const response = await cache.match(request)
        texts.push(request.url, (await response?.text()) ?? '')
      }
    }
    return texts.join('\n')
  })
}

/** The paths of everything that a page's origin keeps in its caches. */
export async function cachedPaths(page: Page): Promise<string[]> {
  return page.evaluate(async () => {
    const paths: string[] = []
    for (const name of await caches.keys()) {
      const cache = await caches.open(name)
      for (const { url } of await cache.keys()) paths.push(new URL(url).pathname)
    }
    return paths
  })
}

/** The deployment that a page was loaded from (`deployments.ts`). */
export function deploymentOf(page: Page): Promise<string | null> {
  return page.locator('meta[name=deployment]').getAttribute('content')
}
