import { expect, type Page } from '@playwright/test'

/** Waits until every file of the build is cached: from then on every page and language opens without a network. */
export async function untilEverythingKept(page: Page): Promise<void> {
  await expect
    .poll(() => page.evaluate(missingFiles), { timeout: 150_000, message: 'files that are not cached' })
    .toEqual([])
}

async function missingFiles(): Promise<string[]> {
  const manifest = (await (await fetch('/sw.js')).text()).matchAll(/"url":"([^"]+)"/g)
  const cached = new Set<string>()
  for (const name of await caches.keys()) {
    const cache = await caches.open(name)
    for (const { url } of await cache.keys()) cached.add(new URL(url).pathname)
  }
  const listed = [...manifest].map(([, url]) => `/${url ?? ''}`)
  return listed.length === 0 ? ['/sw.js lists no file'] : listed.filter((url) => !cached.has(url))
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
