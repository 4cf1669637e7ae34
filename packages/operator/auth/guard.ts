import type { Context } from 'hono'
import { createMiddleware } from 'hono/factory'
import { ServerCode } from '@marquee/contract/codes.ts'
import { RequestError } from '../http/request-error.ts'
import type { AppEnv, Services, SignedIn } from '../services.ts'
import { endReason, seenPrecision, signedIn, touchSession } from './sessions.ts'
import { sessionExpired, verifyToken } from './tokens.ts'

/**
 * Verifies the token of a call and gives its session and player, without asking whether the session is active.
 *
 * @throws RequestError 401 without a token; 403, which ends the session in the app, for an invalid or expired one
 */
export function readToken(
  { secrets }: Services,
  c: Context<AppEnv>,
  now: Date,
): Promise<{ sessionId: string; playerId: string }> {
  const token = /^Bearer +([\w.~+/=-]+)$/i.exec(c.req.header('authorization') ?? '')?.[1]
  if (token === undefined) {
    throw new RequestError(401, ServerCode.authError, 'auth.tokenMissing', { 'WWW-Authenticate': 'Bearer' })
  }
  return verifyToken(secrets.tokens, token, now)
}

/**
 * Sets `player` for a call with the token of an active session, and records the call as activity. The polled init call
 * does without it: the app polls whether or not the player is there.
 *
 * @throws RequestError as `readToken`; 403 for a session that ended
 */
export async function authorise(services: Services, c: Context<AppEnv>): Promise<SignedIn> {
  const now = services.clock()
  const { db, settings } = services
  const { sessionId, playerId } = await readToken(services, c, now)
  const found = await signedIn(db, sessionId, playerId, now)
  if (!found) throw sessionExpired(await endReason(db, sessionId, playerId))
  const { seenAt, signedInAt, ...player } = found
  if (now.getTime() - seenAt.getTime() >= seenPrecision(settings))
    await touchSession(db, player, now, settings)
  c.set('player', player)
  c.set('signedInAt', signedInAt)
  return player
}

/**
 * Requires a signed-in player; see `authorise`. Many calls of one player at once wait for each other, and not the calls of
 * other players.
 */
export function guard(services: Services) {
  return createMiddleware<AppEnv>(async (c, next) => {
    const { playerId } = await readToken(services, c, services.clock())
    await services.limitPerPlayer(playerId, async () => {
      await authorise(services, c)
      await next()
    })
  })
}
