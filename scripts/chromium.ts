import { existsSync } from 'node:fs'
import { chromium } from '@playwright/test'
import { findChromium } from '../tests/support/chromium.ts'
import { command } from './command.ts'

/**
 * A Chromium for the tests: this machine's, else Playwright's download, else (as root with apt-get) Debian's package. Resolves
 * with its path, or undefined if there is none; prints what it installs. Installs the font of phones too, if possible.
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
  // The second is not in every release: without it the tests only take longer.
  await installPackages('chromium', 'chromium-headless-shell')
  return findChromium()
}

/**
 * Installs Roboto, Android's font. The default font of Debian is a sixth wider, so that some names would be cut. Chromium's
 * package does not contain Roboto.
 */
async function ensureFont(): Promise<void> {
  const { output } = await command('fc-list', ['Roboto', 'family'])
  if (!output.includes('Roboto')) await installPackages('fonts-roboto-unhinted')
}

/** Installs Debian packages, as root with apt-get; else does nothing. */
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
