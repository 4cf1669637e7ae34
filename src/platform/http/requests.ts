import * as v from 'valibot'
import { ServerCode } from '@marquee/contract/codes.ts'
import type { DataOf, Endpoint } from '@marquee/contract/endpoint.ts'
import { offers } from '@marquee/contract/features.ts'
import { type SessionKey, sessionKeys } from '@marquee/contract/player.ts'
import { type ApiError, type Result, success } from '@marquee/contract/result.ts'
import { type OperatorResponse, readResponse, readRetryAfter, type SessionChanges } from './response.ts'
import { responseMark } from '@marquee/contract/envelope.ts'
import { parseJson } from '../storage/safe-json.ts'
import { clientError, failure } from './api-error.ts'
import type { CallOptions, Credentials, HttpParts } from './http.ts'
import { AttemptRefused, createTransport, type Delivered, type Undelivered } from './http-transport.ts'

/** The part of a call that needs the network: writes the request, sends it, and reads the response by the contract. */
export interface RequestSender {
  /** Sends a call. `credentials` are those that `http.ts` checked the call with. Never rejects. */
  send<E extends Endpoint>(
    host: string,
    endpoint: E,
    options: CallOptions<E>,
    credentials: Credentials | undefined,
  ): Promise<Result<DataOf<E>>>
}

const defaultTimeoutMs = 15_000

/** Key in local storage: the operator that marks its responses with `responseMark`. */
const markingHostKey = 'response_mark_host'

/** Loaded lazily, because the first screen needs no call. */
export function createRequests(parts: HttpParts): RequestSender {
  const { auth, environment, connection, clock, language, localStore } = parts
  const transport = createTransport(environment)
  const isMarking = (host: string) => localStore.get(markingHostKey) === host

  async function send<E extends Endpoint>(
    host: string,
    endpoint: E,
    options: CallOptions<E>,
    credentials: Credentials | undefined,
  ): Promise<Result<DataOf<E>>> {
    const refusal = refuse(endpoint, credentials)
    if (refusal) return refusal
    const { method } = endpoint
    let token = credentials?.token
    const inQuery = method === 'GET' || method === 'DELETE'
    const delivery = await transport.send({
      method,
      url: urlOf(
        host,
        endpoint,
        inQuery ? { ...asObject(options.body), ...asObject(options.query) } : options.query,
        asObject(options.params),
      ),
      body: inQuery ? undefined : bodyOf(options.body),
      signal: options.signal,
      timeoutMs: options.timeoutMs ?? defaultTimeoutMs,
      keepalive: options.keepalive,
      retry:
        method === 'GET' ||
        method === 'PUT' ||
        endpoint.repeatable === true ||
        (endpoint.keyed && options.key !== undefined),
      prepare: (headers) => {
        if (connection.isOffline()) throw new AttemptRefused('offline')
        const current = options.credentials ?? auth.credentials()
        if (credentials && current?.player !== credentials.player) throw new AttemptRefused('playerChanged')
        token = current?.token
        writeHeaders(headers, endpoint, options, token)
      },
    })
    return delivery.ok ? readResult(host, endpoint, delivery, token) : undelivered(endpoint, delivery)
  }

  /** The error of a call that the site's configuration rules out: nothing is sent. */
  function refuse(
    { feature, login, forVisitors }: Endpoint,
    credentials: Credentials | undefined,
  ): ApiError | undefined {
    const site = parts.site()
    if (feature && !offers(site, feature))
      return clientError('CLIENT_EXCEPTION', 'feature.notOffered', { status: 404 })
    const isOpen = forVisitors === true && site?.VARIABLES.public_lists === true
    return login && !credentials && !isOpen ? clientError('LOGIN_REQUIRED', 'session.required') : undefined
  }

  function writeHeaders(
    headers: Headers,
    endpoint: Endpoint,
    { body, key }: Pick<CallOptions<Endpoint>, 'body' | 'key'>,
    token: string | undefined,
  ): void {
    headers.set('accept', 'application/json')
    headers.set('accept-language', language())
    headers.set('x-ga-seq', String(clock.now()))
    if (endpoint.contentType) headers.set('content-type', endpoint.contentType)
    else if (endpoint.method !== 'GET' && endpoint.method !== 'DELETE') {
      headers.set('content-type', body instanceof Blob ? body.type : 'text/plain;charset=UTF-8')
    }
    if (token !== undefined) headers.set('authorization', `Bearer ${token}`)
    if (key !== undefined) headers.set('idempotency-key', key)
  }

  function undelivered(endpoint: Endpoint, { reason, sent }: Undelivered): ApiError {
    const outcome = outcomeOf(endpoint, sent)
    if (reason === 'aborted') return clientError('CLIENT_EXCEPTION', 'request.aborted', { outcome })
    if (reason === 'playerChanged') {
      return clientError('CLIENT_EXCEPTION', 'request.playerChanged', { outcome })
    }
    if (reason === 'offline') return clientError('OFFLINE_ERROR', 'network.offline', { outcome })
    connection.reportUnreachable()
    return clientError('NETWORK_ERROR', reason === 'timeout' ? 'network.timeout' : 'network.failed', {
      outcome,
    })
  }

  /**
   * The result of a response, and what it says about the session. For a call with a token:
   * - without the mark, from an operator that marks its responses: from a gateway, so `unreadable` unless it is a 429
   * - 403: the operator rejected the session
   * - 401: the session is uncertain, and is checked
   *
   * Where an earlier attempt of a keyed call got no response, only a success decides about it: an operator may refuse a repeat,
   * for example because the session ended meanwhile, although it carried out the first attempt.
   */
  function readResult<E extends Endpoint>(
    host: string,
    endpoint: E,
    delivery: Delivered,
    token: string | undefined,
  ): Result<DataOf<E>> {
    const { status, headers, text, picture, isRepeat } = delivery
    const outcome = outcomeOf(endpoint, true)
    const ofRefusal = isRepeat ? outcome : 'refused'
    const isForSession = endpoint.login && token !== undefined
    const isMarked = headers.has(responseMark)
    if (isMarked && !isMarking(host)) localStore.set(markingHostKey, host)
    // A 429 of a gateway is respected.
    if (isForSession && !isMarked && isMarking(host) && status !== 429) return unreadable(delivery, outcome)
    const response: OperatorResponse | undefined = picture
      ? { ok: true, data: picture, session: undefined }
      : readResponse(text)
    if (isForSession && status === 403 && (response || isBareRefusal(delivery))) {
      auth.onRejected('sessionExpired', token, response?.ok === false ? response.message : undefined)
      return clientError('SESSION_EXPIRED', 'session.expired', { outcome: ofRefusal })
    }
    if (!response) return unreadable(delivery, outcome)
    clock.sync(headers.get('date'), delivery.sentAt, delivery.receivedAt)
    connection.reportReached()

    if (response.ok) {
      const data = v.safeParse(endpoint.data, response.data)
      if (status >= 300 || !data.success) {
        return clientError('CLIENT_EXCEPTION', 'response.invalid', { outcome })
      }
      // The operator stopped marking its responses: otherwise every call with a token would fail.
      if (!endpoint.login && !isMarked && isMarking(host)) localStore.remove(markingHostKey)
      if (response.session) auth.onSessionChanges(sessionChanges(response.session), token)
      return success(data.output as DataOf<E>)
    }

    if (isForSession) {
      // 429 does not concern the session, whatever its code (spec §8 has none for it).
      const isUncertain = status === 401 || (response.code === ServerCode.authError && status !== 429)
      if (isUncertain) auth.onRejected('sessionUncertain', token)
    }
    const retryAfter = readRetryAfter(headers.get('retry-after'), clock.now())
    // 409 with `Retry-After`: the first attempt with this key is still running.
    const isRunning = status >= 500 || (status === 409 && retryAfter !== undefined)
    return failure(response.code, status, response.message, {
      outcome: isRunning ? outcome : ofRefusal,
      retryAfter,
      details: response.details,
      fields: response.fields,
    })
  }

  /** The error for a response that does not fit the contract: from a captive portal, a proxy or a broken build. */
  function unreadable({ status, headers }: Delivered, outcome: ApiError['outcome']): ApiError {
    const retryAfter = readRetryAfter(headers.get('retry-after'), clock.now())
    if (status >= 500) {
      return failure(ServerCode.exception, status, 'server.unavailable', { outcome, retryAfter })
    }
    if (headers.get('content-type')?.includes('text/html')) connection.reportUnreachable()
    return clientError('CLIENT_EXCEPTION', 'response.invalid', { outcome })
  }

  return { send }
}

