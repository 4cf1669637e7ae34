import * as v from 'valibot'
import { Refusal, Round, Seat, State, type RefusalCode } from '../protocol.ts'

/**
 * What came of a call: data, the server's no, or silence (offline, cut off, too slow, not what was
 * agreed), after which only asking again can tell what happened.
 */
export type Answer<T> =
  | { readonly kind: 'data'; readonly data: T }
  | { readonly kind: 'refused'; readonly code: RefusalCode; readonly wait: number | undefined }
  | { readonly kind: 'silence' }

/** The studio's calls for one seat. Nothing here throws. */
export interface Api {
  open(token: string, gameId: string): Promise<Answer<Seat>>
  spin(key: string, stake: number): Promise<Answer<Round>>
  state(): Promise<Answer<State>>
  /** Says that the player saw how a round ended; losing it only shows the round once more. */
  seen(roundId: string): Promise<void>
}

const patience = 20_000

/** @param base origin of the studio, for tests; the page's own otherwise */
export function createApi(secret: string, base = ''): Api {
  async function call<Schema extends v.GenericSchema>(
    schema: Schema,
    path: string,
    body?: unknown,
  ): Promise<Answer<v.InferOutput<Schema>>> {
    try {
      const response = await fetch(`${base}/api${path}`, {
        method: body === undefined ? 'GET' : 'POST',
        headers: { authorization: `Bearer ${secret}`, 'content-type': 'application/json' },
        ...(body === undefined ? {} : { body: JSON.stringify(body) }),
        cache: 'no-store',
        credentials: 'omit',
        signal: AbortSignal.timeout(patience),
      })
      const json: unknown = await response.json()
      if (response.ok) {
        const data = v.safeParse(schema, json)
        return data.success ? { kind: 'data', data: data.output } : { kind: 'silence' }
      }
      const no = v.safeParse(Refusal, json)
      return no.success
        ? { kind: 'refused', code: no.output.error, wait: no.output.wait }
        : { kind: 'silence' }
    } catch {
      return { kind: 'silence' }
    }
  }

  return {
    open: (token, gameId) => call(Seat, '/open', { token, secret, game_id: gameId }),
    spin: (key, stake) => call(Round, '/spin', { key, stake }),
    state: () => call(State, '/state'),
    seen: async (roundId) => {
      await call(v.object({}), `/rounds/${roundId}/seen`, {})
    },
  }
}
