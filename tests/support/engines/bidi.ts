import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import puppeteer, { type ConsoleMessage, type Page } from 'puppeteer-core'
import { findChromium } from '../chromium.ts'
import { type Engine, keys, loadTimeoutMs, phone, type Tab } from './driver.ts'
import { findFirefox } from './installed.ts'

/** What Firefox says of requests that leaving a page cancels. */
const noise = /ServiceWorker intercepted the request and encountered an unexpected error/

/** Starts Firefox, or Chromium to compare with, on a fresh profile (WebDriver BiDi). */
export async function startBidi(name: 'firefox' | 'chromium'): Promise<Engine> {
  const profile = mkdtempSync(join(tmpdir(), 'marquee-engine-'))
  const executablePath = name === 'firefox' ? findFirefox() : findChromium()
  if (executablePath === undefined) throw new Error(`${name} is not installed`)
  const browser = await puppeteer.launch({
    browser: name === 'firefox' ? 'firefox' : 'chrome',
    executablePath,
    userDataDir: profile,
    headless: true,
    defaultViewport: null,
    protocolTimeout: 120_000,
    args: name === 'chromium' && process.getuid?.() === 0 ? ['--no-sandbox'] : [],
    extraPrefsFirefox: { 'intl.accept_languages': 'en-US' },
  })
  const complaints: string[] = []
  const note = (text: string): void => {
    if (!noise.test(text)) complaints.push(text)
  }
  const watch = async (page: Page): Promise<Tab> => {
    // Firefox's first page opens before its default is set.
    await page.setViewport(phone)
    page.setDefaultNavigationTimeout(loadTimeoutMs)
    page.on('console', (message) => {
      if (['error', 'warn'].includes(message.type())) void textOf(message).then(note)
    })
    page.on('pageerror', (error) => note(String(error)))
    return tabOf(page)
  }
  const [opened] = await browser.pages()
  return {
    first: await watch(opened ?? (await browser.newPage())),
    newTab: async () => watch(await browser.newPage()),
    complaints: () => complaints,
    async close() {
      await browser.close()
      rmSync(profile, { recursive: true, force: true, maxRetries: 5 })
    },
  }
}

/** The text of a message, with the texts of the errors in it. */
async function textOf(message: ConsoleMessage): Promise<string> {
  const texts = message.args().map((value) => value.evaluate(String))
  return Promise.all(texts).then(
    (all) => all.join(' '),
    () => message.text(),
  )
}

function tabOf(page: Page): Tab {
  return {
    async open(url) {
      await page.bringToFront()
      await page.goto(url, { waitUntil: 'load' })
    },
    async evaluate(place, expression) {
      const frame = place === 'page' ? page.mainFrame() : page.mainFrame().childFrames()[0]
      if (frame === undefined) throw new Error('no game is open')
      return frame.evaluate(expression)
    },
    async click(x, y) {
      await page.bringToFront()
      await page.mouse.click(x, y)
    },
    async type(text) {
      if (text === keys.escape) await page.keyboard.press('Escape')
      else if (text === keys.enter) await page.keyboard.press('Enter')
      else await page.keyboard.type(text)
    },
    picture: () => page.screenshot({ type: 'png' }),
  }
}
