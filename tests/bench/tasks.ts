import { readFileSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import { tmpdir } from 'node:os'
import { type Browser, chromium, type Page } from '@playwright/test'
import type { Game } from '@marquee/contract/game.ts'
import { chromiumLaunch } from '../support/chromium.ts'
import { giveSession } from '../support/e2e/players.ts'
import { startQuietProduct } from './probe/product.ts'
import { demoSession } from './probe/demo-session.ts'
import { longestTasks } from './probe/longest-tasks.ts'
import { median } from './probe/median.ts'
import { slowPhone } from './probe/profile.ts'
import { row, title } from './table.ts'

/** Games of all providers together, as of a large operator. */
const games = 10_000
/** The longest task that a player does not feel, ms. */
const limitMs = 50
const restMs = 1500

type Action = readonly [name: string, act: (page: Page) => Promise<void>]

const click = (path: string) => (page: Page) => page.locator(`nav a[href="${path}"]`).last().click()

const actions: readonly Action[] = [
  ['home, 10,000 games stored', async (page) => void (await page.reload())],
  ['route: games', click('/game/slotnine')],
  ['route: wallet', click('/wallet/depositpage')],
  ['route: my page', click('/account/mypagelist')],
  ['route: home', click('/home')],
  ['all slots, opened', async (page) => void (await page.goto('/game/slotnine'))],
  ['all slots, scrolled', scroll],
  ['search, opened', (page) => page.locator('header button').first().click()],
  ...[...'dragon'].map((key): Action => [`search, ${key}`, (page) => page.keyboard.type(key)]),
]

/**
 * Prints the longest tasks of the main thread on a slow processor, one row for each action of a player with 10,000 games. A
 * task counts with the time that the processor worked for it, so that a busy machine makes none longer.
 */
export async function benchTasks(runs: number): Promise<void> {
  title(`Tasks: processor ${slowPhone.cpu}x slower, ${games} games; ms of processor time, medians of ${runs}`)
  const product = await startQuietProduct()
  const browser = await chromium.launch(chromiumLaunch())
  try {
    const rounds: (readonly number[])[][] = []
    for (let run = 0; run < runs; run++) rounds.push(await round(browser, product.origin))
    row('', 'longest', 'second', `over ${limitMs}`)
    for (const [index, [name]] of actions.entries()) {
      const of = (figure: (tasks: readonly number[]) => number) =>
        median(rounds.map((tasks) => figure(tasks[index] ?? [])))?.toFixed(0) ?? '-'
      row(
        name,
        of(([longest = 0]) => longest),
        of(([, second = 0]) => second),
        of((tasks) => tasks.filter((ms) => ms > limitMs).length),
      )
    }
  } finally {
    await browser.close()
    await product.stop()
  }
}

/** One player's visit: the tasks of each action, ms, longest first. */
async function round(browser: Browser, origin: string): Promise<(readonly number[])[]> {
  const { width, height } = slowPhone
  const context = await browser.newContext({
    baseURL: origin,
    viewport: { width, height },
    hasTouch: true,
    isMobile: true,
    serviceWorkers: 'block',
  })
  const page = await context.newPage()
  await giveSession(page, await demoSession(origin))
  await page.route('**/game/provider?*', async (route) => {
    const response = await route.fetch()
    const body = (await response.json()) as { DATA?: { list: readonly Game[] } }
    const list = body.DATA ? multiply(body.DATA.list) : []
    await route.fulfill({ response, json: { ...body, DATA: { list } } })
  })
  await page.goto('/game/slotnine')
  await page.locator('[role=grid] article').first().waitFor()
  // Until every list is fetched and stored.
  await page.waitForTimeout(10_000)
  await page.goto('/home')
  await page.waitForTimeout(restMs)
  const devtools = await context.newCDPSession(page)
  await devtools.send('Emulation.setCPUThrottlingRate', { rate: slowPhone.cpu })
  const found: (readonly number[])[] = []
  for (const [name, act] of actions) found.push(await traced(browser, page, name, act))
  await context.close()
  return found
}

/** The provider's share of the games. */
function multiply(list: readonly Game[]): Game[] {
  const copies = Math.ceil(games / 300)
  return Array.from({ length: copies }, (_, copy) =>
    list.map((game) => (copy === 0 ? game : { ...game, id: `${game.id}-${copy}` })),
  ).flat()
}

async function traced(
  browser: Browser,
  page: Page,
  name: string,
  act: Action[1],
): Promise<readonly number[]> {
  const tracesPath = process.env['TRACES']
  const path = join(tracesPath ?? tmpdir(), `marquee-${name.replaceAll(/\W+/g, '-')}.json`)
  // A profile names the cause, but makes a task of its own.
  const categories = [
    'toplevel',
    'devtools.timeline',
    ...(tracesPath ? ['disabled-by-default-v8.cpu_profiler'] : []),
  ]
  await browser.startTracing(page, { path, categories })
  await act(page)
  await page.waitForTimeout(restMs)
  await browser.stopTracing()
  const tasks = longestTasks(readFileSync(path, 'utf8'))
  if (tracesPath === undefined) rmSync(path)
  return tasks
}

async function scroll(page: Page): Promise<void> {
  for (let step = 0; step < 40; step++) {
    await page.evaluate(() => window.scrollBy(0, 900))
    await page.waitForTimeout(50)
  }
}
