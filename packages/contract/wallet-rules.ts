import { decimalsOf } from './currency.ts'
import { fromSpecification, specifiedAmounts } from './currency-amounts.ts'

/**
 * Rules for amounts of spec §5 and §9, which app and operator both run. The operator may refuse more than a field rejects: its figures
 * are later ones, and of a stake that can still be taken back it counts neither wagering nor points (decisions §Player protection).
 * Amounts are integers in minor units; points are integers.
 */

/** Limits of the site, as its configuration states them; its units are otherwise those of the specification. */
export interface WalletLimits {
  /** Deposits and withdrawals must be multiples of this. */
  readonly amountUnit: number
  /** Minimum deposit or withdrawal. */
  readonly amountMin: number
  /** Maximum single deposit or withdrawal; `Infinity` where the configuration names none: then the operator decides. */
  readonly amountMax: number
  /** Amounts of the buttons beside an amount field. */
  readonly amountSteps: readonly number[]
  /** Minimum of point conversions, which must be multiples of it. */
  readonly pointUnit: number
}

/** Facts about a player that the rules depend on. */
export interface Holdings {
  readonly balance: number
  /** Wagering requirement left before a withdrawal (spec §1, rolling). */
  readonly rolling: number
}

/** The first rule that an amount violates: a message key, and the numbers for its message. */
export type AmountError =
  | { readonly code: 'wallet.amountMissing' | 'wallet.amountDigits' }
  /** More decimals than the currency has. Only typed text can violate this rule: the wire has minor units. */
  | { readonly code: 'wallet.amountDecimals'; readonly decimals: number }
  /** Signs between the digits in places where the language has none. Only typed text can violate this rule too. */
  | { readonly code: 'wallet.amountNotation'; readonly decimals: number }
  | { readonly code: 'wallet.amountTooLarge'; readonly max: number }
  | { readonly code: 'wallet.amountMinimum'; readonly minimum: number }
  | { readonly code: 'wallet.amountUnit'; readonly unit: number }
  | { readonly code: 'wallet.amountOverBalance'; readonly balance: number }
  | { readonly code: 'wallet.rollingLeft'; readonly left: number }
  | { readonly code: 'wallet.pointsMinimum'; readonly minimum: number }
  | { readonly code: 'wallet.pointsUnit'; readonly unit: number }
  | { readonly code: 'wallet.pointsOverBalance'; readonly points: number }
  | { readonly code: 'deposit.alreadyInProcess' }
  /** The player has no bank account to withdraw to. */
  | { readonly code: 'wallet.noBankAccount' }

export type AmountErrorCode = AmountError['code']

/** The amount settings of a site's configuration (`VARIABLES`). */
export interface SiteAmounts {
  readonly currency: string
  readonly amount_unit?: number | undefined
  readonly amount_min?: number | undefined
  readonly amount_max?: number | undefined
  readonly amount_steps?: readonly number[] | undefined
  readonly point_unit?: number | undefined
}

/**
 * The limits of a site. Units that the configuration leaves out follow from the currency. In a currency with
 * decimals every minor unit is an amount: banks there move `12.34`, and a balance after a game is seldom round.
 */
export function walletLimits(site: SiteAmounts): WalletLimits {
  const specified = (won: number) => fromSpecification(won, site.currency)
  const roundAmount = site.amount_unit ?? specified(specifiedAmounts.amountUnit)
  const amountUnit = site.amount_unit ?? (decimalsOf(site.currency) === 0 ? roundAmount : 1)
  const amountMin = site.amount_min ?? roundAmount
  // The first step from an empty field is an amount that may be sent.
  const firstStep = Math.max(roundAmount, Math.ceil(amountMin / amountUnit) * amountUnit)
  return {
    amountUnit,
    amountMin,
    amountMax: site.amount_max ?? Infinity,
    amountSteps: site.amount_steps ?? [1, 5, 10].map((times) => times * firstStep),
    pointUnit: site.point_unit ?? specified(specifiedAmounts.pointUnit),
  }
}

/** How amounts are written: the currency, and the separators of the player's language. */
export interface AmountNotation {
  /** ISO 4217; `undefined` for whole numbers such as points. */
  readonly currency?: string | undefined
  /** The separator of groups of three digits. */
  readonly group?: string | undefined
  readonly decimalSign?: string | undefined
}

export type ParsedAmount =
  | { readonly ok: true; readonly amount: number }
  | {
      readonly ok: false
      readonly error: Extract<
        AmountError,
        {
          readonly code:
            | 'wallet.amountMissing'
            | 'wallet.amountDigits'
            | 'wallet.amountDecimals'
            | 'wallet.amountNotation'
        }
      >
    }

/** Maximum length of an amount as text. Longer text, such as a pasted book, is rejected unread. */
const maxLength = 40

const currencySign =
  /^(?:[A-Z]{0,3}\p{Sc}|[원円元]|[A-Z]{3}|Rp|RM)\s*|\s*(?:\p{Sc}|[원円元]|[A-Z]{3}|Rp|RM)$/gu

