/**
 * Whether a text is a day that exists, from 1900 to 9998: `2026-02-30` is none. Further off, dates cannot be counted with
 * as texts: the day after the last of 9999 has five digits.
 */
export function isSiteDay(text: string): boolean {
  if (!/^\d{4}-\d{2}-\d{2}$/.test(text) || text < '1900' || text > '9999') return false
  const time = Date.parse(`${text}T00:00:00Z`)
  return !Number.isNaN(time) && new Date(time).toISOString().startsWith(text)
}
