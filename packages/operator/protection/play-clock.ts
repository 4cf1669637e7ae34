import type { LimitPeriod, ProtectionRules } from '@marquee/contract/protection.ts'
import { type SiteDay, siteDayOf, startOfSiteDay } from '@marquee/contract/site-day.ts'

/** Running totals of a player's cash account, minor units. */
export interface Totals {
  readonly deposited: bigint
  readonly staked: bigint
  readonly won: bigint
}

/** Totals as JSON keeps them: a number could not hold all of them. */
type StoredTotals = { readonly [Kind in keyof Totals]: string }

/**
 * When a player played, in one JSON value of their wallet. Times are Unix milliseconds, spans milliseconds.
 */
export interface PlayClock {
  /** The last sign of play: a stake, or the app's report of an open game. */
  readonly at: number
  /** When the session of play began. */
  readonly since: number
  /** Played in this session. */
  readonly session: number
  /** Totals before the session's first stake. */
  readonly before: StoredTotals
  /** The site's day of `today`. It never goes back, whatever the clock of a process does. */
  readonly day: SiteDay
  /** Played on `day`. */
  readonly today: number
  /** Played since the last pause. */
  readonly streak: number
  /** The reality check's minutes count from here. */
  readonly checkFrom: number
  /** End of the last forced pause; 0 for none. */
  readonly pausedUntil: number
  /** The last stake that began a round. */
  readonly spunAt: number
  /** The last stake. */
  readonly stakedAt: number
  /** Time since the last stake that is not counted, because the signs of play around it were too far apart. The next stake may still count it. */
  readonly skipped: number
}

/**
 * Totals at the start of the running day, week and month, less the earlier stakes that were given back since. `position` is that of the
 * account's last entry before the period.
 */
export type LimitBases = Readonly<
  Record<LimitPeriod, { readonly from: SiteDay; readonly position: number; readonly totals: StoredTotals }>
>

/** Between two signs of play counts as played when it is not longer: the app reports every 15 seconds, so it may lose three. */
export const longestGap = 60_000
/**
 * Before a stake a gap counts up to this length: a game's page that is opened without the app reports nothing, and whoever stakes
 * again within five minutes was playing, whatever the app reported in between.
 */
export const longestStakeGap = 5 * 60_000
/** A session of play ends with a pause of this length, or by the first report of a later sign-in (`atSignIn`). */
export const sessionPause = 30 * 60_000
const minute = 60_000

export interface SiteClock {
  readonly rules: ProtectionRules
  /** IANA time zone of the site's days. */
  readonly zone: string
}

export interface Advanced {
  readonly clock: PlayClock
  /** A day that is over, with what was played on it. */
  readonly over: { readonly day: SiteDay; readonly ms: number } | undefined
}

/**
 * The clock without instants that lie further ahead than two processes differ: they were written by a clock that went back meanwhile, and
 * count as now. A pause lasts its length from now at most. The day stays, since its limits do.
 */
function withoutFuture(clock: PlayClock, now: number, { rules }: SiteClock): PlayClock {
  if (clock.at <= now + longestGap) return clock
  const pauseMs = (rules.forced_pause?.minutes ?? 0) * minute
  return {
    ...clock,
    at: now,
    since: Math.min(clock.since, now),
    checkFrom: Math.min(clock.checkFrom, now),
    pausedUntil: Math.min(clock.pausedUntil, now + pauseMs),
  }
}

/**
 * The clock at a sign of play.
 *
 * @param totals those before it; a session that begins counts from them
 */
