import { setTimeout as delay } from 'node:timers/promises'
import { type Browser, chromium, type Page } from '@playwright/test'
import { chromiumLaunch } from '../support/chromium.ts'
import { giveSession } from '../support/e2e/players.ts'
import type { Product } from '../support/server-process.ts'
import { startQuietProduct } from './probe/product.ts'
import { demoSession } from './probe/demo-session.ts'
import { pageUsage } from './probe/page-usage.ts'
import { processorSeconds } from './probe/pressure.ts'
import { slowPhone } from './probe/profile.ts'
import { row, title } from './table.ts'

/** Until the first visit has stored what it stores. */
const settleMs = 60_000

interface TimerCount {
  benchTimers?: number
}

/**
 * Prints what an operator uses with nobody signed in, and what home uses that a signed-in player has left open, each during some
 * minutes.
 */
export async function benchIdle(minutes: number): Promise<void> {
  title(`Idle: ${minutes} min each`)
  const product = await startQuietProduct()
  const browser = await chromium.launch(chromiumLaunch())
  try {
    await delay(settleMs)
    row('', 'CPU s')
    row('operator, nobody there', await processorTimeOf(product, () => delay(minutes * 60_000)))
    await measureApp(product, browser, minutes)
  } finally {
    await browser.close()
    await product.stop()
  }
}

async function measureApp(product: Product, browser: Browser, minutes: number): Promise<void> {
  const { width, height } = slowPhone
  const context = await browser.newContext({
    baseURL: product.origin,
    viewport: { width, height },
    hasTouch: true,
    isMobile: true,
  })
  const page = await context.newPage()
  await page.addInitScript(countTimers)
  await giveSession(page, await demoSession(product.origin))
  await page.goto('/home')
  await delay(settleMs)
  const devtools = await context.newCDPSession(page)
  await devtools.send('Performance.enable', { timeDomain: 'threadTicks' })
  await devtools.send('Network.enable')
  let requests = 0
  let bytes = 0
  devtools.on('Network.requestWillBeSent', () => requests++)
  devtools.on('Network.loadingFinished', ({ encodedDataLength }) => (bytes += encodedDataLength))
  const [before, timersBefore] = [await pageUsage(devtools), await timersOf(page)]
  const operator = await processorTimeOf(product, () => delay(minutes * 60_000))
  const [after, timersAfter] = [await pageUsage(devtools), await timersOf(page)]
  row('', 'CPU s', 'requests', 'kB', 'timers', 'heap MB')
  row(
    'home, signed in',
    (after.processor - before.processor).toFixed(2),
    String(requests),
    (bytes / 1000).toFixed(1),
    String(timersAfter - timersBefore),
    (after.heap / 1_000_000).toFixed(1),
  )
  row('operator for it', operator)
  await context.close()
}

/** Counts the timers that fire in a page. It is sent as text, so it may use nothing of this module. */
function countTimers(): void {
  const counting = window as Window & TimerCount
  counting.benchTimers = 0
  for (const name of ['setTimeout', 'setInterval'] as const) {
    const original = window[name].bind(window)
    const counted = (handler: TimerHandler, ms?: number, ...args: unknown[]): number =>
      original(() => {
        counting.benchTimers = (counting.benchTimers ?? 0) + 1
        if (typeof handler === 'function') handler(...args)
      }, ms)
    Object.assign(window, { [name]: counted })
  }
}

/** How many timers have fired. */
function timersOf(page: Page): Promise<number> {
  return page.evaluate(() => (window as Window & TimerCount).benchTimers ?? 0)
}

/** Processor time that the operator uses during some work, s. */
async function processorTimeOf(product: Product, work: () => Promise<void>): Promise<string> {
  const before = processorSeconds(product.pid)
  await work()
  const after = processorSeconds(product.pid)
  return before === undefined || after === undefined ? '–' : (after - before).toFixed(2)
}
