import type { Context, MiddlewareHandler } from 'hono'
import { concurrencyLimit } from './concurrency-limit.ts'
import { StudioError } from './studio-error.ts'

/** How many calls begin in a second, and how many are under way at a time. */
export interface CallLimits {
  readonly perSession: number
  /** Several people of one household or office share an address. */
  readonly perAddress: number
}

export const defaultCallLimits: CallLimits = { perSession: 16, perAddress: 64 }

type AddressOf = (c: Context) => string

/** When a call that was refused may be sent again, ms. */
const retryMs = 1_000

/** Counts of keys, which begin again every `ms`. */
function countsIn(ms: number) {
  const counts = new Map<string, number>()
  let endsAt = -Infinity
  return {
    of(key: string): number {
      if (performance.now() >= endsAt) {
        counts.clear()
        endsAt = performance.now() + ms
      }
      return counts.get(key) ?? 0
    },
    add: (key: string) => void counts.set(key, (counts.get(key) ?? 0) + 1),
    left: () => endsAt - performance.now(),
  }
}

/**
 * Counts a call of a key until the returned function is called; `undefined` beyond the limit. Calls under way alone would not do: where the
 * database is in this process, each one is over before the next one is read.
 */
function callLimit(most: number): (key: string) => (() => void) | undefined {
  const begun = countsIn(1_000)
  const underWay = concurrencyLimit(most)
  return (key) => {
    if (begun.of(key) >= most) return undefined
    const leave = underWay(key)
    if (leave !== undefined) begun.add(key)
    return leave
  }
}

/**
 * Refuses calls of a game session, or of an address, beyond the limits. An event stream is under way until it begins: open ones have a
 * limit of their own.
 */
export function limitCalls({ perSession, perAddress }: CallLimits, addressOf: AddressOf): MiddlewareHandler {
  const sessions = callLimit(perSession)
  const addresses = callLimit(perAddress)
  return async (c, next) => {
    const secret = c.req.header('authorization')
    const leaveSession = secret === undefined ? () => undefined : sessions(secret)
    if (leaveSession === undefined) throw new StudioError('too_soon', retryMs)
    const leaveAddress = addresses(addressOf(c))
    try {
      if (leaveAddress === undefined) throw new StudioError('too_soon', retryMs)
      return await next()
    } finally {
      leaveSession()
      leaveAddress?.()
    }
  }
}

/** Launch tokens of an address that the operator may refuse in a minute. */
const mostRefusedTokens = 20

/** Runs the operator's check of a launch token, which is `undefined` for a token that it refuses. */
export type TokenLimit = <T>(check: () => Promise<T | undefined>) => Promise<T | undefined>

/** Refuses an address whose launch tokens were refused again and again, before the operator is called. */
export function limitRefusedTokens(addressOf: AddressOf): (c: Context) => TokenLimit {
  const refused = countsIn(60_000)
  return (c) => async (check) => {
    const address = addressOf(c)
    if (refused.of(address) >= mostRefusedTokens) throw new StudioError('too_soon', refused.left())
    const checked = await check()
    if (checked === undefined) refused.add(address)
    return checked
  }
}
