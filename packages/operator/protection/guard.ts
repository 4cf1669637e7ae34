import { and, eq, isNull, ne, sql } from 'drizzle-orm'
import type { WalletMove } from '@marquee/contract/studio.ts'
import type { Db } from '../database/db.ts'
import { studioMoves, wallets } from '../database/schema.ts'
import type { WalletRow } from '../wallet/wagering-requirement.ts'
import { brokenLimit } from './limits.ts'
import { advance, type Advanced, checkDueAt, type PlayClock, type SiteClock } from './play-clock.ts'
import type { Refusal } from './refusal.ts'
import { refusalError } from './refusal.ts'
import { playDays } from './schema.ts'
import {
  basesOf,
  readProtectionStatus,
  runningDay,
  secondsOn,
  type ProtectionStatus,
  usageOf,
  waitingDeposits,
} from './protection-status.ts'
import { stopOf } from './stops.ts'

/** What a stake writes to the wallet: by `countStakeOf`, with what it counts. */
export type PlayNotes = Partial<Pick<WalletRow, 'play' | 'limitBases'>>

export interface GuardedStake {
  readonly wallet: WalletRow
  readonly refusal: Refusal | undefined
  readonly notes: PlayNotes
}

/**
 * Whether a player may stake. The caller holds the lock on the player's cash account, and posts the stake in the same transaction.
 * A break and the limits of stake and loss hold every stake; what is about time (limit, pause, reality check, pace) holds the stake
 * that begins a round, and no further one of the same round. The pace is of spins: a bet at a live table neither has nor sets one.
 *
 * @param amount minor units; 0 for a round that costs nothing
 */
export async function guardStake(
  tx: Db,
  { site, atTable }: { readonly site: SiteClock | undefined; readonly atTable: boolean },
  move: WalletMove,
  amount: bigint,
  now: Date,
): Promise<GuardedStake> {
  const status = await readProtectionStatus(tx, move.player, now)
  const { wallet } = status
  const stopped = stopRefusal(status)
  if (stopped || !site) return { wallet, refusal: stopped, notes: {} }
  const advanced = advance(wallet.play, now.getTime(), status.totals, site, 'stake')
  const { clock } = advanced
  const { broken, notes } = await limitRefusal(tx, site, status, clock, amount)
  const pace = atTable ? undefined : paceRefusal(clock, now, site)
  const refusal = broken ?? timeRefusal(status, clock, now, site) ?? pace
  const isSameRound = refusal !== undefined && isAboutTime(refusal) && (await isRoundBegun(tx, move))
  if (refusal && !isSameRound) {
    // The time that was counted and a pause that begins now must last, also if this stake has no other effect.
    if (isAboutTime(refusal)) await savePlay(tx, move.player, advanced, notes)
    return { wallet, refusal, notes: {} }
  }
  await saveDay(tx, move.player, advanced)
  const at = now.getTime()
  const spunAt = isAhead(clock, at, site) ? at : Math.max(clock.spunAt, at)
  const play = isSameRound || atTable ? clock : { ...clock, spunAt }
  return { wallet, refusal: undefined, notes: { ...notes, play } }
}

function stopRefusal({ stop }: ProtectionStatus): Refusal | undefined {
  const found = stopOf(stop)
  if (found === null) return undefined
  return { reason: 'stopped', ...(found.until === null ? {} : { until: found.until }) }
}

async function limitRefusal(
  db: Db,
  { zone }: SiteClock,
  status: ProtectionStatus,
  clock: PlayClock,
  needed: bigint,
): Promise<{ broken: Refusal | undefined; notes: PlayNotes }> {
  const { limits, wallet, account } = status
  if (limits.length === 0) return { broken: undefined, notes: {} }
  const limitBases = await basesOf(db, account, clock.day, zone, wallet.limitBases)
  const seconds = Math.floor(clock.today / 1000)
  const usage = usageOf(status, limitBases, clock.day, zone, { waiting: 0n, seconds })
  const broken =
    brokenLimit(limits, ['stake', 'loss'], usage, needed) ?? brokenLimit(limits, ['time'], usage, 1n)
  return { broken, notes: { limitBases } }
}

function timeRefusal(
  status: ProtectionStatus,
  clock: PlayClock,
  now: Date,
  { rules }: SiteClock,
): Refusal | undefined {
  const at = now.getTime()
  if (clock.pausedUntil > at) return { reason: 'paused', until: new Date(clock.pausedUntil).toISOString() }
  const due = checkDueAt(clock, status.wallet.realityCheck, rules)
  return due !== undefined && at >= due ? { reason: 'checkDue' } : undefined
}

/** Whether the last spin lies further ahead than the pace: it was written by a clock that went back meanwhile. */
function isAhead({ spunAt }: PlayClock, at: number, { rules }: SiteClock): boolean {
  return spunAt > at + rules.spin_ms
}

