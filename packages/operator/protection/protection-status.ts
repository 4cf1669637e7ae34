import { and, desc, eq, sql } from 'drizzle-orm'
import { limitPeriods } from '@marquee/contract/protection.ts'
import { type SiteDay, siteDayOf, startOfSiteDay } from '@marquee/contract/site-day.ts'
import { readPlayer } from '../auth/players.ts'
import type { Db } from '../database/db.ts'
import { lockCash } from '../ledger/ledger.ts'
import { accounts, entries, walletRequests, wallets } from '../database/schema.ts'
import { figure, type RunningTotals, totalsAt } from '../wallet/statement.ts'
import type { WalletRow } from '../wallet/wagering-requirement.ts'
import type { StoredLimit, Usage } from './limits.ts'
import { firstDayOf } from './periods.ts'
import { toStored, type LimitBases, type PlayClock, sinceThen, type Totals } from './play-clock.ts'
import { playLimits } from './schema.ts'
import { activeStopOf, instant, type StopJson } from './stops.ts'

/** The status of a player, in one query. Read under the lock on the player's cash account wherever something follows from it. */
export interface ProtectionStatus {
  readonly wallet: WalletRow
  /** Id of the cash account. */
  readonly account: number
  readonly totals: Totals
  readonly limits: readonly StoredLimit[]
  readonly stop: StopJson | null
}

/**
 * Reads the status of a player.
 *
 * @throws when there is no such player
 */
export async function readProtectionStatus(db: Db, playerId: string, now: Date): Promise<ProtectionStatus> {
  const last = db
    .select({ deposited: entries.deposited, staked: entries.staked, won: entries.won })
    .from(entries)
    .where(eq(entries.accountId, accounts.id))
    .orderBy(desc(entries.position))
    .limit(1)
    .as('last')
  const [found] = await db
    .select({
      wallet: wallets,
      account: accounts.id,
      deposited: figure(last.deposited),
      staked: figure(last.staked),
      won: figure(last.won),
      limits: sql<
        StoredLimit[]
      >`(select coalesce(json_agg(json_build_object('kind', l.kind, 'period', l.period,
        'amount', l.amount, 'imposed', l.imposed, 'changeAmount', l.change_amount, 'changeReadyAt', l.change_ready_at)), '[]')
        from ${playLimits} l where l.player_id = ${wallets.playerId})`,
      stop: activeStopOf(wallets.playerId, instant(now)),
    })
    .from(wallets)
    .innerJoin(accounts, and(eq(accounts.playerId, wallets.playerId), eq(accounts.kind, 'cash')))
    .leftJoinLateral(last, sql`true`)
    .where(eq(wallets.playerId, playerId))
  if (!found) throw new Error('no such wallet')
  const { wallet, account, limits, stop, ...totals } = found
  return { wallet, account, totals, limits, stop }
}

/**
 * The totals at the start of the running day, week and month. They are read once for each day and then stored in the wallet: what is
 * moved from then on counts, whatever the clock of the database says.
 *
 * @param stored those of the wallet; a period that began later than the clock says stays
 */
export async function basesOf(
  db: Db,
  account: number,
  day: SiteDay,
  zone: string,
  stored: LimitBases | null,
): Promise<LimitBases> {
  const from = (period: (typeof limitPeriods)[number]) => firstDayOf(period, day)
  if (stored !== null && limitPeriods.every((period) => stored[period].from >= from(period))) return stored
  const starts = limitPeriods.map((period) => startOfSiteDay(from(period), zone))
  const [dayTotals, weekTotals, monthTotals] = await totalsAt(db, account, starts)
  if (!dayTotals || !weekTotals || !monthTotals) throw new Error('a period without its start')
  const base = (period: (typeof limitPeriods)[number], totals: RunningTotals) => {
    const before = stored?.[period]
    // A period that is running keeps its base: entries that were written meanwhile count in it.
    return before !== undefined && before.from >= from(period)
      ? before
      : { from: from(period), position: Number(totals.position), totals: toStored(totals) }
  }
  return {
    day: base('day', dayTotals),
    week: base('week', weekTotals),
    month: base('month', monthTotals),
  }
}

/** What counts against the player's limits at a moment. */
export function usageOf(
  { totals }: Pick<ProtectionStatus, 'totals'>,
  bases: LimitBases,
  day: SiteDay,
  zone: string,
  { waiting, seconds }: Pick<Usage, 'waiting' | 'seconds'>,
): Usage {
  const moved = {
    day: sinceThen(totals, bases.day.totals),
    week: sinceThen(totals, bases.week.totals),
    month: sinceThen(totals, bases.month.totals),
  }
  return { day, zone, moved, waiting, seconds }
}

/** The running day of a player: the site's, or the wallet's where another process was there already. */
export function runningDay(clock: PlayClock | null, now: Date, zone: string): SiteDay {
  const day = siteDayOf(now, zone)
  return clock !== null && clock.day > day ? clock.day : day
}

/** Seconds that a wallet's clock says were played on `day`. */
export function secondsOn(clock: PlayClock | null, day: SiteDay): number {
  return clock?.day === day ? Math.floor(clock.today / 1000) : 0
}

/** Deposits that wait for the bank, minor units. */
export async function waitingDeposits(db: Db, playerId: string): Promise<bigint> {
  const [row] = await db
    .select({ sum: sql<string>`coalesce(sum(${walletRequests.amount}), 0)::text`.mapWith(BigInt) })
    .from(walletRequests)
    .where(
      and(
        eq(walletRequests.playerId, playerId),
        eq(walletRequests.kind, 'deposit'),
        eq(walletRequests.status, 'waiting'),
      ),
    )
  return row?.sum ?? 0n
}

/** Takes the lock on the player's cash account, and reads the status of the player. */
export async function lockProtectionStatus(tx: Db, playerId: string, now: Date): Promise<ProtectionStatus> {
  const { currency } = await readPlayer(tx, playerId)
  await lockCash(tx, playerId, currency)
  return readProtectionStatus(tx, playerId, now)
}
