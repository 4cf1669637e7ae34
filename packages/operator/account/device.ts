import type { browsers, systems } from '@marquee/contract/account.ts'

/** The device of a sign-in. Only these names are stored, not the `User-Agent`. */
export interface Device {
  readonly browser: (typeof browsers)[number] | null
  readonly system: (typeof systems)[number] | null
}

// The order matters: most browsers also name those further down.
const browserPatterns = [
  ['Samsung Internet', /SamsungBrowser\//],
  ['Edge', /Edg(?:e|A|iOS)?\//],
  ['Opera', /OPR\//],
  ['Firefox', /(?:Firefox|FxiOS)\//],
  ['Chrome', /(?:Chrome|Chromium|CriOS)\//],
  ['Safari', /Version\/[\d.]+.*Safari\//],
] as const

const systemPatterns = [
  ['Android', /Android/],
  ['iOS', /iPhone|iPad|iPod/],
  ['ChromeOS', /CrOS/],
  ['Windows', /Windows/],
  ['macOS', /Mac OS X|Macintosh/],
  ['Linux', /Linux/],
] as const

/** Reads a `User-Agent`; null for what it does not recognise. */
export function readDevice(userAgent: string | undefined): Device {
  const text = (userAgent ?? '').slice(0, 500)
  return {
    browser: browserPatterns.find(([, pattern]) => pattern.test(text))?.[0] ?? null,
    system: systemPatterns.find(([, pattern]) => pattern.test(text))?.[0] ?? null,
  }
}
