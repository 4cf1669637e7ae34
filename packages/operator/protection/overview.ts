import { and, eq, gte } from 'drizzle-orm'
import type { Playing, Protection } from '@marquee/contract/protection.ts'
import { addDays, type SiteDay } from '@marquee/contract/site-day.ts'
import type { Db } from '../database/db.ts'
import { toWire } from '../ledger/money.ts'
import { readStatement } from '../wallet/statement.ts'
import { savePlay } from './guard.ts'
import { leftOf, shownLimits } from './limits.ts'
import { firstDayOf } from './periods.ts'
import {
  advance,
  atSignIn,
  checkDueAt,
  minutesOf,
  type PlayClock,
  type SiteClock,
  sinceThen,
  type Totals,
} from './play-clock.ts'
import { playDays } from './schema.ts'
import {
  basesOf,
  lockProtectionStatus,
  readProtectionStatus,
  runningDay,
  secondsOn,
  type ProtectionStatus,
  usageOf,
  waitingDeposits,
} from './protection-status.ts'
import { stopOf } from './stops.ts'

/** Days that a player sees back, the running one included. */
const shownDays = 31

/** The protection status of the player. */
export async function readProtection(
  db: Db,
  { rules, zone }: SiteClock,
  playerId: string,
  now: Date,
): Promise<Protection> {
  const status = await readProtectionStatus(db, playerId, now)
  const { wallet, limits, account } = status
  const day = runningDay(wallet.play, now, zone)
  const bases = await basesOf(db, account, day, zone, wallet.limitBases)
  const seconds = secondsOn(wallet.play, day)
  const usage = usageOf(status, bases, day, zone, { waiting: await waitingDeposits(db, playerId), seconds })
  const played = await secondsByDay(db, playerId, wallet.play, addDays(day, 1 - shownDays))
  const month = firstDayOf('month', day)
  const thisMonth = [...played].reduce((sum, [on, lasted]) => (on >= month ? sum + lasted : sum), 0)
  const hasLimit = limits.some(({ kind, amount }) => kind === 'deposit' && amount !== null)
  const isFirst = wallet.noDepositLimitAt === null && status.totals.deposited === 0n
  return {
    as_of: now.toISOString(),
    limits: shownLimits(limits, usage),
    stop: stopOf(status.stop),
    reality_check: minutesOf(wallet.realityCheck, rules.reality_check),
    first_deposit:
      !hasLimit &&
      (rules.first_deposit_limit === 'required' || (rules.first_deposit_limit === 'asked' && isFirst)),
    today: totalsOf(usage.moved.day, seconds),
    month: totalsOf(usage.moved.month, thisMonth),
    days: await playedDays(db, playerId, day, zone, played),
  }
}

function totalsOf({ staked, won }: Totals, seconds: number) {
  return { seconds, staked: toWire(staked > 0n ? staked : 0n), won: toWire(won), net: toWire(won - staked) }
}

async function secondsByDay(
  db: Db,
  playerId: string,
  clock: PlayClock | null,
  from: SiteDay,
): Promise<Map<SiteDay, number>> {
  const rows = await db
    .select()
    .from(playDays)
    .where(and(eq(playDays.playerId, playerId), gte(playDays.day, from)))
  const seconds = new Map(rows.map((row) => [row.day, row.seconds]))
  if (clock !== null && clock.day >= from) seconds.set(clock.day, secondsOn(clock, clock.day))
  return seconds
}

async function playedDays(
  db: Db,
  playerId: string,
  to: SiteDay,
  zone: string,
  played: ReadonlyMap<SiteDay, number>,
): Promise<Protection['days']> {
  const period = { from: addDays(to, 1 - shownDays), to, by: 'day' as const }
  const { list } = await readStatement(db, playerId, period, zone)
  const nets = new Map(
    list
      .filter(({ staked, won }) => staked !== 0 || won !== 0)
      .map(({ from, staked, won }) => [from, won - staked]),
  )
  return [...new Set([...nets.keys(), ...played.keys()])]
    .toSorted()
    .map((day) => ({ day, seconds: played.get(day) ?? 0, net: nets.get(day) ?? 0 }))
    .filter(({ day, seconds }) => seconds > 0 || nets.has(day))
}

/** A report of the app that a game is open and in sight: what its bar shows from then on. */
export async function reportPlaying(
  tx: Db,
  site: SiteClock,
  { playerId, signedInAt }: { readonly playerId: string; readonly signedInAt: Date },
  now: Date,
): Promise<Playing> {
  const status = await lockProtectionStatus(tx, playerId, now)
  const { clock, over } = advance(status.wallet.play, now.getTime(), status.totals, site)
  const advanced = { clock: atSignIn(clock, signedInAt.getTime(), status.totals), over }
  // On a break nothing is played, and the time does not run.
  if (status.stop === null) await savePlay(tx, playerId, advanced)
  return playingOf(tx, site, status, advanced.clock, now)
}

/** Clocks of devices differ: a check that was confirmed this much before it is due counts as confirmed. */
const early = 30_000

/** The player saw the reality check that was due at `checkAt`: the next one counts from now. A repeat changes nothing. */
export async function seeCheck(
  tx: Db,
  site: SiteClock,
  playerId: string,
  checkAt: string,
  now: Date,
): Promise<Playing> {
  const status = await lockProtectionStatus(tx, playerId, now)
  const { play, realityCheck } = status.wallet
  const at = now.getTime()
  const due = play === null ? undefined : checkDueAt(play, realityCheck, site.rules)
  const isSeen = due !== undefined && Date.parse(checkAt) === due && at >= due - early
  const seen = play !== null && isSeen ? { ...play, checkFrom: at } : play
  const advanced = advance(seen, at, status.totals, site)
  if (status.stop === null) await savePlay(tx, playerId, advanced)
  return playingOf(tx, site, status, advanced.clock, now)
}

async function playingOf(
  db: Db,
  { rules, zone }: SiteClock,
  status: ProtectionStatus,
  clock: PlayClock,
  now: Date,
): Promise<Playing> {
  const { wallet, totals, limits, account, stop } = status
  const iso = (instant: number) => new Date(instant).toISOString()
  const due = checkDueAt(clock, wallet.realityCheck, rules)
  const limit = limits.find(({ kind }) => kind === 'time')
  let timeLeft: bigint | undefined
  if (limit) {
    const bases = await basesOf(db, account, clock.day, zone, wallet.limitBases)
    const seconds = secondsOn(clock, clock.day)
    timeLeft = leftOf(limit, usageOf(status, bases, clock.day, zone, { waiting: 0n, seconds }))
  }
  return {
    as_of: now.toISOString(),
    since: iso(clock.since),
    session: totalsOf(sinceThen(totals, clock.before), Math.floor(clock.session / 1000)),
    check_at: due === undefined ? null : iso(due),
    paused_until: clock.pausedUntil > now.getTime() ? iso(clock.pausedUntil) : null,
    stop: stopOf(stop),
    time_left: timeLeft === undefined ? null : toWire(timeLeft),
  }
}
