/** Shows amounts, which are integers in the currency's minor unit. */
export interface Money {
  /** With the currency, such as `₩1,284,500`. */
  full(minor: number): string
  /** The figure alone, such as `2,000`. */
  figure(minor: number): string
}

export function moneyIn(language: string, currency: string): Money {
  const full = new Intl.NumberFormat(language, {
    style: 'currency',
    currency,
    currencyDisplay: 'narrowSymbol',
  })
  const { maximumFractionDigits: digits = 0 } = full.resolvedOptions()
  const figure = new Intl.NumberFormat(language, {
    minimumFractionDigits: digits,
    maximumFractionDigits: digits,
  })
  const major = (minor: number) => minor / 10 ** digits
  return { full: (minor) => full.format(major(minor)), figure: (minor) => figure.format(major(minor)) }
}
