import './abort-signal-any.ts'
import ky from 'ky'
import type { Environment } from '../environment.ts'

/** The part of the HTTP client below the contract: sends one request with ky, with retries. */
export interface Transport {
  /** Sends a request; never rejects. */
  send(outgoing: Outgoing): Promise<Delivered | Undelivered>
}

export interface Outgoing {
  readonly method: string
  readonly url: string
  readonly body?: string | Blob | undefined
  readonly signal?: AbortSignal | undefined
  /** Timeout of one attempt, including the body, ms. */
  readonly timeoutMs: number
  /** Whether sending twice is harmless: GET, PUT, a repeatable call, or the same idempotency key. */
  readonly retry: boolean
  /** Whether the request should outlive the page. */
  readonly keepalive?: boolean | undefined
  /** Writes the headers of an attempt, again before each retry. Throws `AttemptRefused` to stop. */
  readonly prepare: (headers: Headers) => void
}

/** Thrown by `prepare` if the attempt must not be sent. `reason` becomes the reason of `Undelivered`. */
export class AttemptRefused extends Error {
  override name = 'AttemptRefused'
  readonly reason: 'offline' | 'playerChanged'

  constructor(reason: AttemptRefused['reason']) {
    super(reason)
    this.reason = reason
  }
}

export interface Delivered {
  readonly ok: true
  readonly status: number
  readonly headers: Headers
  readonly text: string
  /** The body of a response with the content type of a picture, instead of `text`. */
  readonly picture?: Blob
  /** Whether an attempt before this one got no complete response, and may have been carried out. */
  readonly isRepeat: boolean
  /** `performance.now()` around the successful attempt. */
  readonly sentAt: number
  readonly receivedAt: number
}

export interface Undelivered {
  readonly ok: false
  readonly reason: 'network' | 'timeout' | 'aborted' | AttemptRefused['reason']
  /** Whether anything was sent, and may therefore have arrived. */
  readonly sent: boolean
}

const retries = 3
const retryDelayMs = 1000

/** An attempt without a complete response. */
class ConnectionLost extends Error {
  override name = 'ConnectionLost'
}

const defaults = {
  throwHttpErrors: false,
  cache: 'no-store',
  credentials: 'omit',
  // The operator never redirects a call, but captive portals do.
  redirect: 'error',
} as const

export function createTransport(environment: Pick<Environment, 'fetch'>): Transport {
  const client = ky.create(defaults)

  async function send(outgoing: Outgoing): Promise<Delivered | Undelivered> {
    const { method, url, body, signal, timeoutMs, retry, keepalive, prepare } = outgoing
    let attempts = 0
    let sentAt = 0
    let receivedAt = 0

    // ky does not read the body, so it would neither retry a truncated body nor time out a hanging one. Reading the
    // body here makes it a part of the attempt.
    const fetchWhole = async (input: RequestInfo | URL, init?: RequestInit): Promise<Response> => {
      attempts += 1
      sentAt = performance.now()
      try {
        const response = await environment.fetch(input, init)
        const bytes = await response.arrayBuffer()
        receivedAt = performance.now()
        return new Response(hasBody(response) ? bytes : null, response)
      } catch (error) {
        throw error instanceof TypeError
          ? new ConnectionLost('no complete response', { cause: error })
          : error
      }
    }

    try {
      const response = await client(url, {
        method,
        fetch: fetchWhole,
        timeout: timeoutMs,
        ...(body === undefined ? {} : { body }),
        ...(signal ? { signal } : {}),
        ...(keepalive ? { keepalive } : {}),
        retry: {
          limit: retry ? retries : 0,
          methods: ['get', 'post', 'put', 'patch', 'delete'],
          delay: () => retryDelayMs,
          shouldRetry: ({ error }) => error instanceof ConnectionLost,
        },
        hooks: {
          beforeRequest: [({ request }) => prepare(request.headers)],
          beforeRetry: [({ request }) => prepare(request.headers)],
        },
      })
      const { status, headers } = response
      const delivered = { ok: true, status, headers, isRepeat: attempts > 1, sentAt, receivedAt } as const
      if (!headers.get('content-type')?.startsWith('image/')) {
        return { ...delivered, text: await response.text() }
      }
      return { ...delivered, text: '', picture: await response.blob() }
    } catch (error) {
      return { ok: false, sent: attempts > 0, reason: signal?.aborted ? 'aborted' : reasonOf(error) }
    }
  }

  return { send }
}

function hasBody({ status }: Response): boolean {
  return status !== 204 && status !== 205 && status !== 304
}

function reasonOf(error: unknown): Undelivered['reason'] {
  if (error instanceof AttemptRefused) return error.reason
  return error instanceof Error && error.name === 'TimeoutError' ? 'timeout' : 'network'
}
