import { currencyFormat, decimalsOf } from '../../../src/contract/currency.ts'

/** Formats amounts, which are integers in the currency's minor unit. */
export interface Money {
  /** With the currency: `₩1,284,500`, `$12.34`. */
  full(minor: number): string
  /** The figure alone: `2,000`, `0.20`. */
  figure(minor: number): string
}

/** @param currency `undefined` before the game session names it: bare figures, which only the paytable shows by then */
export function moneyIn(language: string, currency?: string): Money {
  const decimals = currency === undefined ? 0 : decimalsOf(currency)
  const figure = new Intl.NumberFormat(language, {
    minimumFractionDigits: decimals,
    maximumFractionDigits: decimals,
  })
  const full = currency === undefined ? figure : currencyFormat(currency, language)
  const inWholeUnits = (minor: number) => minor / 10 ** decimals
  return {
    full: (minor) => full.format(inWholeUnits(minor)),
    figure: (minor) => figure.format(inWholeUnits(minor)),
  }
}
