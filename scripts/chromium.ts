import { existsSync } from 'node:fs'
import { chromium } from '@playwright/test'
import { findChromium } from '../tests/support/chromium.ts'
import { command } from './command.ts'

/**
 * A Chromium for the tests: this machine's own, else Playwright's download, else (as root where there is apt-get)
 * Debian's package. Resolves with its path, or undefined where none could be had; says in a line what it installs.
 * Whichever it is, the font of phones is installed too where it is missing and can be.
 */
export async function ensureChromium(): Promise<string | undefined> {
  const path = findChromium() ?? downloaded() ?? (await download()) ?? (await installChromium())
  await ensureFont()
  return path
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

async function installChromium(): Promise<string | undefined> {
  // The second is not in every release, and nothing needs it: the tests just take longer without.
  await installPackages('chromium', 'chromium-headless-shell')
  return findChromium()
}

/**
 * Installs Roboto, Android's font. A bare Debian has DejaVu, which is a sixth wider than what players read, and some names
 * are cut there. Chromium's own package brings no Roboto, so a machine that has Chromium can lack it.
 */
async function ensureFont(): Promise<void> {
  const { output } = await command('fc-list', ['Roboto', 'family'])
  if (!output.includes('Roboto')) await installPackages('fonts-roboto-unhinted')
}

/** Installs Debian packages, as root where there is apt-get; does nothing elsewhere. */
async function installPackages(...names: string[]): Promise<void> {
  const isRoot = process.getuid?.() === 0
  if (!isRoot || !existsSync('/usr/bin/apt-get')) return
  process.stdout.write(`Installing for the browser tests: ${names.join(', ')}\n`)
  const env = { DEBIAN_FRONTEND: 'noninteractive' }
  await command('apt-get', ['update', '-qq'], { env })
  for (const name of names) {
    await command('apt-get', ['install', '-y', '-qq', '--no-install-recommends', name], { env })
  }
}
