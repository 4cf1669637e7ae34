import type { browsers, systems } from '../../src/contract/account.ts'

/** What a sign-in came from, as far as its `User-Agent` tells; only these names are kept. */
export interface Device {
  readonly browser: (typeof browsers)[number] | null
  readonly system: (typeof systems)[number] | null
}

// The order matters: most browsers also claim to be those further down.
const browserMarks = [
  ['Samsung Internet', /SamsungBrowser\//],
  ['Edge', /Edg(?:e|A|iOS)?\//],
  ['Opera', /OPR\//],
  ['Firefox', /(?:Firefox|FxiOS)\//],
  ['Chrome', /(?:Chrome|Chromium|CriOS)\//],
  ['Safari', /Version\/[\d.]+.*Safari\//],
] as const

const systemMarks = [
  ['Android', /Android/],
  ['iOS', /iPhone|iPad|iPod/],
  ['ChromeOS', /CrOS/],
  ['Windows', /Windows/],
  ['macOS', /Mac OS X|Macintosh/],
  ['Linux', /Linux/],
] as const

/** Reads a `User-Agent`; null where it tells nothing known. */
export function readDevice(userAgent: string | undefined): Device {
  const text = (userAgent ?? '').slice(0, 500)
  return {
    browser: browserMarks.find(([, mark]) => mark.test(text))?.[0] ?? null,
    system: systemMarks.find(([, mark]) => mark.test(text))?.[0] ?? null,
  }
}
