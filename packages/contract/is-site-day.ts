/**
 * Whether a text is an existing day from 1900 to 9998, so not `2026-02-30`. Later days are excluded because
 * dates are compared as text, and the day after 9999-12-31 has five digits.
 */
export function isSiteDay(text: string): boolean {
  if (!/^\d{4}-\d{2}-\d{2}$/.test(text) || text < '1900' || text > '9999') return false
  const time = Date.parse(`${text}T00:00:00Z`)
  return !Number.isNaN(time) && new Date(time).toISOString().startsWith(text)
}
