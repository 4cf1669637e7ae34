import { existsSync } from 'node:fs'
import { chromium } from '@playwright/test'
import { findChromium } from '../tests/support/chromium.ts'
import { command } from './command.ts'

/**
 * A Chromium for the tests: this machine's own, else Playwright's download, else (as root where there is apt-get)
 * Debian's package. Resolves with its path, or undefined where none could be had; says in a line what it installs.
 */
export async function ensureChromium(): Promise<string | undefined> {
  return findChromium() ?? downloaded() ?? (await download()) ?? (await installPackage())
}

function downloaded(): string | undefined {
  const path = chromium.executablePath()
  return existsSync(path) ? path : undefined
}

async function download(): Promise<string | undefined> {
  process.stdout.write("Downloading Playwright's Chromium for the browser tests\n")
  const { code } = await command('playwright', ['install', 'chromium'])
  return code === 0 ? downloaded() : undefined
}

async function installPackage(): Promise<string | undefined> {
  const isRoot = process.getuid?.() === 0
  if (!isRoot || !existsSync('/usr/bin/apt-get')) return undefined
  process.stdout.write("Installing Debian's chromium packages for the browser tests\n")
  const env = { DEBIAN_FRONTEND: 'noninteractive' }
  await command('apt-get', ['update', '-qq'], { env })
  // The second is not in every release, and nothing needs it: the tests just take longer without. The font is Android's: a
  // bare Debian has DejaVu alone, which is a sixth wider than what players read, and some names are cut there.
  for (const name of ['chromium', 'chromium-headless-shell', 'fonts-roboto-unhinted']) {
    await command('apt-get', ['install', '-y', '-qq', '--no-install-recommends', name], { env })
  }
  return findChromium()
}
