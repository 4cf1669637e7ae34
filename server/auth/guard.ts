import type { Context } from 'hono'
import { createMiddleware } from 'hono/factory'
import { ServerCode } from '../../src/contract/codes.ts'
import { Refusal } from '../refusal.ts'
import type { AppEnv, Services, SignedIn } from '../services.ts'
import { seenPrecision, signedIn, touchSession } from './sessions.ts'
import { expired, verifyToken } from './tokens.ts'

/**
 * What the token of a call says, once its signature and times held. Whether its session still lives is not known yet.
 *
 * @throws Refusal 401 without a token; 403, which ends the session in the app, for one that is wrong or too old
 */
export function readToken(
  { secrets }: Services,
  c: Context<AppEnv>,
  now: Date,
): Promise<{ sessionId: string; playerId: string }> {
  const token = /^Bearer +([\w.~+/=-]+)$/i.exec(c.req.header('authorization') ?? '')?.[1]
  if (token === undefined) {
    throw new Refusal(401, ServerCode.authError, 'auth.tokenMissing', { 'WWW-Authenticate': 'Bearer' })
  }
  return verifyToken(secrets.tokens, token, now)
}

/**
 * Sets `player` for a call that carries the token of a living session, and counts the call as something that the
 * player did. The polled init call does not come through here: it says nothing about the player being there.
 *
 * @throws Refusal as `readToken`; 403 for a session that ended
 */
export async function authorise(services: Services, c: Context<AppEnv>): Promise<SignedIn> {
  const now = services.clock()
  const { db, settings } = services
  const { sessionId, playerId } = await readToken(services, c, now)
  const found = await signedIn(db, sessionId, playerId, now)
  if (!found) throw expired('auth.tokenRevoked')
  const { seenAt, ...player } = found
  if (now.getTime() - seenAt.getTime() >= seenPrecision(settings))
    await touchSession(db, player, now, settings)
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
