/** The part of `CacheStorage` that the worker uses, in memory. Addresses are paths of `https://app.test`. */
export class FakeCaches {
  private readonly caches = new Map<string, FakeCache>()
  /** Set to have the browser never answer again what is asked of the caches. */
  silent = false

  async open(name: string): Promise<FakeCache> {
    if (this.silent) return unanswered()
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
    if (this.silent) return unanswered()
    for (const [name, cache] of this.caches) {
      if (cacheName !== undefined && name !== cacheName) continue
      const found = await cache.match(request)
      if (found) return found
    }
    return undefined
  }
}

export class FakeCache {
  private readonly entries = new Map<string, Response>()
  /** Set to have the device full. */
  full = false

  async match(request: RequestInfo | URL): Promise<Response | undefined> {
    return this.entries.get(addressOf(request))?.clone()
  }

  async put(request: RequestInfo | URL, response: Response): Promise<void> {
    if (this.full) throw new DOMException('full', 'QuotaExceededError')
    this.entries.set(addressOf(request), response)
  }

  async delete(request: RequestInfo | URL): Promise<boolean> {
    return this.entries.delete(addressOf(request))
  }

  async keys(): Promise<Request[]> {
    return [...this.entries.keys()].map((url) => new Request(url))
  }

  /** The paths that are kept, in order. */
  paths(): string[] {
    return [...this.entries.keys()].map((url) => url.slice(origin.length))
  }
}

const origin = 'https://app.test'

function unanswered(): Promise<never> {
  return new Promise(() => {})
}

function addressOf(request: RequestInfo | URL): string {
  return new URL(request instanceof Request ? request.url : request, origin).href
}
