/** A number of hours, in days or weeks if they are whole. */
export function hoursText(hours: number, language: string): string {
  return hours % 24 === 0 ? daysText(hours / 24, language) : lengthText(hours, 'hour', language)
}

/** A number of days, in weeks if they are whole. */
export function daysText(days: number, language: string): string {
  return days % 7 === 0 ? lengthText(days / 7, 'week', language) : lengthText(days, 'day', language)
}

/** A number of months, in years if they are whole. */
export function monthsText(months: number, language: string): string {
  return months % 12 === 0 ? lengthText(months / 12, 'year', language) : lengthText(months, 'month', language)
}

function lengthText(
  value: number,
  unit: 'hour' | 'day' | 'week' | 'month' | 'year',
  language: string,
): string {
  return new Intl.NumberFormat(language, { style: 'unit', unit, unitDisplay: 'long' }).format(value)
}