/**
 * Parses a typed or pasted amount into minor units: `1000000`, `1,000,000`, `1,000,000원`, ` ₩ 1 000 000 `,
 * and in a currency with decimals `12`, `12.3`, `12.34`.
 *
 * Nothing is rounded or converted. Groups must be complete and not follow a zero: `10,5` and `0,500` are rejected, because they
 * mean ten and a half and one half in other languages. Also rejected are more decimals than the currency has, digits other than
 * 0 to 9 (such as full-width ones), signs and exponents. A field must first remove the separators that it inserted.
 */
export function parseAmount(
  text: string,
  { currency, group = ',', decimalSign = '.' }: AmountNotation = {},
): ParsedAmount {
  const digitsError: ParsedAmount = { ok: false, error: { code: 'wallet.amountDigits' } }
  if (text.length > maxLength) return digitsError
  const bare = text.trim().replaceAll(currencySign, '').trim()
  if (bare === '') return { ok: false, error: { code: 'wallet.amountMissing' } }
  const decimals = currency === undefined ? 0 : decimalsOf(currency)
  const [whole = '', fraction = '', ...more] = decimals === 0 ? [bare] : bare.split(decimalSign)
  const groups = whole.split(/\s/.test(whole) ? /\s/ : group)
  const areComplete =
    groups.length === 1 ||
    (/^[1-9]\d{0,2}$/.test(groups[0] ?? '') && groups.slice(1).every((digits) => /^\d{3}$/.test(digits)))
  const digits = groups.join('')
  if (more.length > 0 || !areComplete || !/^[0-9]+$/.test(digits + fraction)) return digitsError
  if (fraction.length > decimals) return { ok: false, error: { code: 'wallet.amountDecimals', decimals } }
  const amount = Number(digits + fraction.padEnd(decimals, '0'))
  // Above 2^53 the number would differ from the typed one.
  return Number.isSafeInteger(amount) ? { ok: true, amount } : digitsError
}

/** An amount that meets the rules, or the first of them that it violates. */
export type CheckedAmount =
  | { readonly amount: number; readonly error?: never }
  | { readonly error: AmountError }

/** Checks the amount of a deposit request. It may be any value, because the wire is untrusted. */
export function checkDeposit(amount: unknown, limits: WalletLimits, openDeposits = 0): CheckedAmount {
  const checked = checkAmount(amount, limits)
  return checked.error === undefined && openDeposits > 0
    ? { error: { code: 'deposit.alreadyInProcess' } }
    : checked
}

/** Checks the amount of a withdrawal request. Wagering is checked last, because the player can only fix it by playing. */
export function checkWithdrawal(
  amount: unknown,
  limits: WalletLimits,
  { balance, rolling }: Holdings,
): CheckedAmount {
  const checked = checkAmount(amount, limits)
  if (checked.error) return checked
  if (checked.amount > balance) return { error: { code: 'wallet.amountOverBalance', balance } }
  return rolling > 0 ? { error: { code: 'wallet.rollingLeft', left: rolling } } : checked
}

/** Checks the points of a conversion (spec §5): at least one unit, in whole units, and no more than the player's points. */
export function checkConversion(points: unknown, limits: WalletLimits, balance: number): CheckedAmount {
  const unit = limits.pointUnit
  if (isMissing(points)) return { error: { code: 'wallet.amountMissing' } }
  if (!isWhole(points)) return { error: { code: 'wallet.amountDigits' } }
  if (points < unit) return { error: { code: 'wallet.pointsMinimum', minimum: unit } }
  if (points % unit !== 0) return { error: { code: 'wallet.pointsUnit', unit } }
  if (points > balance) return { error: { code: 'wallet.pointsOverBalance', points: balance } }
  return { amount: points }
}

/** The wagering that a deposit adds: `percent` of it, rounded up to a whole minor unit. */
export function requirementOf(amount: bigint, percent: number): bigint {
  return (amount * BigInt(percent) + 99n) / 100n
}

/** The most points that the player can convert; 0 if none. */
export function convertibleOf(points: number, limits: WalletLimits): number {
  return points < limits.pointUnit ? 0 : points - (points % limits.pointUnit)
}

/** The most that the player can withdraw now; 0 if nothing. */
export function withdrawableOf(holdings: Holdings, limits: WalletLimits): number {
  if (holdings.rolling > 0) return 0
  const allowed = Math.min(holdings.balance, limits.amountMax)
  const inUnits = allowed - (allowed % limits.amountUnit)
  return inUnits < limits.amountMin ? 0 : inUnits
}

function checkAmount(amount: unknown, { amountUnit, amountMin, amountMax }: WalletLimits): CheckedAmount {
  if (isMissing(amount)) return { error: { code: 'wallet.amountMissing' } }
  if (!isWhole(amount)) return { error: { code: 'wallet.amountDigits' } }
  if (amount > amountMax) return { error: { code: 'wallet.amountTooLarge', max: amountMax } }
  if (amount % amountUnit !== 0) return { error: { code: 'wallet.amountUnit', unit: amountUnit } }
  if (amount < amountMin) return { error: { code: 'wallet.amountMinimum', minimum: amountMin } }
  return { amount }
}

function isMissing(value: unknown): boolean {
  return value === undefined || value === null || value === ''
}

function isWhole(value: unknown): value is number {
  return typeof value === 'number' && Number.isSafeInteger(value) && value >= 0
}
