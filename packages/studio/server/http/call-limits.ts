import type { Context, MiddlewareHandler } from 'hono'
import { concurrencyLimit } from './concurrency-limit.ts'
import { StudioError } from './studio-error.ts'

/** How many calls run at a time. */
export interface CallLimits {
  readonly perSession: number
  /** Several people of one household or office share an address. */
  readonly perAddress: number
}

export const defaultCallLimits: CallLimits = { perSession: 8, perAddress: 32 }

type AddressOf = (c: Context) => string

/** When a call that was refused may be sent again, ms. */
const retryMs = 1_000

/** Refuses calls of a game session, or of an address, that has as many under way as the limits allow. Event streams have a limit of their own. */
export function limitCalls({ perSession, perAddress }: CallLimits, addressOf: AddressOf): MiddlewareHandler {
  const sessions = concurrencyLimit(perSession)
  const addresses = concurrencyLimit(perAddress)
  return async (c, next) => {
    if (c.req.path.endsWith('/table/events')) return next()
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

/** Launch tokens of an address that may be refused in a minute: each is a call of the operator. */
const mostRefusedTokens = 20
const refusalsMs = 60_000

/** Refuses an address whose launch tokens were refused again and again, before the operator is called. */
export function limitRefusedTokens(addressOf: AddressOf): MiddlewareHandler {
  const refused = new Map<string, number>()
  let endsAt = -Infinity
  return async (c, next) => {
    const now = performance.now()
    if (now > endsAt) {
      refused.clear()
      endsAt = now + refusalsMs
    }
    const address = addressOf(c)
    const count = refused.get(address) ?? 0
    if (count >= mostRefusedTokens) throw new StudioError('too_soon', endsAt - now)
    await next()
    if (c.res.status === 401) refused.set(address, (refused.get(address) ?? 0) + 1)
  }
}
