import { useLingui } from '@lingui/react'

/** Decimals that the currency's minor unit stands for: 0 for KRW, 2 for USD. */
export function decimalsOf(currency: string): number {
  return (
    new Intl.NumberFormat('en', { style: 'currency', currency }).resolvedOptions().maximumFractionDigits ?? 0
  )
}

/**
 * `amount` (minor units) as text in the player's language, such as `1,284,500원` or `₩1,284,500`.
 * Korean writes the unit after the figure, as banks there do.
 */
export function moneyText(amount: number, currency: string, language: string): string {
  const value = amount / 10 ** decimalsOf(currency)
  if (currency === 'KRW' && language === 'ko')
    return withMinus(`${new Intl.NumberFormat('ko').format(value)}원`)
  const format = new Intl.NumberFormat(language, {
    style: 'currency',
    currency,
    currencyDisplay: 'narrowSymbol',
  })
  return withMinus(format.format(value))
}

/** A figure of `Intl` with a true minus sign for its hyphen: it has the width of the plus, so that columns stay aligned. */
export function withMinus(figure: string): string {
  return figure.replace('-', '−')
}

interface MoneyProps {
  /** Minor units. */
  amount: number
  currency: string
}

/** An amount with tabular numerals. */
export function Money({ amount, currency }: MoneyProps) {
  const { i18n } = useLingui()
  return (
    <span style={{ fontVariantNumeric: 'tabular-nums' }}>{moneyText(amount, currency, i18n.locale)}</span>
  )
}
