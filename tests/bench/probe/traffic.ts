import type { DevTools, Parameters } from './devtools.ts'

/** One request as the browser reports it. */
export interface Request {
  readonly url: string
  readonly type: string
  /** Seconds of the browser's monotonic clock. */
  readonly start: number
  end: number | undefined
  /** Bytes on the wire. */
  encoded: number
  mime: string
  failed: boolean
  fromCache: boolean
  fromWorker: boolean
}

interface NetworkEvent {
  readonly requestId: string
  readonly timestamp: number
  readonly type?: string
  readonly encodedDataLength?: number
  readonly request?: { readonly url: string }
  readonly redirectResponse?: { readonly encodedDataLength?: number }
  readonly response?: {
    readonly mimeType: string
    readonly status: number
    readonly fromServiceWorker?: boolean
    readonly fromDiskCache?: boolean
    readonly fromPrefetchCache?: boolean
  }
}

const notNetwork = /^(data|blob|chrome|about|devtools):/

/** Keeps account of the requests of a page (with its frames and workers) and, apart, of its service worker. */
export class Traffic {
  readonly page = new Map<string, Request>()
  readonly worker = new Map<string, Request>()
  lastPage = Date.now()
  lastWorker = Date.now()
  readonly #isWorker: (session: string | undefined) => boolean

  constructor(devtools: DevTools, isWorker: (session: string | undefined) => boolean) {
    this.#isWorker = isWorker
    const listen = (event: string, note: (request: Request, event: NetworkEvent) => void): void => {
      devtools.on(`Network.${event}`, (parameters, session) => {
        const details = parameters as unknown as NetworkEvent
        const request = this.#requests(session).get(details.requestId)
        if (request === undefined) return
        note(request, details)
        this.#touch(session)
      })
    }
    devtools.on('Network.requestWillBeSent', (parameters, session) => this.#begin(parameters, session))
    listen('responseReceived', (request, { response }) => {
      if (response === undefined) return
      request.mime = response.mimeType
      request.failed = response.status >= 400
      request.fromWorker = response.fromServiceWorker === true
      request.fromCache = response.fromDiskCache === true || response.fromPrefetchCache === true
    })
    listen('requestServedFromCache', (request) => {
      request.fromCache = true
    })
    listen('dataReceived', () => undefined)
    listen('loadingFinished', (request, { timestamp, encodedDataLength = 0 }) => {
      request.end = timestamp
      request.encoded += encodedDataLength
    })
    listen('loadingFailed', (request, { timestamp }) => {
      request.end = timestamp
      request.failed = true
    })
  }

  /** Whether a request of the page is still under way, streams aside. */
  get isBusy(): boolean {
    return Array.from(this.page.values()).some(
      ({ end, type }) => end === undefined && !/WebSocket|EventSource|Ping/.test(type),
    )
  }

  #begin(parameters: Parameters, session: string | undefined): void {
    const { requestId, timestamp, type, request, redirectResponse } = parameters as unknown as NetworkEvent
    if (request === undefined || notNetwork.test(request.url)) return
    const requests = this.#requests(session)
    const before = redirectResponse === undefined ? 0 : (requests.get(requestId)?.encoded ?? 0)
    requests.set(requestId, {
      url: request.url,
      type: type ?? '',
      start: timestamp,
      end: undefined,
      encoded: before + (redirectResponse?.encodedDataLength ?? 0),
      mime: '',
      failed: false,
      fromCache: false,
      fromWorker: false,
    })
    this.#touch(session)
  }

  #requests(session: string | undefined): Map<string, Request> {
    return this.#isWorker(session) ? this.worker : this.page
  }

  #touch(session: string | undefined): void {
    if (this.#isWorker(session)) this.lastWorker = Date.now()
    else this.lastPage = Date.now()
  }
}

/** Bytes that were received, all and JavaScript only, up to a moment after the document's request (ms). */
export function received(
  requests: Iterable<Request>,
  untilMs = Number.POSITIVE_INFINITY,
): { total: number; js: number } {
  const all = [...requests]
  const document = all.find(({ type }) => type === 'Document')
  const origin = document?.start ?? 0
  const wire = all.filter(
    ({ fromCache, fromWorker, failed, end }) =>
      !fromCache && !fromWorker && !failed && end !== undefined && (end - origin) * 1000 <= untilMs,
  )
  const bytes = (list: readonly Request[]): number => list.reduce((sum, { encoded }) => sum + encoded, 0)
  return { total: bytes(wire), js: bytes(wire.filter(({ mime }) => /javascript|ecmascript/.test(mime))) }
}
