import { decimalsOf } from './currency.ts'

/**
 * Amounts of the specification (spec §5 and §9), which states them in won. Sites with another currency
 * start from amounts of the same order of magnitude in that currency, and may override them in `VARIABLES`.
 */
export const specifiedAmounts = {
  /** Minimum of deposits and withdrawals, and their unit where the currency has no decimals. */
  amountUnit: 10_000,
  /** Unit and minimum of point conversions, in points. One point is one minor unit. */
  pointUnit: 10_000,
} as const

/**
 * Currencies whose equivalent of 10,000 won is not the default for their number of decimals: the equivalent
 * in whole units is 10 to the power of the key.
 */
const exponentsOfCodes: Readonly<Record<number, string>> = {
  2: 'CNY CZK DKK EGP HKD MXN NOK SEK THB TRY TWD UAH ZAR',
  3: 'ARS DZD HUF INR KES KZT LKR NGN NPR PHP PKR RSD RUB',
  4: 'COP IQD KHR KRW MMK MNT',
  5: 'IDR IRR LAK LBP UZS VND',
}

/**
 * Default exponent by number of decimals: 1,000 JPY, 10.00 USD and 1.000 KWD replace 10,000 won.
 */
const exponentsOfDecimals: Readonly<Record<number, number>> = { 0: 3, 2: 1, 3: 0, 4: 0 }

function exponentOf(currency: string): number {
  for (const [exponent, codes] of Object.entries(exponentsOfCodes)) {
    if (codes.includes(currency)) return Number(exponent)
  }
  return exponentsOfDecimals[decimalsOf(currency)] ?? 1
}

/**
 * Converts an amount of the specification from won to minor units of `currency`: a round amount of the same
 * order of magnitude, not an exchange. The result is an integer for every multiple of 10.
 */
export function fromSpecification(won: number, currency: string): number {
  return (won * 10 ** (exponentOf(currency) + decimalsOf(currency))) / specifiedAmounts.amountUnit
}
