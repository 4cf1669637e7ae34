import { eq, sql } from 'drizzle-orm'
import { Hono } from 'hono'
import type * as v from 'valibot'
import { maskAccount } from '@marquee/contract/masking.ts'
import type { UserInfo } from '@marquee/contract/player.ts'
import { termsDue } from '../account/terms.ts'
import { readToken } from '../auth/guard.ts'
import { endOf, isActive } from '../auth/sessions.ts'
import { sessionExpired } from '../auth/tokens.ts'
import type { Db } from '../database/db.ts'
import { answerA } from '../http/envelope.ts'
import { toWire } from '../ledger/money.ts'
import { activeStopOf, stopOf } from '../protection/stops.ts'
import { accounts, players, sessions, walletRequests, wallets } from '../database/schema.ts'
import type { AppEnv, Services } from '../services.ts'
import { memos } from '../support/schema.ts'

/** The call that the app polls every 10 s (`/main/init`). */
export function mainRoutes(services: Services): Hono<AppEnv> {
  const app = new Hono<AppEnv>()
  const init = prepareInit(services.db)

  app.get('/init', async (c) => {
    const now = services.clock()
    const { sessionId, playerId } = await readToken(services, c, now)
    const [row] = await init.execute({ sessionId, playerId, now: now.toISOString() })
    if (!row) throw sessionExpired(await endOf(services.db, sessionId, playerId))
    c.set('player', { id: playerId, username: row.username, sessionId })
    const ui: v.InferInput<typeof UserInfo> = {
      name: row.nickname,
      username: row.username,
      amount: toWire(row.cash),
      rolling: toWire(row.rollingLeft),
      rolling_total: toWire(row.rollingTotal),
      withdrawing: toWire(row.withdrawing),
      wallet_revision: row.revision,
      changes_version: row.changesVersion,
      points: toWire(row.points),
      bank_code_name: row.bankCodeName,
      bank_account: maskAccount(row.bankAccount),
      bank_name: row.bankHolder,
      create_at: row.createdAt.toISOString(),
      login_at: row.lastLoginAt?.toISOString() ?? null,
      unread_memos: row.unread,
      expires_at: row.expiresAt.toISOString(),
      idle_at: row.idleAt?.toISOString() ?? null,
      terms_due: termsDue(row.termsVersion),
      stop: stopOf(row.stop),
    }
    return answerA(c, { ui })
  })

  return app
}

/**
 * By far the most frequent query: session, player, balances and counts in one row. None without an active session.
 * Prepared, because building it takes longer than running it. `now` is an ISO text.
 */
function prepareInit(db: Db) {
  const [sessionId, playerId, now] = [
    sql.placeholder('sessionId'),
    sql.placeholder('playerId'),
    sql.placeholder('now'),
  ]
  return db
    .select({
      username: players.username,
      nickname: players.nickname,
      bankCodeName: players.bankCodeName,
      bankAccount: players.bankAccount,
      bankHolder: players.bankHolder,
      createdAt: players.createdAt,
      lastLoginAt: players.lastLoginAt,
      termsVersion: players.termsVersion,
      rollingLeft: wallets.rollingLeft,
      rollingTotal: wallets.rollingTotal,
      revision: wallets.revision,
      expiresAt: sessions.expiresAt,
      idleAt: sessions.idleAt,
      cash: balanceOf('cash'),
      points: balanceOf('points'),
      stop: activeStopOf(players.id, sql`${now}::timestamptz`),
      unread: sql<number>`(select count(*)::int from ${memos}
        where player_id = ${players.id} and read_at is null and deleted_at is null)`,
      changesVersion: players.changesVersion,
      withdrawing: sql`(select coalesce(sum(amount), 0)::bigint from ${walletRequests}
        where player_id = ${players.id} and kind = 'withdraw' and status = 'waiting')`.mapWith(BigInt),
    })
    .from(sessions)
    .innerJoin(players, eq(players.id, sessions.playerId))
    .innerJoin(wallets, eq(wallets.playerId, players.id))
    .where(isActive(sessionId, playerId, now))
    .prepare('main_init')
}

function balanceOf(kind: 'cash' | 'points') {
  const balance = sql`(select balance from ${accounts}
    where player_id = ${players.id} and kind = ${kind} and currency = ${players.currency})`
  return balance.mapWith((value: string | null) => BigInt(value ?? 0))
}
