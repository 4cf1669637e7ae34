import { setTimeout as delay } from 'node:timers/promises'
import type { DevTools, Parameters } from './devtools.ts'
import { type PageNotes, watchSource } from './page-watch.ts'
import { timeouts, type Profile } from './profile.ts'
import { received, Traffic } from './traffic.ts'

export interface PageOptions {
  readonly profile: Profile
  /** What the page must show and hold to count as usable. */
  readonly selector: string
  readonly ready?: string | undefined
  readonly offline?: boolean
  /** What session storage holds when a page of the site opens. */
  readonly session?: Readonly<Record<string, string>> | undefined
}

/** One load, in milliseconds and bytes; null where the page never got there. */
export interface Load {
  readonly firstPaint: number | null
  readonly largestPaint: number | null
  readonly usable: number | null
  readonly blocking: number | null
  readonly layoutShift: number
  readonly jsBytes: number
  readonly bytes: number
  readonly bytesUntilUsable: number
}

interface Attached {
  readonly sessionId: string
  readonly waitingForDebugger: boolean
  readonly targetInfo: { readonly targetId: string; readonly type: string; readonly url: string }
}

const longTaskMs = 50

/** A tab under emulation of a phone, its network and its slow processor. */
export class EmulatedPage {
  readonly #devtools: DevTools
  readonly #options: PageOptions
  readonly #traffic: Traffic
  #network: Parameters
  #target = ''
  #session = ''
  #hasLoaded = false

