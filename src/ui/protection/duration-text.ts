/** Seconds as `1 hr 5 min` in the player's language; without seconds, under a minute `0 min`. */
export function durationText(seconds: number, language: string): string {
  const minutes = Math.floor(seconds / 60)
  const unit = (value: number, name: 'hour' | 'minute') =>
    new Intl.NumberFormat(language, { style: 'unit', unit: name, unitDisplay: 'short' }).format(value)
  const parts = [
    ...(minutes >= 60 ? [unit(Math.floor(minutes / 60), 'hour')] : []),
    ...(minutes % 60 > 0 || minutes === 0 ? [unit(minutes % 60, 'minute')] : []),
  ]
  return parts.join(' ')
}

/** Seconds as a stopwatch shows them, `1:05:09`, in the digits of the player's language. */
export function stopwatchText(seconds: number, language: string): string {
  const whole = new Intl.NumberFormat(language, { useGrouping: false })
  const two = new Intl.NumberFormat(language, { minimumIntegerDigits: 2 })
  const [h, m, s] = [Math.floor(seconds / 3600), Math.floor(seconds / 60) % 60, Math.floor(seconds) % 60]
  return `${whole.format(h)}:${two.format(m)}:${two.format(s)}`
}
