/** The part of `CacheStorage` that the app uses, in memory. */
export class FakeCaches {
  private readonly caches = new Map<string, FakeCache>()

  async open(name: string): Promise<FakeCache> {
    const cache = this.caches.get(name) ?? new FakeCache()
    this.caches.set(name, cache)
    return cache
  }

  async keys(): Promise<string[]> {
    return [...this.caches.keys()]
  }

  async delete(name: string): Promise<boolean> {
    return this.caches.delete(name)
  }

  async match(
    request: RequestInfo | URL,
    { cacheName }: MultiCacheQueryOptions = {},
  ): Promise<Response | undefined> {
    for (const [name, cache] of this.caches) {
      if (cacheName !== undefined && name !== cacheName) continue
      const found = await cache.match(request)
      if (found) return found
    }
    return undefined
  }
}

class FakeCache {
  private readonly entries = new Map<string, Response>()

  async match(request: RequestInfo | URL): Promise<Response | undefined> {
    return this.entries.get(addressOf(request))?.clone()
  }

  async put(request: RequestInfo | URL, response: Response): Promise<void> {
    this.entries.set(addressOf(request), response)
  }
}

function addressOf(request: RequestInfo | URL): string {
  return new URL(request instanceof Request ? request.url : request, 'https://app.test').href
}
