import { currencyFormat, decimalsOf, unitAfterFigure } from '@marquee/contract/currency.ts'

/**
 * `amount` (minor units) as text in the player's language, such as `₩1,284,500`, or `1,284,500원` where the language
 * writes the unit after the figure.
 */
export function moneyText(amount: number, currency: string, language: string): string {
  const value = amount / 10 ** decimalsOf(currency)
  const unit = unitAfterFigure(currency, language)
  const text = unit
    ? new Intl.NumberFormat(language).format(value) + unit
    : currencyFormat(currency, language).format(value)
  return withMinus(text)
}

/** A figure of `Intl` with a minus sign for its hyphen: the minus is as wide as the plus, so columns stay aligned. */
export function withMinus(figure: string): string {
  return figure.replace('-', '−')
}

/** The sign or word of a currency, such as `₩`, `$` or `원`. */
export function currencyUnit(currency: string, language: string): string {
  const parts = currencyFormat(currency, language).formatToParts(0)
  return (
    unitAfterFigure(currency, language) ?? parts.find((part) => part.type === 'currency')?.value ?? currency
  )
}
