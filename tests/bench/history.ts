import { mkdirSync, mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { chromium, type Page } from '@playwright/test'
import { eq } from 'drizzle-orm'
import { openDatabase } from '@marquee/operator/database/db.ts'
import { players } from '@marquee/operator/database/schema.ts'
import { demo, seed } from '@marquee/operator/database/seed.ts'
import { chromiumLaunch } from '../support/chromium.ts'
import { giveSession, newSession } from '../support/e2e/players.ts'
import { randomFrom } from '../support/seed.ts'
import { type PastEntry, writePast } from '../support/server/past-entries.ts'
import { valueAt } from '../support/server/operator.ts'
import { startQuietProduct } from './probe/product.ts'
import { median } from './probe/median.ts'
import { row, title } from './table.ts'

const count = 100_000
const days = 395
const dayMs = 86_400_000
/** Calls of each kind. */
const samples = 25
/** Clicks of 'load more' on screen, 50 rows each. */
const clicks = 60

/** Prints how long a history of 100,000 movements takes to be requested, seen, gone through and exported. */
export async function benchHistory(): Promise<void> {
  title(`A history of ${count.toLocaleString('en')} movements, ms`)
  const folder = mkdtempSync(join(tmpdir(), 'marquee-history-'))
  const dataDir = join(folder, 'data')
  try {
    await fill(dataDir)
    const product = await startQuietProduct({
      dataDir,
      env: { SIMULATED_BANK: 'off' },
    })
    try {
      await measureServer(product.origin)
      await measureScreen(product.origin)
    } finally {
      await product.stop()
    }
  } finally {
    rmSync(folder, { recursive: true, force: true })
  }
}

async function fill(dataDir: string): Promise<void> {
  mkdirSync(dataDir)
  const { db, close } = await openDatabase({ folder: dataDir })
  await seed(db, 'KRW')
  const [player] = await db.select().from(players).where(eq(players.username, demo.username))
  if (!player) throw new Error('there is no demo player')
  const started = Date.now() - days * dayMs
  const past: PastEntry[] = []
  const random = randomFrom(1)
  for (let index = 0; index < count - 1; index++) {
    const win = index % 3 === 0
    past.push({
      at: new Date(started + (index * days * dayMs) / count),
      type: win ? 'win' : 'bet',
      amount: win ? random.integer(200, 2_000) : -random.integer(1, 9) * 100,
    })
  }
  await writePast(db, player.id, past)
  await close()
}

async function measureServer(origin: string): Promise<void> {
  const login = await fetch(`${origin}/auth/login`, {
    method: 'POST',
    body: JSON.stringify({ username: demo.username, password: demo.password }),
  })
  const token = String(valueAt(await login.json(), 'data', 'jwt'))
  const get = async (target: string): Promise<unknown> => {
    const response = await fetch(`${origin}${target}`, { headers: { authorization: `Bearer ${token}` } })
    if (!response.ok) throw new Error(`${target} returned ${response.status}`)
    return response.json()
  }
  const cursorAfter = async (pages: number): Promise<string> => {
    let cursor = ''
    for (let page = 0; page < pages; page++) {
      const next = valueAt(
        await get(`/wallet/history?limit=200${cursor && `&cursor=${cursor}`}`),
        'data',
        'next',
      )
      cursor = encodeURIComponent(String(next))
    }
    return cursor
  }
  const month = (ago: number) => new Date(Date.now() - ago * dayMs).toISOString().slice(0, 10)
  const deep = await cursorAfter(400)
  const calls: Readonly<Record<string, string>> = {
    'newest 50': '/wallet/history?limit=50',
    '50 after 80,000 others': `/wallet/history?limit=50&cursor=${deep}`,
    'wins, newest 50': '/wallet/history?limit=50&type=win',
    'a type that is rare': '/wallet/history?limit=50&type=opening',
    'one month a year ago': `/wallet/history?limit=50&from=${month(370)}&to=${month(340)}`,
    'statement of a year by day': `/wallet/statement?from=${month(390)}&to=${month(0)}&by=day`,
    'statement of ten years by month': `/wallet/statement?from=${month(3650)}&to=${month(0)}&by=month`,
  }
  row('operator', 'median', 'slowest')
  for (const [name, target] of Object.entries(calls)) {
    const times: number[] = []
    for (let sample = 0; sample < samples; sample++) times.push(await timed(() => get(target)))
    row(name, figure(median(times)), figure(Math.max(...times)))
  }
}

async function measureScreen(origin: string): Promise<void> {
  const browser = await chromium.launch(chromiumLaunch())
  try {
    const context = await browser.newContext({
      baseURL: origin,
      viewport: { width: 360, height: 800 },
      locale: 'en-US',
    })
    const page = await context.newPage()
    const { username, password } = demo
    await giveSession(page, await newSession(context.request, { username, password }))
    const rows = page.getByRole('table', { name: 'Transactions' }).getByRole('row').nth(5)
    row('screen, 360 px', 'once')
    const open = async () => {
      await page.goto('/wallet/history')
      await rows.waitFor()
    }
    row('opened, first time', (await timed(open)).toFixed(0))
    row('opened again', (await timed(open)).toFixed(0))
    const loads: number[] = []
    for (let click = 1; click <= clicks; click++) loads.push(await timed(() => loadMore(page, click)))
    row('load more, first ten', figure(median(loads.slice(0, 10))))
    row(`load more, at ${clicks * 50} rows`, figure(median(loads.slice(-10))))
    row('longest task, scrolling', (await longestTaskScrolling(page)).toFixed(0))
    let lines = 0
    const exporting = await timed(async () => {
      const saving = page.waitForEvent('download', { timeout: 600_000 })
      await page.getByRole('button', { name: 'Save all as CSV' }).click()
      lines =
        readFileSync(await (await saving).path(), 'utf8')
          .trimEnd()
          .split('\r\n').length - 1
    })
    row(`CSV of ${lines.toLocaleString('en')} rows`, exporting.toFixed(0))
  } finally {
    await browser.close()
  }
}

async function loadMore(page: Page, click: number): Promise<void> {
  await page.getByRole('button', { name: 'Load more' }).click()
  const shown = ((click + 1) * 50).toLocaleString('en')
  await page.getByText(`${shown} transactions shown`).waitFor({ state: 'attached' })
}

/** Scrolls through everything that is loaded and returns the longest task on the way, ms; 0 where none took 50. */
function longestTaskScrolling(page: Page): Promise<number> {
  return page.evaluate(async () => {
    let longest = 0
    const observer = new PerformanceObserver((list) => {
      for (const entry of list.getEntries()) longest = Math.max(longest, entry.duration)
    })
    observer.observe({ type: 'longtask' })
    const height = document.documentElement.scrollHeight
    for (let step = 0; step <= 120; step++) {
      scrollTo({ top: (height * step) / 120, behavior: 'instant' })
      await new Promise((resolve) => requestAnimationFrame(resolve))
    }
    observer.disconnect()
    return longest
  })
}

function figure(milliseconds: number | null): string {
  return milliseconds === null ? '–' : milliseconds.toFixed(1)
}

async function timed(task: () => Promise<unknown>): Promise<number> {
  const start = performance.now()
  await task()
  return performance.now() - start
}
