import * as v from 'valibot'
import { type ProtectionProfile, ProtectionRules } from '@marquee/contract/protection.ts'

/** What a jurisdiction requires: the rules that the app receives, and two of the site's own variables. */
type Profile = Omit<ProtectionRules, 'profile' | 'help_lines'> & {
  readonly withdraw_cancel: boolean
  readonly minimum_age: number
}
interface Sourced<Value> {
  readonly value: Value
  /** The rule that requires it. "Not verified": written from memory of the rule, and to be confirmed by a lawyer. */
  readonly source: string
}
type Row = { readonly [Rule in keyof Profile]: Sourced<Profile[Rule]> }

function from<Value>(value: Value, source: string): Sourced<Value> {
  return { value, source }
}

const days = [1, 7, 28, 42]
const months = [6, 12, 36, 60]
const strictest = 'the strictest of the four'
const own = 'no rule known (not verified): as strict'

const strict: Row = {
  raise_delay_hours: from(168, `${strictest}: Germany`),
  first_deposit_limit: from('asked', 'UKGC RTS 12; a site in Germany requires one (profile de)'),
  reality_check: from(
    { choices: [15, 30, 60], default: 60, optional: false },
    `${strictest}: Germany's hour, and shorter ones of the player's choice`,
  ),
  forced_pause: from({ after_minutes: 60, minutes: 5 }, `${strictest}: Germany`),
  spin_ms: from(2500, "UKGC RTS 14; Germany's 5 seconds count in the profile de only"),
  time_outs: from(days, `${strictest}: UKGC LCCP SR 3.3.4, up to six weeks`),
  exclusions: from(months, `${strictest}: UKGC LCCP SR 3.5.3, six months at least, up to five years`),
  exclusion_for_good: from(true, strictest),
  withdraw_cancel: from(false, 'UKGC RTS 14B'),
  minimum_age: from(18, 'all four'),
}

/**
 * Every profile in one table. A value that says `strict` has no source of its own. A lawyer confirms a profile before a site opens
 * in its jurisdiction (docs/player-protection.md).
 */
export const profiles: Readonly<Record<ProtectionProfile, Row>> = {
  strict,
  uk: {
    ...strict,
    raise_delay_hours: from(24, 'UKGC RTS 12: 24 hours at least, and confirmed again'),
    first_deposit_limit: from('asked', 'UKGC RTS 12: prompted to set a limit before the first deposit'),
    reality_check: from({ choices: [15, 30, 60], default: 60, optional: true }, 'UKGC RTS 13B'),
    forced_pause: from(null, 'no rule'),
    spin_ms: from(2500, 'UKGC RTS 14: 2.5 seconds for slots'),
  },
  mga: {
    ...strict,
    raise_delay_hours: from(24, 'MGA Player Protection Directive: 24 hours (not verified)'),
    first_deposit_limit: from('none', 'MGA Player Protection Directive: limits are offered (not verified)'),
    reality_check: from(
      { choices: [15, 30, 60], default: 60, optional: false },
      'MGA Player Protection Directive: a reality check (minutes not verified)',
    ),
    forced_pause: from(null, 'no rule known (not verified)'),
    spin_ms: from(0, 'no rule known (not verified)'),
    withdraw_cancel: from(false, own),
  },
  de: {
    ...strict,
    raise_delay_hours: from(168, 'GlüStV 2021 paragraph 6c: seven days'),
    first_deposit_limit: from('required', 'GlüStV 2021 paragraph 6c: a deposit limit is set at registration'),
    reality_check: from(
      { choices: [60], default: 60, optional: false },
      'GlüStV 2021 paragraph 22a: after an hour (number not verified)',
    ),
    forced_pause: from({ after_minutes: 60, minutes: 5 }, 'GlüStV 2021 paragraph 22a (number not verified)'),
    spin_ms: from(5000, 'GlüStV 2021 paragraph 22a: 5 seconds (number not verified)'),
    exclusions: from(
      [3, 6, 12, 36, 60],
      'GlüStV 2021 paragraphs 8a and 8b: three months at least (not verified)',
    ),
  },
  curacao: {
    ...strict,
    raise_delay_hours: from(24, 'LOK and the CGA policy on responsible gaming (not verified)'),
    first_deposit_limit: from('asked', own),
    reality_check: from({ choices: [15, 30, 60], default: 60, optional: true }, 'LOK (not verified)'),
    forced_pause: from(null, 'no rule known (not verified)'),
    spin_ms: from(0, 'no rule known (not verified)'),
    withdraw_cancel: from(false, own),
  },
}

// Strict: a rule with a wrong name would silently not count.
const Overrides = v.strictObject({
  ...v.partial(v.omit(ProtectionRules, ['help_lines'])).entries,
  help_lines: v.optional(v.array(v.unknown())),
})

/** What a site's configuration of protection resolves to. */
export interface ResolvedProtection {
  /** Undefined where the site leaves protection out. */
  readonly rules: ProtectionRules | undefined
  /** Defaults of the site's variables of the same names. */
  readonly withdraw_cancel: boolean
  readonly minimum_age: number
}

/**
 * Resolves `VARIABLES.protection`: `false` for none, else `{profile, ...rules}`, of which each may be absent.
 *
 * @throws when a rule is unknown or unusable
 */
export function resolveProtection(configured: unknown): ResolvedProtection {
  const { profile = 'strict', ...rules } =
    configured === false || configured === undefined ? {} : v.parse(Overrides, configured)
  const { withdraw_cancel, minimum_age, ...row } = valuesOf(profiles[profile])
  if (configured === false) return { rules: undefined, withdraw_cancel, minimum_age }
  const resolved = v.parse(ProtectionRules, { profile, ...row, ...rules })
  const { choices, default: minutes } = resolved.reality_check
  if (!choices.includes(minutes)) throw new Error('the default of reality_check is none of its choices')
  return { rules: resolved, withdraw_cancel, minimum_age }
}

function valuesOf(row: Row): Profile {
  return {
    raise_delay_hours: row.raise_delay_hours.value,
    first_deposit_limit: row.first_deposit_limit.value,
    reality_check: row.reality_check.value,
    forced_pause: row.forced_pause.value,
    spin_ms: row.spin_ms.value,
    time_outs: row.time_outs.value,
    exclusions: row.exclusions.value,
    exclusion_for_good: row.exclusion_for_good.value,
    withdraw_cancel: row.withdraw_cancel.value,
    minimum_age: row.minimum_age.value,
  }
}

/** The rules as the operator enforces them, from the configuration that the app receives. */
export function rulesIn(protection: unknown): ProtectionRules | undefined {
  return protection === undefined ? undefined : v.parse(ProtectionRules, protection)
}
