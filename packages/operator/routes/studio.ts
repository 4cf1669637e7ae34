import { eq } from 'drizzle-orm'
import { type Context, Hono } from 'hono'
import * as v from 'valibot'
import { ServerCode } from '@marquee/contract/codes.ts'
import {
  BalanceQuery,
  demoCurrency,
  studioHeaders,
  type StudioPlayer,
  StudioTicket,
  type WalletResponse,
  WalletMove,
} from '@marquee/contract/studio.ts'
import { recordActivity } from '../auth/sessions.ts'
import { isUuid } from '../auth/tokens.ts'
import { respondB } from '../http/envelope.ts'
import { parseBody, readQuery, readText } from '../http/input.ts'
import { isGuest, redeemGuestLaunch } from '../games/guest-launches.ts'
import { redeemLaunch } from '../games/launches.ts'
import { notFound, RequestError } from '../http/request-error.ts'
import { players } from '../database/schema.ts'
import type { AppEnv, Services } from '../services.ts'
import { isSignedStudioCall } from '@marquee/contract/studio-signature.ts'
import { pointsPermilleOf } from '../wallet/points-by-game.ts'
import { siteRules } from '../wallet/site-rules.ts'
import { isSessionActive, sessionEndedResponse } from '../games/game-sessions.ts'
import { balance, credit, debit, rollback } from '../games/seamless-wallet.ts'

// Strict: an unknown field (such as a currency) could change the meaning.
const Move = v.strictObject(WalletMove.entries)
const Ticket = v.strictObject(StudioTicket.entries)

/** The seamless wallet that game studios call, server to server (`/studio`). Every call is signed. */
export function studioRoutes(services: Services): Hono<AppEnv> {
  const { db, secrets, lobby, clock } = services
  const { pointsPermille, protection, zone } = siteRules(services.settings.siteOverrides)
  const app = new Hono<AppEnv>()

  const verify = (c: Context, body: string): void => {
    const { pathname, search } = new URL(c.req.url)
    const call = { method: c.req.method, target: `${pathname}${search}`, body }
    const timestamp = c.req.header(studioHeaders.timestamp)
    const signature = c.req.header(studioHeaders.signature)
    if (isSignedStudioCall(secrets.studio, call, timestamp, signature, clock().getTime())) return
    throw new RequestError(401, ServerCode.backendAuthFailed, 'studio.badSignature')
  }

  const readSigned = async <Schema extends v.GenericSchema>(c: Context, schema: Schema) => {
    const text = await readText(c)
    verify(c, text)
    return parseBody(schema, text)
  }

  app.post('/authenticate', async (c) => {
    const { token, game_id } = await readSigned(c, Ticket)
    const guest = redeemGuestLaunch(secrets.tokens, token, game_id, clock())
    if (guest) {
      const { id, lang } = guest
      const demo = { player: id, name: '', game_id, currency: demoCurrency, lang, balance: 0, session: id }
      return respondB(c, demo satisfies StudioPlayer)
    }
    const launch = await redeemLaunch(db, token, game_id, clock())
    if (!launch) throw new RequestError(403, ServerCode.authError, 'studio.launchInvalid')
    const [player] = await db.select().from(players).where(eq(players.id, launch.playerId))
    if (!player) throw notFound('studio.unknownPlayer')
    const { balance: amount } = await balance(db, player.id)
    const response: StudioPlayer = {
      player: player.id,
      name: player.nickname,
      game_id: launch.gameId,
      currency: player.currency,
      lang: launch.lang,
      balance: amount,
      session: launch.sessionId,
    }
    return respondB(c, response)
  })

  /** Reads a signed move of a player's money. A guest has none: whatever session the studio names, nothing is recorded. */
  const readMove = async (c: Context): Promise<WalletMove> => {
    const move = await readSigned(c, Move)
    requirePlayer(move.player)
    return move
  }

  app.post('/credit', async (c) => respondMove(c, await credit(db, await readMove(c))))
  app.post('/rollback', async (c) => respondMove(c, await rollback(db, await readMove(c), clock(), zone)))

  app.post('/debit', async (c) => {
    const move = await readMove(c)
    const game = lobby.game(move.game_id)
    if (!game) throw notFound('game.notFound')
    const rules = { pointsPermille: pointsPermilleOf(pointsPermille, game), protection, atTable: game.live }
    const response = await debit(db, move, clock(), rules)
    // A player who plays is active.
    if (response.status === 'ok' && isUuid(move.session)) {
      await recordActivity(db, move.player, move.session, clock(), services.settings)
    }
    return respondMove(c, response)
  })

  app.get('/balance', async (c) => {
    verify(c, '')
    const { player, session } = readQuery(c, BalanceQuery)
    requirePlayer(player)
    if (session !== undefined && !(await isSessionActive(db, { player, session }, clock()))) {
      return respondB(c, sessionEndedResponse)
    }
    return respondB(c, await balance(db, player))
  })

  return app
}

function respondMove(c: Context<AppEnv>, response: WalletResponse): Response {
  c.set('outcome', response.status)
  return respondB(c, response)
}

/** @throws RequestError 403 for a guest of a demo game, whose demo money the studio keeps itself */
function requirePlayer(player: string): void {
  if (isGuest(player)) throw new RequestError(403, ServerCode.authError, 'studio.guestHasNoMoney')
}
