import { fill } from '../../../src/contract/fill.ts'
import { decimalsOf, formatMoney } from '../../../src/contract/currency.ts'
import { parseAmount } from '../../../src/contract/wallet-rules.ts'

/** Formats and reads amounts, which are integers in the currency's minor unit. */
export interface Money {
  /** With the currency: `₩1,284,500`, `1,284,500원`, `$12.34`. */
  full(minor: number): string
  /** The figure alone: `2,000`, `0.20`. */
  figure(minor: number): string
  /** The figure, and shorter forms of it in the language's own units: `20,000,000`, then `2,000만` or `20M`. */
  figures(minor: number): readonly string[]
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

/** Digits of the shorter forms of a figure: the first is exact for every stake that a game's list has. */
const shortDigits = [4, 3, 2]

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
  const short = shortDigits.map(
    (digits) =>
      new Intl.NumberFormat(language, {
        notation: 'compact',
        maximumSignificantDigits: digits,
        useGrouping: 'always',
      }),
  )
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
      return [figure.format(value), ...new Set(short.map((one) => one.format(value)))]
    },
    read: (text) => {
      const parsed = parseAmount(text, notation)
      return parsed.ok ? parsed.amount : undefined
    },
  }
}