  private constructor(devtools: DevTools, options: PageOptions) {
    const { downKbps, upKbps, rttMs } = options.profile
    this.#devtools = devtools
    this.#options = options
    this.#network =
      options.offline === true
        ? { offline: true, latency: 0, downloadThroughput: 0, uploadThroughput: 0 }
        : {
            offline: false,
            latency: rttMs,
            downloadThroughput: (downKbps * 1000) / 8,
            uploadThroughput: (upKbps * 1000) / 8,
          }
    this.#traffic = new Traffic(
      devtools,
      (session) => session !== undefined && this.#devtools.workers.has(session),
    )
  }

  /** Opens a tab, throttled from its first request on, and its service worker with it. */
  static async open(devtools: DevTools, options: PageOptions): Promise<EmulatedPage> {
    const page = new EmulatedPage(devtools, options)
    await page.#attach()
    await page.#emulate()
    return page
  }

  async #attach(): Promise<void> {
    const sessions = new Map<string, string>()
    const attached = new Promise<string>((resolve) => {
      const settle = (): void => {
        const session = sessions.get(this.#target)
        if (session !== undefined) resolve(session)
      }
      this.#devtools.on('Target.attachedToTarget', (parameters) => {
        const { sessionId, targetInfo, waitingForDebugger } = parameters as unknown as Attached
        if (targetInfo.type === 'page') {
          sessions.set(targetInfo.targetId, sessionId)
          settle()
        } else {
          void this.#adopt(sessionId, targetInfo.type, waitingForDebugger)
        }
      })
      void this.#devtools
        .send('Target.setAutoAttach', {
          autoAttach: true,
          waitForDebuggerOnStart: true,
          flatten: true,
          filter: [
            { type: 'browser', exclude: true },
            { type: 'tab', exclude: true },
            { type: 'page' },
            // Offline the network is dead by proxy: a worker that waits to be attached would only cost time.
            { type: 'service_worker', exclude: this.#options.offline === true },
            { exclude: true },
          ],
        })
        .then(() => this.#devtools.send<{ targetId: string }>('Target.createTarget', { url: 'about:blank' }))
        .then(({ targetId }) => {
          this.#target = targetId
          settle()
        })
    })
    this.#session = await attached
    this.#devtools.on('Page.loadEventFired', (_, session) => {
      if (session === this.#session) this.#hasLoaded = true
    })
    // A stopped worker starts again under its old session, and waits once more.
    this.#devtools.on('Inspector.targetReloadedAfterCrash', (_, session) => {
      if (session !== undefined && this.#devtools.workers.has(session)) {
        void this.#adopt(session, 'service_worker', true)
      }
    })
  }

  /** Throttles a worker or frame before it runs its first line. */
  async #adopt(session: string, type: string, waits: boolean): Promise<void> {
    if (type === 'service_worker') this.#devtools.workers.add(session)
    const jobs = [
      this.#devtools.send('Network.enable', {}, session),
      this.#devtools.send('Network.emulateNetworkConditions', this.#network, session),
    ]
    if (type === 'iframe') {
      jobs.push(
        this.#devtools.send('Emulation.setCPUThrottlingRate', { rate: this.#options.profile.cpu }, session),
      )
    }
    // A target may end while it is being set up; there is nothing left to throttle then.
    await Promise.allSettled(jobs)
    if (waits) await Promise.allSettled([this.#devtools.send('Runtime.runIfWaitingForDebugger', {}, session)])
  }

  async #emulate(): Promise<void> {
    const { cpu, height, pixelRatio, width } = this.#options.profile
    for (const domain of ['Page', 'Network', 'Inspector', 'ServiceWorker'])
      await this.#send(`${domain}.enable`)
    await this.#send('Runtime.runIfWaitingForDebugger')
    await this.#send('Target.setAutoAttach', {
      autoAttach: true,
      waitForDebuggerOnStart: true,
      flatten: true,
      filter: [{ type: 'service_worker', exclude: true }, {}],
    })
    await this.#send('Emulation.setDeviceMetricsOverride', {
      width,
      height,
      deviceScaleFactor: pixelRatio,
      mobile: true,
    })
    await this.#send('Emulation.setTouchEmulationEnabled', { enabled: true })
    await this.#send('Emulation.setFocusEmulationEnabled', { enabled: true })
    await this.#send('Emulation.setCPUThrottlingRate', { rate: cpu })
    await this.#send('Network.emulateNetworkConditions', this.#network)
    const session = JSON.stringify(Object.entries(this.#options.session ?? {}))
    await this.#send('Page.addScriptToEvaluateOnNewDocument', {
      source: `if (location.protocol === 'https:') for (const entry of ${session}) sessionStorage.setItem(...entry)`,
    })
    await this.#send('Page.addScriptToEvaluateOnNewDocument', {
      source: watchSource(this.#options.selector, this.#options.ready),
    })
    await this.#send('Page.bringToFront')
  }

  /** Navigates and waits until loaded, with network and main thread quiet. */
  async load(url: string): Promise<Load> {
    const deadline = Date.now() + timeouts.load
    let error: string | undefined
    const navigation = this.#send<{ errorText?: string }>('Page.navigate', { url }, timeouts.load)
    navigation.then(
      ({ errorText }) => (error = errorText),
      (reason: unknown) => (error = String(reason)),
    )
    let notes: PageNotes | null = null
    while (Date.now() < deadline && error === undefined) {
      await delay(100)
      if (!this.#hasLoaded || this.#traffic.isBusy) continue
      const quietFor = Date.now() - this.#traffic.lastPage
      if (quietFor < timeouts.idle) continue
      notes = await this.#notes()
      if (notes !== null && (await this.#isIdle(notes)) && (notes.usable !== null || quietFor > 8000)) break
    }
    return this.#summarise(notes ?? (await this.#notes()))
  }

  async #isIdle({ long }: PageNotes): Promise<boolean> {
    const now = await this.evaluate<number>('performance.now()')
    const lastEnd = Math.max(0, ...long.map(([start, duration]) => start + duration))
    return now - lastEnd >= timeouts.idle
  }

  #notes(): Promise<PageNotes | null> {
    return this.evaluate<PageNotes | null>('window.benchNotes ?? null').catch(() => null)
  }

  #summarise(notes: PageNotes | null): Load {
    const paint = notes?.firstPaint ?? null
    // An element counts from the frame that is on the screen.
    const seen = notes?.usable ?? null
    const usable = seen === null ? null : Math.max(seen, paint ?? 0)
    const { total, js } = received(this.#traffic.page.values())
    return {
      firstPaint: paint,
      largestPaint: notes?.largestPaint ?? null,
      usable,
      blocking: paint === null ? null : blockingAfter(paint, notes?.long ?? []),
      layoutShift: notes?.layoutShift ?? 0,
      jsBytes: js,
      bytes: total,
      bytesUntilUsable: usable === null ? total : received(this.#traffic.page.values(), usable).total,
    }
  }

  /** Bytes of live objects after a collection. */
  async heap(): Promise<number> {
    await this.#send('HeapProfiler.enable')
    await this.#send('HeapProfiler.collectGarbage')
    await this.#send('HeapProfiler.collectGarbage')
    return (await this.#send<{ usedSize: number }>('Runtime.getHeapUsage')).usedSize
  }

  /** Waits, unthrottled, until the service worker is active and has fetched what it wants. */
  async untilWorkerIsQuiet(): Promise<void> {
    this.#network = { offline: false, latency: 0, downloadThroughput: -1, uploadThroughput: -1 }
    await this.#send('Emulation.setCPUThrottlingRate', { rate: 1 })
    await Promise.allSettled(
      [this.#session, ...this.#devtools.workers].map((session) =>
        this.#devtools.send('Network.emulateNetworkConditions', this.#network, session),
      ),
    )
    const start = Date.now()
    while (Date.now() - start < timeouts.worker) {
      const state = await this.evaluate<string>(workerState)
      const quietFor = Date.now() - Math.max(this.#traffic.lastWorker, this.#traffic.lastPage)
      if (state === 'activated' && quietFor > timeouts.idle) return
      if (state === 'none' && Date.now() - start > timeouts.noWorker) return
      await delay(250)
    }
  }

  /** Bytes in the page's caches, decoded. */
  cacheBytes(): Promise<number> {
    return this.evaluate<number>(cachedBytes, timeouts.worker)
  }

  async stopWorkers(): Promise<void> {
    await this.#send('ServiceWorker.stopAllWorkers')
    await delay(300)
  }

  async evaluate<Result>(expression: string, timeoutMs?: number): Promise<Result> {
    const response = await this.#send<{ result: { value: Result }; exceptionDetails?: { text: string } }>(
      'Runtime.evaluate',
      { expression, awaitPromise: true, returnByValue: true },
      timeoutMs,
    )
    if (response.exceptionDetails !== undefined) throw new Error(response.exceptionDetails.text)
    return response.result.value
  }

  async close(): Promise<void> {
    await this.#devtools.send('Target.closeTarget', { targetId: this.#target })
    this.#devtools.off()
  }

  #send<Result = unknown>(method: string, parameters?: Parameters, timeoutMs?: number): Promise<Result> {
    return this.#devtools.send<Result>(method, parameters, this.#session, timeoutMs)
  }
}

/** Total blocking time: what each long task took beyond 50 ms, after the first paint. */
function blockingAfter(paint: number, long: readonly (readonly [number, number])[]): number {
  return long.reduce((sum, [start, duration]) => {
    const from = Math.max(start + longTaskMs, paint)
    return sum + Math.max(0, start + duration - from)
  }, 0)
}

const workerState = `(async () => {
  const registration = await navigator.serviceWorker?.getRegistration()
  if (!registration) return 'none'
  return (registration.installing ?? registration.waiting ?? registration.active)?.state ?? 'none'
})()`

const cachedBytes = `(async () => {
  let bytes = 0
  for (const name of await caches.keys()) {
    const cache = await caches.open(name)
    for (const request of await cache.keys()) bytes += (await (await cache.match(request)).blob()).size
  }
  return bytes
})()`
