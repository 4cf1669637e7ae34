import * as v from 'valibot'
import { ServerCode } from '../contract/codes.ts'
import type { BodyOf, DataOf, Endpoint, ParamsOf, QueryOf } from '../contract/endpoint.ts'
import { type SessionKey, sessionKeys } from '../contract/player.ts'
import { type Failure, type Result, success } from '../contract/result.ts'
import { readAnswer, readRetryAfter, type SessionChanges } from './answer.ts'
import { learnServerTime, serverNow } from './clock.ts'
import { isOffline, reportReached, reportUnreachable, whileDoubted } from './connection.ts'
import { clientFailure, failure } from './failure.ts'
import { AttemptRefused, type Delivered, loadKy, send, type Undelivered } from './http-transport.ts'
import { languageAtom } from './preferences.ts'
import { store } from './store.ts'

/** Every call to the operator (section 7). It knows neither screens nor logout: those register here. */

/** Who a call is made for. A retry never goes out for another player than the first attempt did. */
export interface Credentials {
  readonly token: string
  readonly player: string
}

export interface CallOptions<E> {
  readonly query?: QueryOf<E>
  /** Fills the `{name}` parts of the endpoint's path. */
  readonly params?: ParamsOf<E>
  readonly body?: BodyOf<E>
  /** Idempotency key of the player's press; a keyed endpoint does not go out without one. */
  readonly key?: string
  readonly signal?: AbortSignal
  /** One attempt's limit, ms; 15 s when absent. */
  readonly timeoutMs?: number
  /** Whether the request should outlive the page. */
  readonly keepalive?: boolean
  /** In place of the registered ones, to end a session that this tab has already forgotten. */
  readonly credentials?: Credentials
}

/**
 * What an answer says about the session of `token`. `expired`: a 403 of the operator (section 4).
 * `doubtful`: refused in another way, and the init poll will tell.
 */
export type Verdict = 'expired' | 'doubtful'

const timeout = 15_000

let host: string | undefined
let configuring: Promise<unknown> = Promise.resolve()
const { promise: hostKnown, resolve: tellHost } = Promise.withResolvers<void>()
let provideCredentials: () => Credentials | undefined = () => undefined
let onVerdict: (verdict: Verdict, token: string) => void = () => {}
let storeSession: (
  changes: ReadonlyMap<SessionKey, string | null>,
  token: string | undefined,
) => void = () => {}

/** Sets the operator's origin, `front_api_domain` of the configuration. */
export function setApiHost(origin: string): void {
  host = origin
  tellHost()
}

/** Calls made before the operator's origin is known wait for `load`, which sets it or fails, and never rejects. */
export function awaitApiHost(load: Promise<unknown>): void {
  configuring = load
}

/** The operator's origin; undefined before the configuration is there. */
export function apiHost(): string | undefined {
  return host
}

/** Registers who is signed in; asked before every attempt. */
export function registerCredentials(provide: typeof provideCredentials): void {
  provideCredentials = provide
}

/** Registers who hears the operator's verdicts on the session. */
export function registerVerdictHandler(handler: typeof onVerdict): void {
  onVerdict = handler
}

/**
 * Registers who stores an answer's `session` object: only keys of the contract, null removes. `token` is
 * the one the call was made with, so that a late answer cannot bring an ended session back.
 */
export function registerSessionSink(sink: typeof storeSession): void {
  storeSession = sink
}

/** Loads the client ahead of the first call: after the first paint. Never rejects. */
export async function preloadHttp(): Promise<void> {
  await loadKy().catch(() => {})
}

