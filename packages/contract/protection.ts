import * as v from 'valibot'
import { pageAddress } from './page-address.ts'
import { Day } from './day.ts'
import { Instant } from './instant.ts'
import { PlayStop } from './play-stop.ts'
import { Money } from './player.ts'

/**
 * Player protection: limits, time, breaks, exclusion. The operator enforces it, the app only shows it. An operator without
 * `protection` in its configuration has none of these calls.
 */

const Count = v.pipe(v.number(), v.safeInteger(), v.minValue(0))
const Minutes = v.pipe(v.number(), v.integer(), v.minValue(1), v.maxValue(1440))

export const protectionProfiles = ['strict', 'uk', 'mga', 'de', 'curacao'] as const
export type ProtectionProfile = (typeof protectionProfiles)[number]

/** `stake` is all that was wagered, `loss` wagered less won (never below 0), `time` seconds played, which is by day only. */
export const limitKinds = ['deposit', 'loss', 'stake', 'time'] as const
export type LimitKind = (typeof limitKinds)[number]

/** The site's days; weeks begin on Sunday, months on the first. */
export const limitPeriods = ['day', 'week', 'month'] as const
export type LimitPeriod = (typeof limitPeriods)[number]

/** Help for people who gamble too much, from the site's configuration. */
export const HelpLine = v.object({
  name: v.pipe(v.string(), v.minLength(1), v.maxLength(120)),
  /** As it is dialled; empty for none. */
  phone: v.optional(v.pipe(v.string(), v.maxLength(40)), ''),
  /** https only; empty for none. */
  link: v.pipe(v.optional(v.string(), ''), v.transform(pageAddress)),
})

/** The rules of the site's profile: `VARIABLES.protection` of the configuration. The app has no further rules. */
export const ProtectionRules = v.object({
  profile: v.picklist(protectionProfiles),
  /** Hours from the request for a higher limit, or for none, until the player can confirm it. */
  raise_delay_hours: Count,
  /** Whether a player decides about a deposit limit before the first deposit: not offered, offered (`asked`), or a limit is required. */
  first_deposit_limit: v.picklist(['none', 'asked', 'required']),
  reality_check: v.object({
    /** Minutes to choose from, in ascending order. */
    choices: v.pipe(v.array(Minutes), v.minLength(1)),
    default: Minutes,
    /** Whether the player may switch it off. */
    optional: v.boolean(),
  }),
  /** A pause of `minutes` after `after_minutes` of play; null for none. */
  forced_pause: v.nullable(v.object({ after_minutes: Minutes, minutes: Minutes })),
  /** Minimum time between two spins of a slot, ms. */
  spin_ms: Count,
  /** Days of a time-out to choose from. */
  time_outs: v.array(v.pipe(v.number(), v.integer(), v.minValue(1))),
  /** Months of an exclusion to choose from. */
  exclusions: v.array(v.pipe(v.number(), v.integer(), v.minValue(1))),
  /** Whether a permanent exclusion is offered. */
  exclusion_for_good: v.boolean(),
  help_lines: v.optional(v.array(HelpLine), []),
})
export type ProtectionRules = v.InferOutput<typeof ProtectionRules>

/** A pending change: a higher limit, or none. */
const LimitChange = v.object({
  /** Null to remove the limit. */
  amount: v.nullable(Count),
  /** When the player can confirm it. Without confirmation it never takes effect. */
  ready_at: Instant,
})

/** Amounts in minor units, times in seconds. */
export const PlayLimit = v.object({
  kind: v.picklist(limitKinds),
  period: v.picklist(limitPeriods),
  /** The player's own limit; null for none. */
  amount: v.nullable(Count),
  /** The operator's; null for none. The lower of the two counts. */
  imposed: v.nullable(Count),
  used: Count,
  /** The remainder of the lower one in this period; null without a limit. */
  left: v.nullable(Count),
  /** When the period ends. */
  resets_at: Instant,
  change: v.nullable(LimitChange),
})
export type PlayLimit = v.InferOutput<typeof PlayLimit>

/** Play in a span of time. `net` is won less wagered: below 0 for a loss. */
const PlayTotals = v.object({ seconds: Count, staked: Money, won: Money, net: Money })
export type PlayTotals = v.InferOutput<typeof PlayTotals>

/** The player's limits, stop and play so far (`GET /protection`). */
export const Protection = v.object({
  /** The operator's time. */
  as_of: Instant,
  /** Every kind and period of the operator, with and without a limit. */
  limits: v.array(PlayLimit),
  stop: v.nullable(PlayStop),
  /** Minutes between reality checks; null for none. */
  reality_check: v.nullable(Minutes),
  /** Whether the player still has to decide about a deposit limit before the first deposit. */
  first_deposit: v.boolean(),
  today: PlayTotals,
  month: PlayTotals,
  /** The last 31 of the site's days, oldest first, without days on which nothing was played. */
  days: v.array(v.object({ day: Day, seconds: Count, net: Money })),
})
export type Protection = v.InferOutput<typeof Protection>

/** `amount` null removes the limit. Lowering takes effect at once; raising and removing become a pending change. */
export const LimitBody = v.object({
  kind: v.picklist(limitKinds),
  period: v.picklist(limitPeriods),
  amount: v.nullable(v.pipe(v.number(), v.safeInteger(), v.minValue(0))),
})
export type LimitBody = v.InferOutput<typeof LimitBody>

/** Confirms a change that is ready, or withdraws a pending one. */
export const LimitChangeBody = v.object({
  kind: v.picklist(limitKinds),
  period: v.picklist(limitPeriods),
  action: v.picklist(['confirm', 'withdraw']),
})
export type LimitChangeBody = v.InferOutput<typeof LimitChangeBody>

/** `days` of a time-out or `months` of an exclusion (null for good) are among the choices of `ProtectionRules`. */
export const StopBody = v.variant('kind', [
  v.object({ kind: v.literal('stop') }),
  v.object({ kind: v.literal('time_out'), days: v.pipe(v.number(), v.integer()) }),
  v.object({ kind: v.literal('exclusion'), months: v.nullable(v.pipe(v.number(), v.integer())) }),
])
export type StopBody = v.InferOutput<typeof StopBody>

/** Minutes between reality checks; null for none, where the profile allows it. */
export const RealityCheckBody = v.object({ minutes: v.nullable(Minutes) })

/** The player decides before the first deposit that no deposit limit is wanted; refused where the profile requires one. */
export const NoDepositLimitBody = v.object({})

/**
 * The data of a game's bar (`POST /protection/playing`). The app sends the call while a game is open and visible, every 15
 * seconds, and after each round: the time between two calls counts as played. A session is play on any device without a pause
 * of half an hour; the first call of a later sign-in begins a new one.
 */
export const Playing = v.object({
  as_of: Instant,
  /** When this session of play began. */
  since: Instant,
  session: PlayTotals,
  /** When the next reality check is due; null for none. In the past while one is unanswered. */
  check_at: v.nullable(Instant),
  /** Until when a forced pause lasts; null without one. */
  paused_until: v.nullable(Instant),
  stop: v.nullable(PlayStop),
  /** Remaining seconds of today's time limit; null without a limit. */
  time_left: v.nullable(Count),
})
export type Playing = v.InferOutput<typeof Playing>

/** `game_id` is the game that is open. */
export const PlayingBody = v.object({ game_id: v.pipe(v.string(), v.minLength(1), v.maxLength(64)) })

/** The player saw the reality check that was due at `check_at`; the next one counts from now. A repeat changes nothing. */
export const CheckSeenBody = v.object({ check_at: Instant })
