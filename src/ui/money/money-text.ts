import { currencyFormat, formatMoney, unitAfterFigure } from '@marquee/contract/currency.ts'

/**
 * `amount` (minor units) as text in the player's language, such as `₩1,284,500`, or `1,284,500원` where the language
 * writes the unit after the figure.
 */
export const moneyText = formatMoney

/** The sign or word of a currency, such as `₩`, `$` or `원`. */
export function currencyUnit(currency: string, language: string): string {
  const parts = currencyFormat(currency, language).formatToParts(0)
  return (
    unitAfterFigure(currency, language) ?? parts.find((part) => part.type === 'currency')?.value ?? currency
  )
}
