import * as v from 'valibot'
import { ErrorBody, Round, OpenedGame, State, type StudioErrorCode } from '../../shared/protocol.ts'

/**
 * The outcome of a call: data, an error of the server, or no response (offline, cut off, too slow, malformed). After no
 * response, only a repeated call can show what happened.
 */
export type CallResult<T> =
  | { readonly kind: 'data'; readonly data: T }
  | { readonly kind: 'refused'; readonly code: StudioErrorCode; readonly wait: number | undefined }
  | { readonly kind: 'noResponse' }

/** The studio's calls for one game session. They never throw. */
export interface Api {
  open(token: string, gameId: string): Promise<CallResult<OpenedGame>>
  /** @param commitment the pair of seeds that may draw the round; any pair without one */
  spin(key: string, stake: number, commitment?: string): Promise<CallResult<Round>>
  state(): Promise<CallResult<State>>
  /** Gives a guest the opening demo balance again. */
  refill(): Promise<CallResult<State>>
  /** Says that the player saw how a round ended; losing it only shows the round once more. */
  seen(roundId: string): Promise<void>
}

const timeoutMs = 20_000

/** Calls the studio: GET without a body, POST with one. It never throws. */
export type Call = <Schema extends v.GenericSchema>(
  schema: Schema,
  path: string,
  body?: unknown,
) => Promise<CallResult<v.InferOutput<Schema>>>

/** @param base origin of the studio, for tests; the page's own otherwise */
export function createCall(secret: string, base = ''): Call {
  return async (schema, path, body) => {
    try {
      const response = await fetch(`${base}/api${path}`, {
        method: body === undefined ? 'GET' : 'POST',
        headers: { authorization: `Bearer ${secret}`, 'content-type': 'application/json' },
        ...(body === undefined ? {} : { body: JSON.stringify(body) }),
        cache: 'no-store',
        credentials: 'omit',
        signal: AbortSignal.timeout(timeoutMs),
      })
      const json: unknown = await response.json()
      if (response.ok) {
        const data = v.safeParse(schema, json)
        return data.success ? { kind: 'data', data: data.output } : { kind: 'noResponse' }
      }
      const no = v.safeParse(ErrorBody, json)
      return no.success
        ? { kind: 'refused', code: no.output.error, wait: no.output.wait }
        : { kind: 'noResponse' }
    } catch {
      return { kind: 'noResponse' }
    }
  }
}

/** @param base origin of the studio, for tests; the page's own otherwise */
export function createApi(secret: string, base = ''): Api {
  const call = createCall(secret, base)
  return {
    open: (token, gameId) => call(OpenedGame, '/open', { token, secret, game_id: gameId }),
    spin: (key, stake, commitment) => call(Round, '/spin', { key, stake, commitment }),
    state: () => call(State, '/state'),
    refill: () => call(State, '/refill', {}),
    seen: async (roundId) => {
      await call(v.object({}), `/rounds/${roundId}/seen`, {})
    },
  }
}
