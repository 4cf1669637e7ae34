const day = 24 * 3_600_000

/**
 * A moment near `now` (both ms) as people say it, in the player's zone: `14:25`, `tomorrow 00:30`, `20 Nov, 14:25`.
 */
export function nearTime(at: number, now: number, language: string): string {
  const time = new Intl.DateTimeFormat(language, { timeStyle: 'short' }).format(at)
  const days = Math.round((startOfDay(at) - startOfDay(now)) / day)
  if (days === 0) return time
  if (Math.abs(days) === 1) {
    return `${new Intl.RelativeTimeFormat(language, { numeric: 'auto' }).format(days, 'day')} ${time}`
  }
  return new Intl.DateTimeFormat(language, {
    day: 'numeric',
    month: 'short',
    hour: 'numeric',
    minute: '2-digit',
    ...(new Date(at).getFullYear() === new Date(now).getFullYear() ? {} : { year: 'numeric' }),
  }).format(at)
}

function startOfDay(at: number): number {
  return new Date(at).setHours(0, 0, 0, 0)
}
