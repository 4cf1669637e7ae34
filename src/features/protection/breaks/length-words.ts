/** A number of days as whole weeks where it is, in the player's language. */
export function daysText(days: number, language: string): string {
  return days % 7 === 0 ? lengthText(days / 7, 'week', language) : lengthText(days, 'day', language)
}

/** A number of months as whole years where it is, in the player's language. */
export function monthsText(months: number, language: string): string {
  return months % 12 === 0 ? lengthText(months / 12, 'year', language) : lengthText(months, 'month', language)
}

function lengthText(value: number, unit: 'day' | 'week' | 'month' | 'year', language: string): string {
  return new Intl.NumberFormat(language, { style: 'unit', unit, unitDisplay: 'long' }).format(value)
}
