import { fill } from '@marquee/contract/fill.ts'
import { decimalsOf, formatMoney } from '@marquee/contract/currency.ts'
import { shortFigures } from '@marquee/contract/short-figures.ts'
import { parseAmount } from '@marquee/contract/wallet-rules.ts'

/** Formats and reads amounts, which are integers in the currency's minor unit. */
export interface Money {
  /** With the currency: `₩1,284,500`, `1,284,500원`, `$12.34`. */
  full(minor: number): string
  /** The figure alone: `2,000`, `0.20`. */
  figure(minor: number): string
  /**
   * The figure, and where there is one a shorter form in the language's own units: `20,000,000`, then `2,000만` or `20M`.
   * Neither is rounded: a stake that reads less than it is would mislead.
   */
  figures(minor: number): readonly string[]
  /** The figure rounded, with a sign that says so, for a place that holds none of the others: `≈9,000조`. */
  rough(minor: number): string
  /** The minor units of a figure as the language writes it; `undefined` for what is none. */
  read(text: string): number | undefined
}

/**
 * Demo money: whole units, never beside the sign of a currency.
 *
 * @param amountText of the game's words, with `{amount}`
 */
export function demoMoneyIn(language: string, amountText: string): Money {
  const bare = moneyIn(language)
  return { ...bare, full: (units) => fill(amountText, { amount: bare.figure(units) }) }
}

/** A shorter form with more digits than this is no easier to read than the figure. */
const shortDigits = 4

const digitsOf = (figure: string): number => figure.match(/\p{Nd}/gu)?.length ?? 0

/** A figure whose unit may stand on a line of its own, for a place that is narrower than both. */
export const onTwoLines = (figure: string): string => figure.replaceAll(/\s/gu, ' ')

/** The money that a game is opened with. */
export function moneyOf(
  opened: { readonly demo: boolean; readonly currency: string },
  language: string,
  words: { readonly demoAmount: string },
): Money {
  return opened.demo ? demoMoneyIn(language, words.demoAmount) : moneyIn(language, opened.currency)
}

/** @param currency `undefined` before the game session names it: bare figures, which only the paytable shows by then */
export function moneyIn(language: string, currency?: string): Money {
  const decimals = currency === undefined ? 0 : decimalsOf(currency)
  const figure = new Intl.NumberFormat(language, {
    minimumFractionDigits: decimals,
    maximumFractionDigits: decimals,
  })
  const short = shortFigures(language)
  const rounded = new Intl.NumberFormat(language, {
    notation: 'compact',
    maximumSignificantDigits: 2,
    useGrouping: 'always',
  })
  const parts = figure.formatToParts(1_234_567.8)
  const signOf = (type: 'group' | 'decimal', other: string) =>
    parts.find((part) => part.type === type)?.value ?? other
  const notation = { currency, group: signOf('group', ','), decimalSign: signOf('decimal', '.') }
  const inWholeUnits = (minor: number) => minor / 10 ** decimals
  return {
    full: (minor) => (currency === undefined ? figure.format(minor) : formatMoney(minor, currency, language)),
    figure: (minor) => figure.format(inWholeUnits(minor)),
    figures: (minor) => {
      const value = inWholeUnits(minor)
      const [full, shorter] = [figure.format(value), short.format(value)]
      return digitsOf(shorter) < Math.min(digitsOf(full), shortDigits + 1) ? [full, shorter] : [full]
    },
    rough: (minor) => `≈${rounded.format(inWholeUnits(minor))}`,
    read: (text) => {
      const parsed = parseAmount(text, notation)
      return parsed.ok ? parsed.amount : undefined
    },
  }
}
