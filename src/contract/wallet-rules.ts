/**
 * The rules of sections 5 and 9 for amounts. Client and operator both run these functions, so that a field refuses
 * exactly what the operator refuses. All amounts are integers in minor units; points are integers.
 */

/** Limits of the site, from its configuration (`amount_unit`, `amount_max`, `point_unit`). */
export interface WalletLimits {
  /** Deposits and withdrawals are multiples of it. */
  readonly amountUnit: number
  /** Largest single deposit or withdrawal. */
  readonly amountMax: number
  /** Smallest point conversion and the unit of all of them. */
  readonly pointUnit: number
}

/** What a player has, as far as a rule asks for it. */
export interface Holdings {
  readonly balance: number
  /** Wagering that is left to do before a withdrawal (section 1, rolling). */
  readonly rolling: number
}

/** The first rule that an amount breaks: a message key, and the numbers its words need. */
export type WalletRefusal =
  | { readonly code: 'wallet.amountMissing' | 'wallet.amountDigits' }
  | { readonly code: 'wallet.amountTooLarge'; readonly max: number }
  | { readonly code: 'wallet.amountUnit'; readonly unit: number }
  | { readonly code: 'wallet.amountOverBalance'; readonly balance: number }
  | { readonly code: 'wallet.rollingLeft'; readonly left: number }
  | { readonly code: 'wallet.pointsMinimum'; readonly minimum: number }
  | { readonly code: 'wallet.pointsUnit'; readonly unit: number }
  | { readonly code: 'wallet.pointsOverBalance'; readonly points: number }
  | { readonly code: 'deposit.alreadyInProcess' }
  /** There is no account that a withdrawal could go to: my page takes one. */
  | { readonly code: 'wallet.noBankAccount' }

export type WalletRefusalCode = WalletRefusal['code']

/** Limits as the site's configuration (`VARIABLES`) states them. */
export function walletLimits(site: {
  readonly amount_unit: number
  readonly amount_max: number
  readonly point_unit: number
}): WalletLimits {
  return { amountUnit: site.amount_unit, amountMax: site.amount_max, pointUnit: site.point_unit }
}

export type ParsedAmount =
  | { readonly ok: true; readonly amount: number }
  | { readonly ok: false; readonly code: 'wallet.amountMissing' | 'wallet.amountDigits' }

const currencyWords = /^(?:[\p{Sc}원円元]|[A-Z]{3})\s*|\s*(?:[\p{Sc}원円元]|[A-Z]{3})$/gu

/**
 * A typed or pasted text as a whole number: `1000000`, `1,000,000`, `1,000,000원`, ` ₩ 1 000 000 `.
 *
 * Groups must be complete (`10,5` is refused: elsewhere it means ten and a half), digits must be 0 to 9 (full-width
 * ones are refused, never converted), and signs, exponents and fractions are refused: an amount is never altered.
 * A field strips the separators that it inserted itself before it asks. `separator` is the one of the player's language.
 */
export function parseAmount(text: string, separator = ','): ParsedAmount {
  const bare = text.trim().replaceAll(currencyWords, '').trim()
  if (bare === '') return { ok: false, code: 'wallet.amountMissing' }
  const groups = bare.split(/\s/.test(bare) ? /\s/ : separator)
  const grouped =
    groups.length === 1 ||
    (/^\d{1,3}$/.test(groups[0] ?? '') && groups.slice(1).every((group) => /^\d{3}$/.test(group)))
  const digits = groups.join('')
  if (!grouped || !/^[0-9]+$/.test(digits)) return { ok: false, code: 'wallet.amountDigits' }
  const amount = Number(digits)
  // Past 2^53 a number would no longer be the one that was typed.
  return Number.isSafeInteger(amount) ? { ok: true, amount } : { ok: false, code: 'wallet.amountDigits' }
}

/** Whether a deposit may be asked for. `amount` may be anything: what is no number of the wire is refused. */
export function checkDeposit(
  amount: unknown,
  limits: WalletLimits,
  openDeposits = 0,
): WalletRefusal | undefined {
  const refusal = checkAmount(amount, limits)
  if (refusal) return refusal
  return openDeposits > 0 ? { code: 'deposit.alreadyInProcess' } : undefined
}

/** Whether a withdrawal may be asked for; the rolling comes last, for it is the one that play alone can settle. */
export function checkWithdrawal(
  amount: unknown,
  limits: WalletLimits,
  holdings: Holdings,
): WalletRefusal | undefined {
  const refusal = checkAmount(amount, limits)
  if (refusal) return refusal
  if (Number(amount) > holdings.balance)
    return { code: 'wallet.amountOverBalance', balance: holdings.balance }
  return holdings.rolling > 0 ? { code: 'wallet.rollingLeft', left: holdings.rolling } : undefined
}

/** Whether points may be converted to cash (section 5): at least the unit, in units, at most what there is. */
export function checkConversion(
  points: unknown,
  limits: WalletLimits,
  held: number,
): WalletRefusal | undefined {
  const unit = limits.pointUnit
  if (isMissing(points)) return { code: 'wallet.amountMissing' }
  if (!isWhole(points)) return { code: 'wallet.amountDigits' }
  if (points < unit) return { code: 'wallet.pointsMinimum', minimum: unit }
  if (points % unit !== 0) return { code: 'wallet.pointsUnit', unit }
  return points > held ? { code: 'wallet.pointsOverBalance', points: held } : undefined
}

/** What the convert-all button converts: the most that the rules allow, 0 when that is nothing. */
export function convertibleOf(held: number, limits: WalletLimits): number {
  return held < limits.pointUnit ? 0 : held - (held % limits.pointUnit)
}

/** The most that can be withdrawn now, 0 when that is nothing. */
export function withdrawableOf(holdings: Holdings, limits: WalletLimits): number {
  if (holdings.rolling > 0) return 0
  const most = Math.min(holdings.balance, limits.amountMax)
  return most < limits.amountUnit ? 0 : most - (most % limits.amountUnit)
}

function checkAmount(amount: unknown, { amountUnit, amountMax }: WalletLimits): WalletRefusal | undefined {
  if (isMissing(amount)) return { code: 'wallet.amountMissing' }
  if (!isWhole(amount)) return { code: 'wallet.amountDigits' }
  if (amount > amountMax) return { code: 'wallet.amountTooLarge', max: amountMax }
  if (amount === 0 || amount % amountUnit !== 0) return { code: 'wallet.amountUnit', unit: amountUnit }
  return undefined
}

function isMissing(value: unknown): boolean {
  return value === undefined || value === null || value === ''
}

function isWhole(value: unknown): value is number {
  return typeof value === 'number' && Number.isSafeInteger(value) && value >= 0
}
