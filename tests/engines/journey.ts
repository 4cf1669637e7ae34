import { randomUUID } from 'node:crypto'
import { expect } from 'vitest'
import { ledgerOf } from '../support/e2e/office.ts'
import type { Engine, Tab } from '../support/engines/driver.ts'
import { click, fill, inGame, run, see, seeNone, signIn, type Target } from '../support/engines/page.ts'
import { waitUntil } from '../support/engines/wait-until.ts'
import type { Product } from '../support/server-process.ts'

const slot = 'The Beetle Amulet'
const table = 'After the Curtain Roulette'
const balance: Target = { css: 'header a', name: /^Balance/ }
const signInLink: Target = { css: 'header a', name: 'Sign in' }
const star: Target = { css: '[role=dialog] button', name: `Favourite: ${slot}` }

interface Account {
  readonly username: string
  readonly password: string
}

/** A player from the first visit to the end of the session, on a product that is stopped and started again on the way. */
export async function journey({ first: tab, newTab, complaints }: Engine, product: Product): Promise<void> {
  const account = {
    username: `e_${randomUUID().slice(0, 10).replaceAll('-', '')}`,
    password: 'copper-kite-over-seven-hills',
  }
  const movements = () => ledgerOf(account.username, product.dataDir)
  /** Runs a step, and names it in its failure. */
  const step = async (name: string, act: () => Promise<unknown>): Promise<void> => {
    await act().catch((cause: unknown) => {
      throw new Error(`${name}: ${String(cause)}`, { cause })
    })
  }

  await step('first visit', async () => {
    await tab.open(product.origin)
    await see(tab, { css: '#hero-title' }, /./)
  })
  await step('join', async () => {
    await click(tab, { css: 'header a', name: 'Join' })
    await join(tab, account)
    await click(tab, { css: '[role=dialog] button', name: 'Continue browsing' })
    await see(tab, balance)
  })
  await step('sign in', async () => {
    await signOut(tab)
    await click(tab, signInLink)
    await signIn(tab, account)
  })
  await step('list, favourite', async () => {
    await tab.open(`${product.origin}/game/slot?provider=1`)
    await click(tab, star)
    await waitUntil('the star', async () => (await see(tab, star)).pressed === 'true')
  })
  await step('slot', async () => {
    await click(tab, { css: '[role=dialog] article button', name: slot })
    const before = (await movements()).length
    await click(tab, inGame('button', 'Spin'))
    await waitUntil('the round in the ledger', async () => (await movements()).length > before)
    await see(tab, inGame('button:not([aria-disabled=true])', 'Spin'))
    await closeGame(tab)
  })
  await step('table', async () => {
    await tab.open(`${product.origin}/game/livecasino?provider=18`)
    await click(tab, { css: '[role=dialog] article button', name: table })
    const before = (await movements()).length
    // A round that has just begun takes bets for longer than a click needs.
    await see(tab, inGame('.seconds'), /^(9|1\d)$/)
    await click(tab, inGame('[role=group] button', /^Red/))
    await see(tab, inGame('[role=group] button', /^Red.*On the table/))
    await see(tab, inGame('[role=status]'), /^Result: /)
    await waitUntil('the bet in the ledger', async () => (await movements()).length > before)
    await closeGame(tab)
  })
  await step('deposit', async () => {
    await giveBank(tab, product, account)
    await tab.open(`${product.origin}/wallet/depositpage`)
    await fill(tab, { css: 'main input[inputmode=numeric]' }, '150000')
    await click(tab, { css: 'main button', name: 'Review deposit' })
    await click(tab, { css: 'main button', name: 'Send the deposit request' })
    await see(tab, { css: 'main h2, main h3', name: /^Deposit of ₩150,000/ })
  })
  const other = await newTab()
  await step('second tab', async () => {
    await other.open(`${product.origin}/game/slot?provider=1`)
    await see(other, balance)
    await waitUntil('the star', async () => (await see(other, star)).pressed === 'true')
    // From here on the network is missing, which the browser notes.
    expect(complaints()).toEqual([])
  })
  await step('offline start', async () => {
    await waitUntil('the cached files', () => run(tab, 'page', areFilesCached))
    await tab.open(`${product.origin}/home`)
    await see(tab, { css: 'section[aria-labelledby=favourites] article' }, slot)
    await tab.open(`${product.origin}/wallet/history`)
    await see(tab, { css: 'main' }, /100,000/)
    await product.end()
    await tab.open(`${product.origin}/home`)
    await see(tab, { css: 'section[aria-labelledby=favourites] article' }, slot)
    await see(tab, { css: 'output' }, 'The site cannot be reached')
    await tab.open(`${product.origin}/wallet/history`)
    await see(tab, { css: 'main' }, /100,000/)
    await product.restart()
  })
  await step('sign out', async () => {
    await tab.open(`${product.origin}/home`)
    await seeNone(tab, { css: 'output', name: 'The site cannot be reached' })
    const jwt = await run(tab, 'page', () => sessionStorage.getItem('jwt'))
    await signOut(tab)
    await see(other, signInLink)
    expect(await run(tab, 'page', () => sessionStorage.getItem('jwt'))).toBeNull()
    const headers = { authorization: `Bearer ${jwt}` }
    await waitUntil(
      'the end of the session at the operator',
      async () => (await fetch(`${product.origin}/main/init`, { headers })).status >= 401,
    )
  })
}

