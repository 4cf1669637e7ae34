import { and, eq, sql } from 'drizzle-orm'
import { Hono } from 'hono'
import type * as v from 'valibot'
import { maskAccount } from '../../src/contract/masking.ts'
import type { UserInfo } from '../../src/contract/player.ts'
import { termsDue } from '../account/terms.ts'
import { readToken } from '../auth/guard.ts'
import { isActive } from '../auth/sessions.ts'
import { sessionExpired } from '../auth/tokens.ts'
import { answerA } from '../http/envelope.ts'
import { toWire } from '../money.ts'
import { accounts, players, sessions, walletRequests, wallets } from '../schema.ts'
import type { AppEnv, Services } from '../services.ts'
import { memos } from '../support/schema.ts'

/** The call that the app polls every 10 s (`/main/init`). */
export function mainRoutes(services: Services): Hono<AppEnv> {
  const app = new Hono<AppEnv>()

  // By far the most frequent call: one query reads session, player and balances.
  app.get('/init', async (c) => {
    const now = services.clock()
    const { sessionId, playerId } = await readToken(services, c, now)
    const rows = await services.db
      .select({
        player: players,
        kind: accounts.kind,
        balance: accounts.balance,
        wallet: wallets,
        expiresAt: sessions.expiresAt,
        idleAt: sessions.idleAt,
        unread: sql<string>`(select count(*) from ${memos}
          where player_id = ${players.id} and read_at is null and deleted_at is null)`,
        withdrawing: sql<string>`(select coalesce(sum(amount), 0) from ${walletRequests}
          where player_id = ${players.id} and kind = 'withdraw' and status = 'waiting')`,
      })
      .from(sessions)
      .innerJoin(players, eq(players.id, sessions.playerId))
      .innerJoin(accounts, and(eq(accounts.playerId, players.id), eq(accounts.currency, players.currency)))
      .innerJoin(wallets, eq(wallets.playerId, players.id))
      .where(isActive(sessionId, playerId, now))
    const [row] = rows
    if (!row) throw sessionExpired('auth.tokenRevoked')
    const { player, wallet } = row
    c.set('player', { id: player.id, username: player.username, sessionId })
    const balanceOf = (kind: string) => toWire(rows.find((one) => one.kind === kind)?.balance ?? 0n)
    const ui: v.InferInput<typeof UserInfo> = {
      name: player.nickname,
      username: player.username,
      amount: balanceOf('cash'),
      rolling: toWire(wallet.rollingLeft),
      rolling_total: toWire(wallet.rollingTotal),
      withdrawing: toWire(BigInt(row.withdrawing)),
      wallet_revision: wallet.revision,
      points: balanceOf('points'),
      bank_code_name: player.bankCodeName,
      bank_account: maskAccount(player.bankAccount),
      bank_name: player.bankHolder,
      create_at: player.createdAt.toISOString(),
      login_at: player.lastLoginAt?.toISOString() ?? null,
      unread_memos: Number(row.unread),
      expires_at: row.expiresAt.toISOString(),
      idle_at: row.idleAt?.toISOString() ?? null,
      terms_due: termsDue(player.termsVersion),
    }
    return answerA(c, { ui })
  })

  return app
}
