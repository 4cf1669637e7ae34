import DataLoader from 'dataloader'
import { eq, sql } from 'drizzle-orm'
import { Hono } from 'hono'
import type * as v from 'valibot'
import { maskAccount } from '@marquee/contract/masking.ts'
import type { UserInfo } from '@marquee/contract/player.ts'
import { termsDue } from '../account/terms.ts'
import { readToken } from '../auth/guard.ts'
import { endReason, isActiveSession } from '../auth/sessions.ts'
import { sessionExpired } from '../auth/tokens.ts'
import type { Db } from '../database/db.ts'
import { respondA } from '../http/envelope.ts'
import { toWire } from '../ledger/money.ts'
import { activeStopOf, stopOf } from '../protection/stops.ts'
import { requirementNow } from '../wallet/wagering-requirement.ts'
import { accounts, players, sessions, walletRequests, wallets } from '../database/schema.ts'
import { siteVariables } from '../site/site-config.ts'
import type { AppEnv, Services } from '../services.ts'
import { memos } from '../support/schema.ts'

/** The call that the app polls every 10 s (`/main/init`). */
export function mainRoutes(services: Services): Hono<AppEnv> {
  const app = new Hono<AppEnv>()
  const init = initLoader(services.db)
  const site = siteVariables(services.settings.siteOverrides)

  app.get('/init', async (c) => {
    const now = services.clock()
    const { sessionId, playerId } = await readToken(services, c, now)
    const row = await init.load({ sessionId, playerId, now })
    if (!row) throw sessionExpired(await endReason(services.db, sessionId, playerId))
    const { rollingLeft, rollingTotal } = requirementNow(row, row.stop)
    c.set('player', { id: playerId, username: row.username, sessionId })
    const ui: v.InferInput<typeof UserInfo> = {
      name: row.nickname,
      username: row.username,
      amount: toWire(row.cash),
      rolling: toWire(rollingLeft),
      rolling_total: toWire(rollingTotal),
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
      terms_due: termsDue(site, row.termsVersion),
      stop: stopOf(row.stop),
    }
    return respondA(c, { ui })
  })

  return app
}

interface Poll {
  readonly sessionId: string
  readonly playerId: string
  readonly now: Date
}

/** Reads what init responds with. Polls that arrive at the same time share a query; `undefined` without an active session. */
function initLoader(db: Db) {
  const init = prepareInit(db)
  const load = async (polls: readonly Poll[]) => {
    const rows = await init.execute({
      sessionIds: polls.map(({ sessionId }) => sessionId),
      playerIds: polls.map(({ playerId }) => playerId),
      times: polls.map(({ now }) => now.toISOString()),
    })
    const byNumber = new Map(rows.map((row) => [row.number, row]))
    return polls.map((_, index) => byNumber.get(index + 1))
  }
  return new DataLoader(load, { cache: false, maxBatchSize: 100, batchScheduleFn: setImmediate })
}

/**
 * By far the most frequent query: session, player, balances and counts in one row for each poll, without one where there is
 * no active session. Prepared, because building it takes longer than running it. `times` are ISO texts.
 */
function prepareInit(db: Db) {
  const polls = sql`unnest(${sql.placeholder('sessionIds')}::uuid[], ${sql.placeholder('playerIds')}::uuid[],
    ${sql.placeholder('times')}::timestamptz[]) with ordinality as polls(session_id, player_id, at, number)`
  return db
    .select({
      number: sql`polls.number`.mapWith(Number),
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
      stop: activeStopOf(players.id, sql`polls.at`),
      unread: sql<number>`(select count(*)::int from ${memos}
        where player_id = ${players.id} and read_at is null and deleted_at is null)`,
      changesVersion: players.changesVersion,
      withdrawing: sql`(select coalesce(sum(amount), 0)::bigint from ${walletRequests}
        where player_id = ${players.id} and kind = 'withdraw' and status = 'waiting')`.mapWith(BigInt),
    })
    .from(polls)
    .innerJoin(sessions, isActiveSession(sql`polls.session_id`, sql`polls.player_id`, sql`polls.at`))
    .innerJoin(players, eq(players.id, sessions.playerId))
    .innerJoin(wallets, eq(wallets.playerId, players.id))
    .prepare('main_init')
}

function balanceOf(kind: 'cash' | 'points') {
  const balance = sql`(select balance from ${accounts}
    where player_id = ${players.id} and kind = ${kind} and currency = ${players.currency})`
  return balance.mapWith((value: string | null) => BigInt(value ?? 0))
}
