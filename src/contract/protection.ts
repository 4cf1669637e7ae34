import * as v from 'valibot'
import { Day } from './day.ts'
import { Instant } from './instant.ts'
import { PlayStop } from './play-stop.ts'
import { Money } from './player.ts'

/**
 * Player protection: limits, time, breaks, exclusion. The operator enforces all of it; the app shows and explains. An operator
 * without `protection` in its configuration has none of these calls, and the app shows none of it.
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
  link: v.pipe(
    v.optional(v.string(), ''),
    v.transform((text) => (/^https:\/\/\w/.test(text) && URL.canParse(text) ? text : '')),
  ),
})

/** What the site's profile comes to: `VARIABLES.protection` of the configuration. The app contains no rule beyond it. */
export const ProtectionRules = v.object({
  profile: v.picklist(protectionProfiles),
  /** Hours from asking for a higher limit, or none, until the player can confirm it. */
  raise_delay_hours: Count,
  /** Whether a player decides about a deposit limit before the first deposit: not asked, asked, or a limit is required. */
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
  /** Least time from one spin of a slot to the next, milliseconds. */
  spin_ms: Count,
  /** Days of a time-out to choose from. */
  time_outs: v.array(v.pipe(v.number(), v.integer(), v.minValue(1))),
  /** Months of an exclusion to choose from. */
  exclusions: v.array(v.pipe(v.number(), v.integer(), v.minValue(1))),
  /** Whether an exclusion for good is offered. */
  exclusion_for_good: v.boolean(),
  help_lines: v.optional(v.array(HelpLine), []),
})
export type ProtectionRules = v.InferOutput<typeof ProtectionRules>

/** A change that waits: a higher limit, or none. */
const LimitChange = v.object({
  /** Null to remove the limit. */
  amount: v.nullable(Count),
  /** From then on the player can confirm it. Without confirmation it never takes effect. */
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
  /** What is left of the lower one; null without a limit. It never counts other periods in. */
  left: v.nullable(Count),
  /** When the period ends. */
  resets_at: Instant,
  change: v.nullable(LimitChange),
})
export type PlayLimit = v.InferOutput<typeof PlayLimit>

/** Play in a span of time. `net` is won less wagered: below 0 for a loss. */
const PlayTotals = v.object({ seconds: Count, staked: Money, won: Money, net: Money })
export type PlayTotals = v.InferOutput<typeof PlayTotals>

/** Where the player stands (`GET /protection`). */
export const Protection = v.object({
  /** The operator's time. */
  as_of: Instant,
  /** Every kind and period that the operator keeps, with and without a limit. */
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

/** `amount` null removes the limit. Lowering counts at once; raising and removing wait as a change. */
export const LimitBody = v.object({
  kind: v.picklist(limitKinds),
  period: v.picklist(limitPeriods),
  amount: v.nullable(v.pipe(v.number(), v.safeInteger(), v.minValue(0))),
})
export type LimitBody = v.InferOutput<typeof LimitBody>

/** Confirms a change that is ready, or withdraws one that waits. */
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
 * What a game's bar shows (`POST /protection/playing`). The app sends the call while a game is open and in sight, every 15
 * seconds, and after each round: the time between two of them counts as played. The session is play on any device without a
 * pause of half an hour.
 */
export const Playing = v.object({
  as_of: Instant,
  /** When this session of play began. */
  since: Instant,
  session: PlayTotals,
  /** When the next reality check is due; null for none. In the past when it waits for its answer. */
  check_at: v.nullable(Instant),
  /** Until when a forced pause lasts; null without one. */
  paused_until: v.nullable(Instant),
  stop: v.nullable(PlayStop),
  /** Seconds that are left of today's limit of time; null without a limit. */
  time_left: v.nullable(Count),
})
export type Playing = v.InferOutput<typeof Playing>

/** `game_id` is the game that is open. */
export const PlayingBody = v.object({ game_id: v.pipe(v.string(), v.minLength(1), v.maxLength(64)) })

/** The player saw the reality check that was due at `check_at`; the next one counts from now. A repeat changes nothing. */
export const CheckSeenBody = v.object({ check_at: Instant })