async function join(tab: Tab, { username, password }: Account): Promise<void> {
  const fields = {
    username,
    password,
    confirm: password,
    email: `${username}@example.test`,
    nickname: username,
    phone: '+82 10 1234 5678',
    birth_year: '1990',
    birth_month: '05',
    birth_day: '17',
  }
  for (const [name, text] of Object.entries(fields)) await fill(tab, { css: `input[name=${name}]` }, text)
  await click(tab, { css: 'main input[type=checkbox]' })
  await click(tab, { css: 'main button[type=submit]' })
}

async function signOut(tab: Tab): Promise<void> {
  await click(tab, { css: 'header button', name: 'Menu' })
  await click(tab, { css: '[role=dialog] button', name: 'Sign out' })
  await see(tab, signInLink)
  // While the toast slides in it may lie over the link.
  const toast = { css: '#toasts [data-part=title]', name: 'You have signed out.' }
  await see(tab, toast)
  await seeNone(tab, toast)
}

async function closeGame(tab: Tab): Promise<void> {
  await click(tab, { css: 'button', name: 'Close the game' })
  await seeNone(tab, { css: 'iframe' })
}

/** Stores the bank account of the player, past the screen. */
async function giveBank(tab: Tab, product: Product, { password }: Account): Promise<void> {
  const jwt = await run(tab, 'page', () => sessionStorage.getItem('jwt'))
  const headers = { authorization: `Bearer ${jwt}`, 'content-type': 'application/json' }
  const send = async (method: string, path: string, body: object) => {
    const response = await fetch(product.origin + path, {
      method,
      headers: { ...headers, 'idempotency-key': randomUUID() },
      body: JSON.stringify(body),
    })
    expect(response.ok, `${method} ${path}`).toBe(true)
  }
  await send('PATCH', '/account/me', {
    bank_code: '000',
    bank_account: '110-1234-5678',
    bank_name: 'Kim Tester',
    password,
  })
  await send('POST', '/protection/no-deposit-limit', {})
}

/** Whether the worker has cached every file of the build. */
async function areFilesCached(): Promise<boolean> {
  const manifest = (await (await fetch('/sw.js')).text()).matchAll(/"url":"([^"]+)"/g)
  const cached = new Set<string>()
  for (const name of await caches.keys()) {
    for (const { url } of await (await caches.open(name)).keys()) cached.add(new URL(url).pathname)
  }
  const listed = [...manifest].map(([, url]) => `/${url ?? ''}`)
  return listed.length > 0 && listed.every((url) => cached.has(url))
}
