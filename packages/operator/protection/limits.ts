import {
  type LimitKind,
  limitKinds,
  type LimitPeriod,
  limitPeriods,
  type PlayLimit,
} from '@marquee/contract/protection.ts'
import type { SiteDay } from '@marquee/contract/site-day.ts'
import type { PlayRefusal } from '@marquee/contract/play-refusals.ts'
import { toWire } from '../ledger/money.ts'
import { periodEnd } from './periods.ts'
import type { Totals } from './play-clock.ts'
import type { Refusal } from './refusal.ts'

/** A limit as it is stored; minor units, or seconds. */
export interface StoredLimit {
  readonly kind: LimitKind
  readonly period: LimitPeriod
  readonly amount: number | null
  readonly imposed: number | null
  readonly changeAmount: number | null
  /** ISO 8601; null where no change waits. */
  readonly changeReadyAt: string | null
}

/** What counts against limits. */
export interface Usage {
  /** The running day of the site. */
  readonly day: SiteDay
  readonly zone: string
  /** Moved in each running period. */
  readonly moved: Readonly<Record<LimitPeriod, Totals>>
  /** Waiting deposits, minor units: they count as long as they may still be paid. */
  readonly waiting: bigint
  /** Played today. */
  readonly seconds: number
}

/** Every kind and period that the operator keeps: time by day only. */
export const supportedLimits = limitKinds.flatMap((kind) =>
  limitPeriods
    .filter((period) => kind !== 'time' || period === 'day')
    .map((period) => ({ kind, period }) as const),
)

/** The lower of the player's own limit and the operator's; null without one. */
export function countingLimit({ amount, imposed }: Pick<StoredLimit, 'amount' | 'imposed'>): number | null {
  if (amount === null || imposed === null) return amount ?? imposed
  return Math.min(amount, imposed)
}

/** What a kind has used of a period, never below 0. */
export function usedOf(kind: LimitKind, period: LimitPeriod, usage: Usage): bigint {
  const { deposited, staked, won } = usage.moved[period]
  const used = {
    deposit: deposited + usage.waiting,
    stake: staked,
    loss: staked - won,
    time: BigInt(usage.seconds),
  }[kind]
  return used > 0n ? used : 0n
}

/** What is left of a limit; undefined without one. */
export function leftOf(limit: StoredLimit, usage: Usage): bigint | undefined {
  const amount = countingLimit(limit)
  if (amount === null) return undefined
  const left = BigInt(amount) - usedOf(limit.kind, limit.period, usage)
  return left > 0n ? left : 0n
}

const reasons: Readonly<Record<LimitKind, PlayRefusal>> = {
  deposit: 'depositLimit',
  loss: 'lossLimit',
  stake: 'stakeLimit',
  time: 'timeLimit',
}

/**
 * The limit of these kinds that leaves the least, where it leaves less than `needed`. Of equal ones it is the one that lasts
 * longest.
 */
export function brokenLimit(
  limits: readonly StoredLimit[],
  kinds: readonly LimitKind[],
  usage: Usage,
  needed: bigint,
): Refusal | undefined {
  let lowest: { readonly left: bigint; readonly limit: StoredLimit; readonly ends: Date } | undefined
  for (const limit of limits) {
    const left = kinds.includes(limit.kind) ? leftOf(limit, usage) : undefined
    if (left === undefined || left >= needed) continue
    const ends = periodEnd(limit.period, usage.day, usage.zone)
    const isLower = lowest === undefined || left < lowest.left || (left === lowest.left && ends > lowest.ends)
    if (isLower) lowest = { left, limit, ends }
  }
  if (lowest === undefined) return undefined
  const { left, limit, ends } = lowest
  return { reason: reasons[limit.kind], left: toWire(left), until: ends.toISOString() }
}

/** Every limit as the player sees it. */
export function shownLimits(limits: readonly StoredLimit[], usage: Usage): PlayLimit[] {
  return supportedLimits.map(({ kind, period }) => {
    const stored = limits.find((limit) => limit.kind === kind && limit.period === period)
    const left = stored === undefined ? undefined : leftOf(stored, usage)
    const readyAt = stored?.changeReadyAt ?? null
    return {
      kind,
      period,
      amount: stored?.amount ?? null,
      imposed: stored?.imposed ?? null,
      used: toWire(usedOf(kind, period, usage)),
      left: left === undefined ? null : toWire(left),
      resets_at: periodEnd(period, usage.day, usage.zone).toISOString(),
      change:
        readyAt === null
          ? null
          : { amount: stored?.changeAmount ?? null, ready_at: new Date(readyAt).toISOString() },
    }
  })
}
