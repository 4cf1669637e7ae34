import { currencyFormat, unitAfterFigure } from '@marquee/contract/currency.ts'

/** The sign or word of a currency, such as `₩`, `$` or `원`. */
export function currencyUnit(currency: string, language: string): string {
  const parts = currencyFormat(currency, language).formatToParts(0)
  return (
    unitAfterFigure(currency, language) ?? parts.find((part) => part.type === 'currency')?.value ?? currency
  )
}