/** Full address of a GET call, for a new tab (section 7); undefined before the configuration is there. */
export function addressOf<E extends Endpoint>(endpoint: E, query?: QueryOf<E>): string | undefined {
  return host === undefined ? undefined : urlOf(host, endpoint, query, {})
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

/**
 * Calls an endpoint of the contract. GET and DELETE send `query` and `body` as query parameters; the others
 * send `body` as JSON text. Never rejects: whatever happens is a `Failure` with a code of section 8.
 */
export async function call<E extends Endpoint>(
  endpoint: E,
  options: CallOptions<E> = {},
): Promise<Result<DataOf<E>>> {
  if (host === undefined) await Promise.race([hostKnown, configuring])
  const credentials = options.credentials ?? provideCredentials()
  const refusal = refuse(endpoint, options.key, credentials)
  if (refusal || host === undefined) return refusal ?? clientFailure('CONFIG_FAILED', 'config.unreachable')
  const { method } = endpoint
  let token = credentials?.token
  const inQuery = method === 'GET' || method === 'DELETE'
  const sending = send({
    method,
    url: urlOf(
      host,
      endpoint,
      inQuery ? { ...asObject(options.body), ...asObject(options.query) } : options.query,
      asObject(options.params),
    ),
    body: inQuery ? undefined : JSON.stringify(options.body ?? {}),
    signal: options.signal,
    timeoutMs: options.timeoutMs ?? timeout,
    keepalive: options.keepalive,
    retry: method === 'GET' || (endpoint.keyed && options.key !== undefined),
    prepare: (headers) => {
      if (isOffline()) throw new AttemptRefused('offline')
      const current = options.credentials ?? provideCredentials()
      if (credentials && current?.player !== credentials.player) throw new AttemptRefused('playerChanged')
      token = current?.token
      writeHeaders(headers, endpoint, options.key, token)
    },
  })
  const delivery = await whileDoubted(sending)
  if (!delivery.ok) return undelivered(endpoint, delivery)
  return readResult(endpoint, delivery, token)
}

function asObject(value: unknown): object {
  return typeof value === 'object' && value !== null ? value : {}
}

/** What needs no network to be refused. */
function refuse(
  endpoint: Endpoint,
  key: string | undefined,
  who: Credentials | undefined,
): Failure | undefined {
  if (endpoint.login && !who) return clientFailure('LOGIN_REQUIRED', 'session.required')
  if (endpoint.keyed && key === undefined) return clientFailure('CLIENT_EXCEPTION', 'request.keyMissing')
  return isOffline() ? clientFailure('OFFLINE_ERROR', 'network.offline') : undefined
}

function writeHeaders(
  headers: Headers,
  endpoint: Endpoint,
  key: string | undefined,
  token: string | undefined,
): void {
  headers.set('accept', 'application/json')
  headers.set('accept-language', store.get(languageAtom))
  headers.set('x-ga-seq', String(serverNow()))
  if (endpoint.contentType) headers.set('content-type', endpoint.contentType)
  else if (endpoint.method !== 'GET' && endpoint.method !== 'DELETE') {
    headers.set('content-type', 'text/plain;charset=UTF-8')
  }
  if (token !== undefined) headers.set('authorization', `Bearer ${token}`)
  if (key !== undefined) headers.set('idempotency-key', key)
}

/** A GET that fails changed nothing; anything else that was sent may have arrived. */
function outcomeOf(endpoint: Endpoint, sent: boolean): Failure['outcome'] {
  return sent && endpoint.method !== 'GET' ? 'unknown' : 'refused'
}

function undelivered(endpoint: Endpoint, { reason, sent }: Undelivered): Failure {
  const outcome = outcomeOf(endpoint, sent)
  if (reason === 'aborted') return clientFailure('CLIENT_EXCEPTION', 'request.aborted', { outcome })
  if (reason === 'playerChanged') {
    return clientFailure('CLIENT_EXCEPTION', 'request.playerChanged', { outcome })
  }
  if (reason === 'offline') return clientFailure('OFFLINE_ERROR', 'network.offline', { outcome })
  reportUnreachable()
  return clientFailure('NETWORK_ERROR', reason === 'timeout' ? 'network.timeout' : 'network.failed', {
    outcome,
  })
}

function readResult<E extends Endpoint>(
  endpoint: E,
  delivery: Delivered,
  token: string | undefined,
): Result<DataOf<E>> {
  const { status, headers, text } = delivery
  const answer = readAnswer(text)
  const outcome = outcomeOf(endpoint, true)
  if (!answer) return unreadable(delivery, outcome)
  learnServerTime(headers.get('date'), delivery.sentAt, delivery.receivedAt)
  reportReached()

  if (answer.ok) {
    const data = v.safeParse(endpoint.data, answer.data)
    if (status >= 300 || !data.success) {
      return clientFailure('CLIENT_EXCEPTION', 'response.invalid', { outcome })
    }
    if (answer.session) storeSession(sessionChanges(answer.session), token)
    return success(data.output as DataOf<E>)
  }

  if (endpoint.login && token !== undefined) {
    if (status === 403) {
      onVerdict('expired', token)
      return clientFailure('SESSION_EXPIRED', 'session.expired')
    }
    // Asked too often is no word about the session, though it has the same code (section 8 has no other).
    const doubtful = status === 401 || (answer.code === ServerCode.authError && status !== 429)
    if (doubtful) onVerdict('doubtful', token)
  }
  const retryAfter = readRetryAfter(headers.get('retry-after'), serverNow())
  // 409 with a time to wait: the first attempt with this key is still under way.
  const undecided = status >= 500 || (status === 409 && retryAfter !== undefined)
  return failure(answer.code, status, answer.message, {
    outcome: undecided ? outcome : 'refused',
    retryAfter,
    details: answer.details,
    fields: answer.fields,
  })
}

/** Not the operator speaking, or not by the contract: a captive portal, a proxy's error page, a broken build. */
function unreadable({ status, headers }: Delivered, outcome: Failure['outcome']): Failure {
  const retryAfter = readRetryAfter(headers.get('retry-after'), serverNow())
  if (status >= 500) {
    return failure(ServerCode.exception, status, 'server.unavailable', { outcome, retryAfter })
  }
  if (headers.get('content-type')?.includes('text/html')) reportUnreachable()
  return clientFailure('CLIENT_EXCEPTION', 'response.invalid', { outcome })
}

function sessionChanges(session: SessionChanges): ReadonlyMap<SessionKey, string | null> {
  const changes = new Map<SessionKey, string | null>()
  for (const key of sessionKeys) {
    const value = Object.hasOwn(session, key) ? session[key] : undefined
    if (value !== undefined) changes.set(key, value === null ? null : String(value))
  }
  return changes
}
