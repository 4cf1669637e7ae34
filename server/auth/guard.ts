import type { Context } from 'hono'
import { createMiddleware } from 'hono/factory'
import { ServerCode } from '../../src/contract/codes.ts'
import { Refusal } from '../refusal.ts'
import type { AppEnv, Services, SignedIn } from '../services.ts'
import { signedIn } from './sessions.ts'
import { expired, verifyToken } from './tokens.ts'

/**
 * Sets `player` for a call that carries the token of a living session.
 *
 * @throws Refusal 401 without a token; 403, which ends the session in the app, for one that is wrong, too old or revoked
 */
export async function authorise({ db, secrets, clock }: Services, c: Context<AppEnv>): Promise<SignedIn> {
  const token = /^Bearer +([\w.~+/=-]+)$/i.exec(c.req.header('authorization') ?? '')?.[1]
  if (token === undefined) {
    throw new Refusal(401, ServerCode.authError, 'auth.tokenMissing', { 'WWW-Authenticate': 'Bearer' })
  }
  const now = clock()
  const { sessionId, playerId } = await verifyToken(secrets.tokens, token, now)
  const player = await signedIn(db, sessionId, playerId, now)
  if (!player) throw expired('auth.tokenRevoked')
  c.set('player', player)
  return player
}

/** Lets signed-in players through; see `authorise`. */
export function guard(services: Services) {
  return createMiddleware<AppEnv>(async (c, next) => {
    await authorise(services, c)
    await next()
  })
}
