import type { Language, SiteConfig } from '@marquee/contract/config.ts'
import type { BodyOf, DataOf, Endpoint, ParamsOf, QueryOf } from '@marquee/contract/endpoint.ts'
import type { SessionKey } from '@marquee/contract/player.ts'
import type { ApiError, Result } from '@marquee/contract/result.ts'
import type { Clock } from '../clock.ts'
import type { Environment } from '../environment.ts'
import type { SafeStorage } from '../storage/storage.ts'
import { clientError } from './api-error.ts'
import type { ApiHost } from './api-host.ts'
import type { Connection } from './connection.ts'
import type { RequestSender } from './requests.ts'

/** Every call to the operator (spec §7). */
export interface Http {
  /**
   * Calls an endpoint of the contract. GET and DELETE send `query` and `body` as query parameters; the others send
   * `body` as JSON text. Never rejects: every failure is an `ApiError` with a code of spec §8.
   */
  call<E extends Endpoint>(endpoint: E, options?: CallOptions<E>): Promise<Result<DataOf<E>>>
  /** Loads the client ahead of the first call. Never rejects. */
  preload(): Promise<void>
}

/** The player of a call, with the token. A retry is never sent for another player than the first attempt. */
export interface Credentials {
  readonly token: string
  readonly player: string
}

export interface CallOptions<E> {
  readonly query?: QueryOf<E>
  /** Fills the `{name}` parts of the endpoint's path. */
  readonly params?: ParamsOf<E>
  readonly body?: BodyOf<E>
  /** Idempotency key of the submission. A call of a keyed endpoint without one is refused. */
  readonly key?: string
  readonly signal?: AbortSignal
  /** Timeout of one attempt, ms; 15 s by default. */
  readonly timeoutMs?: number
  /** Whether the request should outlive the page. */
  readonly keepalive?: boolean
  /** Replaces the credentials of the session, to end a session whose keys this tab has already deleted. */
  readonly credentials?: Credentials
}

/**
 * How the operator rejected a token. `sessionExpired`: a 403 (spec §4), with the operator's mark if it has one.
 * `sessionUncertain`: rejected in another way; the init poll finds out whether the session has ended.
 */
export type AuthRejection = 'sessionExpired' | 'sessionUncertain'

/** The part of the session that calls use. `token` is the token of the call; the session may have changed since. */
export interface Auth {
  /** Undefined if nobody is signed in. Called before every attempt. */
  credentials(): Credentials | undefined
  /** `messageKey` is of the operator's message, which may state the reason. */
  onRejected(rejection: AuthRejection, token: string, messageKey?: string): void
  /** The `session` object of a response: only keys of the contract, null removes. */
  onSessionChanges(changes: ReadonlyMap<SessionKey, string | null>, token: string | undefined): void
}

export interface HttpParts {
  readonly auth: Auth
  readonly environment: Pick<Environment, 'fetch'>
  readonly apiHost: ApiHost
  readonly connection: Connection
  readonly clock: Clock
  readonly localStore: SafeStorage
  readonly language: () => Language
  /** The site's configuration; undefined before it is loaded. */
  readonly site: () => SiteConfig | undefined
}

export function createHttp(parts: HttpParts): Http {
  const { auth, apiHost, connection } = parts
  let loading: Promise<RequestSender> | undefined

  /** A failed load is repeated by the next call. */
  function load(): Promise<RequestSender> {
    if (!loading) {
      loading = import('./requests.ts').then(({ createRequests }) => createRequests(parts))
      loading.catch(() => {
        loading = undefined
      })
    }
    return loading
  }

  async function call<E extends Endpoint>(
    endpoint: E,
    options: CallOptions<E> = {},
  ): Promise<Result<DataOf<E>>> {
    if (apiHost.current() === undefined) await apiHost.ready()
    const host = apiHost.current()
    const credentials = options.credentials ?? auth.credentials()
    const refusal = refuse(endpoint, options.key, credentials)
    if (refusal || host === undefined) return refusal ?? clientError('CONFIG_FAILED', 'config.unreachable')
    const sending = load().then(
      (requests) => requests.send(host, endpoint, options, credentials),
      () => {
        connection.reportUnreachable()
        return clientError('NETWORK_ERROR', 'network.failed')
      },
    )
    return connection.withSlowProbe(sending)
  }

  /** The error of a call that can be refused without a request. */
  function refuse(
    endpoint: Endpoint,
    key: string | undefined,
    who: Credentials | undefined,
  ): ApiError | undefined {
    if (endpoint.login && !who && !endpoint.forVisitors)
      return clientError('LOGIN_REQUIRED', 'session.required')
    if (endpoint.keyed && key === undefined) return clientError('CLIENT_EXCEPTION', 'request.keyMissing')
    return connection.isOffline() ? clientError('OFFLINE_ERROR', 'network.offline') : undefined
  }

  return {
    call,
    async preload() {
      await load().catch(() => {})
    },
  }
}