export function advance(
  stored: PlayClock | null,
  now: number,
  totals: Totals,
  site: SiteClock,
  sign: 'report' | 'stake' = 'report',
): Advanced {
  const { rules, zone } = site
  const day = siteDayOf(new Date(now), zone)
  if (stored === null) return { clock: { ...fresh(now, totals), day, today: 0 }, over: undefined }
  const clock = withoutFuture(stored, now, site)
  const at = Math.max(clock.at, now)
  const gap = at - clock.at
  // A pause is no play, even if an app continues reporting.
  const from = Math.max(clock.at, Math.min(clock.pausedUntil, at))
  const isStake = sign === 'stake'
  const isCounted = gap <= (isStake ? longestStakeGap : longestGap)
  const rested = rules.forced_pause !== null && gap >= rules.forced_pause.minutes * minute
  const isNewDay = day > clock.day
  const midnight = isNewDay ? startOfSiteDay(day, zone).getTime() : at
  const skipped = rested ? 0 : clock.skipped + (isCounted ? 0 : at - from)
  // A day that is over takes what was skipped on it: the stake that would count it may follow on the next day.
  const due = isStake ? skipped : isNewDay ? skipped - (isCounted ? 0 : at - Math.max(from, midnight)) : 0
  const caughtUp = at - clock.stakedAt <= longestStakeGap ? Math.max(0, due) : 0
  const played = (isCounted ? at - from : 0) + caughtUp
  const before = isNewDay ? Math.min(played, Math.max(0, midnight - from) + caughtUp) : 0
  const over = isNewDay ? { day: clock.day, ms: clock.today + before } : undefined
  const days = isNewDay ? { day, today: played - before } : { day: clock.day, today: clock.today + played }
  const { pausedUntil } = clock
  if (gap >= sessionPause) return { clock: { ...fresh(at, totals), ...days, pausedUntil }, over }
  const streak = rested ? 0 : clock.streak + played
  // What is caught up may lie before the sign-in that began the session.
  const session = clock.session + played - Math.max(0, caughtUp - (clock.at - clock.since))
  const since = isStake ? { stakedAt: at, skipped: 0 } : { skipped: skipped - caughtUp }
  return {
    clock: { ...clock, at, ...days, ...since, session, ...pauseAfter(streak, at, pausedUntil, rules) },
    over,
  }
}

/**
 * The clock at a report, with a new session of play if the sign-in that reports is later than its start. Only what is shown of the session
 * begins again: a sign-in must not put off a reality check or a pause, nor add time to a limit.
 *
 * @param signedInAt a time ahead of the clock is ignored, since each report would begin a session
 * @param totals those at the report; the session counts from them
 */
export function atSignIn(clock: PlayClock, signedInAt: number, totals: Totals): PlayClock {
  const isNew = signedInAt > clock.since && signedInAt <= clock.at
  return isNew ? { ...clock, since: clock.at, session: 0, before: toStored(totals) } : clock
}

function fresh(at: number, totals: Totals) {
  const before = toStored(totals)
  return {
    at,
    since: at,
    session: 0,
    before,
    streak: 0,
    checkFrom: at,
    pausedUntil: 0,
    spunAt: 0,
    stakedAt: at,
    skipped: 0,
  }
}

function pauseAfter(
  streak: number,
  at: number,
  pausedUntil: number,
  { forced_pause: pause }: ProtectionRules,
) {
  const isDue = pause !== null && streak >= pause.after_minutes * minute && at >= pausedUntil
  return isDue ? { streak: 0, pausedUntil: at + pause.minutes * minute } : { streak, pausedUntil }
}

/** When the next reality check is due; undefined without one. `chosen` are the player's minutes: 0 for none, null for the profile's. */
export function checkDueAt(
  clock: PlayClock,
  chosen: number | null,
  { reality_check }: ProtectionRules,
): number | undefined {
  const minutes = minutesOf(chosen, reality_check)
  return minutes === null ? undefined : clock.checkFrom + minutes * minute
}

/** Minutes between reality checks; null for none. A choice that the profile does not offer any more counts as its default. */
export function minutesOf(
  chosen: number | null,
  { choices, default: standard, optional }: ProtectionRules['reality_check'],
): number | null {
  if (chosen === 0 && optional) return null
  return chosen !== null && choices.includes(chosen) ? chosen : standard
}

/** Totals as they are stored in JSON. */
export function toStored({ deposited, staked, won }: Totals): StoredTotals {
  return { deposited: String(deposited), staked: String(staked), won: String(won) }
}

/** What was moved from stored totals to `now`. */
export function sinceThen(now: Totals, then: StoredTotals): Totals {
  return {
    deposited: now.deposited - BigInt(then.deposited),
    staked: now.staked - BigInt(then.staked),
    won: now.won - BigInt(then.won),
  }
}
