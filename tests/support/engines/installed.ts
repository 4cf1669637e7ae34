import { existsSync } from 'node:fs'
import { delimiter, join } from 'node:path'
import { findChromium } from '../chromium.ts'

export type EngineName = 'firefox' | 'webkit' | 'chromium'

function program(name: string): string | undefined {
  return (process.env['PATH'] ?? '')
    .split(delimiter)
    .map((folder) => join(folder, name))
    .find((path) => existsSync(path))
}

export function findFirefox(): string | undefined {
  return process.env['FIREFOX'] ?? program('firefox-esr') ?? program('firefox')
}

/** The Debian packages that an engine lacks on this machine (`docs/browsers.md`). */
export function missingPackages(engine: EngineName): readonly string[] {
  if (engine === 'chromium') return findChromium() === undefined ? ['chromium'] : []
  if (engine === 'firefox') return findFirefox() === undefined ? ['firefox-esr'] : []
  const needed = { WebKitWebDriver: 'webkit2gtk-driver', Xvfb: 'xvfb', gcc: 'gcc' }
  return Object.entries(needed)
    .filter(([name]) => program(name) === undefined)
    .map(([, name]) => name)
}
