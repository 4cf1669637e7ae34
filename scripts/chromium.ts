import { existsSync } from 'node:fs'
import { chromium } from '@playwright/test'
import { findChromium } from '../tests/support/chromium.ts'
import { command } from './command.ts'

function find(): string | undefined {
  return [findChromium(), chromium.executablePath()].find((path) => path !== undefined && existsSync(path))
}

/** Only then can packages of the system be installed. */
const hasApt = process.getuid?.() === 0 && existsSync('/usr/bin/apt-get')

/**
 * A Chromium for the tests: this machine's, else Playwright's download with the libraries it needs, else Debian's package. Resolves
 * with its path, or undefined if there is none; prints what it installs. Installs the font of phones too, if possible.
 */
export async function ensureChromium(): Promise<string | undefined> {
  if (find() === undefined) {
    process.stdout.write("Downloading Playwright's Chromium for the browser tests\n")
    await command('playwright', ['install', ...(hasApt ? ['--with-deps'] : []), 'chromium'])
  }
  // The second is not in every release: without it the tests only take longer.
  if (find() === undefined) await installPackages('chromium', 'chromium-headless-shell')
  // Debian's default font is a sixth wider than Roboto, Android's font, so that some names would be cut.
  const { output: fonts } = await command('fc-list', ['Roboto', 'family'])
  if (!fonts.includes('Roboto')) await installPackages('fonts-roboto-unhinted')
  return find()
}

/** Installs Debian packages, as root with apt-get; else does nothing. */
async function installPackages(...names: string[]): Promise<void> {
  if (!hasApt) return
  process.stdout.write(`Installing for the browser tests: ${names.join(', ')}\n`)
  const env = { DEBIAN_FRONTEND: 'noninteractive' }
  await command('apt-get', ['update', '-qq'], { env })
  for (const name of names) {
    await command('apt-get', ['install', '-y', '-qq', '--no-install-recommends', name], { env })
  }
}
