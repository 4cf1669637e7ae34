/** Languages whose own counting word for 10,000 is shorter and clearer than the figure: `+1만`. */
const counting = /^(ko|ja|zh)/

/** What a press beside the amount field adds, as its label. */
export function stepLabel(step: number, language: string): string {
  const format = new Intl.NumberFormat(
    language,
    counting.test(language) ? { notation: 'compact' } : { useGrouping: 'always' },
  )
  return `+${format.format(step)}`
}

/** What stands behind the figure in the field: `원`, `₩`, `$`. */
export function currencyUnit(currency: string, language: string): string {
  if (currency === 'KRW' && language === 'ko') return '원'
  const parts = new Intl.NumberFormat(language, {
    style: 'currency',
    currency,
    currencyDisplay: 'narrowSymbol',
  }).formatToParts(0)
  return parts.find((part) => part.type === 'currency')?.value ?? currency
}
