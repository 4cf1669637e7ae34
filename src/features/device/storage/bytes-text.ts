const units = ['kilobyte', 'megabyte', 'gigabyte'] as const

/** Formats bytes in the largest unit in which the value is at least 1: `3.2 MB`. */
export function bytesText(bytes: number, language: string): string {
  let value = bytes / 1000
  let index = 0
  while (value >= 1000 && index < units.length - 1) {
    value /= 1000
    index += 1
  }
  return new Intl.NumberFormat(language, {
    style: 'unit',
    unit: units[index] ?? 'kilobyte',
    unitDisplay: 'short',
    maximumFractionDigits: value < 10 ? 1 : 0,
  }).format(value)
}