function urlOf(origin: string, endpoint: Endpoint, query: unknown, params: object): string {
  const filled = new Map(Object.entries(params))
  const path = endpoint.path.replaceAll(/\{(\w+)\}/g, (_, name: string) =>
    encodeURIComponent(String(filled.get(name) ?? '')),
  )
  const url = new URL(path, origin)
  for (const [name, value] of Object.entries(query ?? {})) {
    if (value !== undefined && value !== null) url.searchParams.append(name, String(value))
  }
  return url.href
}

/** Bytes as they are, anything else as JSON. */
function bodyOf(body: unknown): string | Blob {
  return body instanceof Blob ? body : JSON.stringify(body ?? {})
}

function asObject(value: unknown): object {
  return typeof value === 'object' && value !== null ? value : {}
}

/** Whether a refusal has no envelope and no page: nothing, or JSON. */
function isBareRefusal({ headers, text }: Delivered): boolean {
  if (headers.get('content-type')?.includes('text/html')) return false
  return text.trim() === '' || parseJson(text) !== undefined
}

/** The outcome of a failed call. A keyed request that was sent may have arrived; a repeat of any other does no harm. */
function outcomeOf(endpoint: Endpoint, sent: boolean): ApiError['outcome'] {
  return sent && endpoint.keyed ? 'unknown' : 'refused'
}

function sessionChanges(session: SessionChanges): ReadonlyMap<SessionKey, string | null> {
  const changes = new Map<SessionKey, string | null>()
  for (const key of sessionKeys) {
    const value = Object.hasOwn(session, key) ? session[key] : undefined
    if (value !== undefined) changes.set(key, value === null ? null : String(value))
  }
  return changes
}