function paceRefusal(clock: PlayClock, now: Date, site: SiteClock): Refusal | undefined {
  const { rules } = site
  // Two stakes of a player wait for each other's lock in any order: `now` of the second may lie before the first one's.
  if (rules.spin_ms === 0 || isAhead(clock, now.getTime(), site)) return undefined
  const next = clock.spunAt + rules.spin_ms
  return now.getTime() < next ? { reason: 'tooSoon', until: new Date(next).toISOString() } : undefined
}

function isAboutTime({ reason }: Refusal): boolean {
  return reason === 'timeLimit' || reason === 'paused' || reason === 'checkDue' || reason === 'tooSoon'
}

/** Whether another stake of the round was taken and not given back. */
async function isRoundBegun(tx: Db, move: WalletMove): Promise<boolean> {
  const [earlier] = await tx
    .select({ id: studioMoves.transactionId })
    .from(studioMoves)
    .where(
      and(
        eq(studioMoves.playerId, move.player),
        eq(studioMoves.gameId, move.game_id),
        eq(studioMoves.roundId, move.round_id),
        eq(studioMoves.kind, 'debit'),
        eq(studioMoves.status, 'ok'),
        isNull(studioMoves.rolledBackAt),
        ne(studioMoves.transactionId, move.transaction_id),
      ),
    )
    .limit(1)
  return earlier !== undefined
}

/** Writes the clock of a sign of play, and the day that it ended. */
export async function savePlay(
  tx: Db,
  playerId: string,
  advanced: Advanced,
  notes: PlayNotes = {},
): Promise<void> {
  await saveDay(tx, playerId, advanced)
  await tx
    .update(wallets)
    .set({ ...notes, play: advanced.clock })
    .where(eq(wallets.playerId, playerId))
}

async function saveDay(tx: Db, playerId: string, { over }: Advanced): Promise<void> {
  const seconds = Math.floor((over?.ms ?? 0) / 1000)
  if (over === undefined || seconds === 0) return
  await tx
    .insert(playDays)
    .values({ playerId, day: over.day, seconds })
    .onConflictDoUpdate({
      target: [playDays.playerId, playDays.day],
      set: { seconds: sql`greatest(${playDays.seconds}, excluded.seconds)` },
    })
}

/** @throws RequestError 409 `protection.stopped` while a break lasts */
export async function requireNoStop(db: Db, playerId: string, now: Date): Promise<void> {
  const stopped = stopRefusal(await readProtectionStatus(db, playerId, now))
  if (stopped) throw refusalError(stopped)
}

/**
 * Checks a launch before it happens.
 *
 * @throws RequestError 409 `protection.` and the reason: a break, a pause, no time or nothing to stake left
 */
export async function requireLaunch(
  db: Db,
  site: SiteClock | undefined,
  playerId: string,
  now: Date,
): Promise<void> {
  const status = await readProtectionStatus(db, playerId, now)
  const refusal = stopRefusal(status) ?? (site && (await launchRefusal(db, site, status, now)))
  if (refusal) throw refusalError(refusal)
}

async function launchRefusal(
  db: Db,
  site: SiteClock,
  status: ProtectionStatus,
  now: Date,
): Promise<Refusal | undefined> {
  const { clock } = advance(status.wallet.play, now.getTime(), status.totals, site)
  const { broken } = await limitRefusal(db, site, status, clock, 1n)
  if (broken || clock.pausedUntil <= now.getTime()) return broken
  return { reason: 'paused', until: new Date(clock.pausedUntil).toISOString() }
}

/**
 * Checks a deposit that is requested. The caller holds the lock on the player's cash account.
 *
 * @throws RequestError 409 `protection.stopped`, `protection.depositLimit` with what is left, or `protection.limitRequired`
 */
export async function requireDeposit(
  tx: Db,
  site: SiteClock | undefined,
  playerId: string,
  amount: bigint,
  now: Date,
): Promise<void> {
  const status = await readProtectionStatus(tx, playerId, now)
  const { wallet, limits, account } = status
  const stopped = stopRefusal(status)
  if (stopped) throw refusalError(stopped)
  if (!site) return
  const own = limits.filter(({ kind }) => kind === 'deposit')
  if (site.rules.first_deposit_limit === 'required' && own.every((limit) => limit.amount === null)) {
    throw refusalError({ reason: 'limitRequired' })
  }
  if (own.length === 0) return
  const day = runningDay(wallet.play, now, site.zone)
  const limitBases = await basesOf(tx, account, day, site.zone, wallet.limitBases)
  const waiting = await waitingDeposits(tx, playerId)
  const seconds = secondsOn(wallet.play, day)
  const usage = usageOf(status, limitBases, day, site.zone, { waiting, seconds })
  const broken = brokenLimit(limits, ['deposit'], usage, amount)
  if (broken) throw refusalError(broken)
  if (limitBases !== wallet.limitBases) {
    await tx.update(wallets).set({ limitBases }).where(eq(wallets.playerId, playerId))
  }
}
