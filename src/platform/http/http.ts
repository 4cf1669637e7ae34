import type { Language } from '../../contract/config.ts'
import type { BodyOf, DataOf, Endpoint, ParamsOf, QueryOf } from '../../contract/endpoint.ts'
import type { SessionKey } from '../../contract/player.ts'
import type { ApiError, Result } from '../../contract/result.ts'
import type { Clock } from '../clock.ts'
import type { Environment } from '../environment.ts'
import { clientError } from './api-error.ts'
import type { ApiHost } from './api-host.ts'
import type { Connection } from './connection.ts'
import type { Requests } from './requests.ts'

/** Every call to the operator (spec §7). */
export interface Http {
  /**
   * Calls an endpoint of the contract. GET and DELETE send `query` and `body` as query parameters; the others send
   * `body` as JSON text. Never rejects: whatever happens is an `ApiError` with a code of spec §8.
   */
  call<E extends Endpoint>(endpoint: E, options?: CallOptions<E>): Promise<Result<DataOf<E>>>
  /** Loads the client ahead of the first call. Never rejects. */
  preload(): Promise<void>
}

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
  /** In place of those of the session, to end a session that this tab has already forgotten. */
  readonly credentials?: Credentials
}

/**
 * How the operator rejected a token. `sessionExpired`: a 403 (spec §4). `sessionUncertain`: rejected in another way;
 * the init poll shows what that means.
 */
export type AuthRejection = 'sessionExpired' | 'sessionUncertain'

/** What calls need from the session. `token` is the one that a call was made with: the session may be another by now. */
export interface Auth {
  /** Undefined when nobody is signed in; asked before every attempt. */
  credentials(): Credentials | undefined
  onRejected(rejection: AuthRejection, token: string): void
  /** An answer's `session` object: only keys of the contract, null removes. */
  onSessionChanges(changes: ReadonlyMap<SessionKey, string | null>, token: string | undefined): void
}

export interface HttpParts {
  readonly auth: Auth
  readonly environment: Pick<Environment, 'fetch'>
  readonly apiHost: ApiHost
  readonly connection: Connection
  readonly clock: Clock
  readonly language: () => Language
}

export function createHttp(parts: HttpParts): Http {
  const { auth, apiHost, connection } = parts
  let loading: Promise<Requests> | undefined

  /** A failed load is tried again by the next call. */
  function load(): Promise<Requests> {
    if (!loading) {
      loading = import(/* precache */ './requests.ts').then(({ createRequests }) => createRequests(parts))
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

  /** Refuses a call that no network is needed to refuse. */
  function refuse(
    endpoint: Endpoint,
    key: string | undefined,
    who: Credentials | undefined,
  ): ApiError | undefined {
    if (endpoint.login && !who) return clientError('LOGIN_REQUIRED', 'session.required')
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
