import { randomUUID } from 'node:crypto'
import { getRequestListener } from '@hono/node-server'
import { JSDOM } from 'jsdom'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { faultWords, isFault } from '@marquee/kit/sandbox/faults.ts'
import { sandboxPages } from '@marquee/kit/sandbox/pages.ts'
import { createSandbox, type Sandbox } from '@marquee/kit/sandbox/sandbox.ts'
import { type ListeningSandbox, serveSandbox } from '@marquee/kit/sandbox/server.ts'
import { signed } from '@marquee/kit/sandbox/signature.ts'

let sandbox: Sandbox
let served: ListeningSandbox
let player: { readonly id: string; readonly session: string }

beforeEach(async () => {
  sandbox = createSandbox({ secret: 'a secret' })
  const { id } = sandbox.book.open('A <b>player</b>', 1_000)
  const { session } = sandbox.book.authenticate(sandbox.book.launch(id, '1001'), '1001')
  player = { id, session }
  const pages = sandboxPages({
    sandbox,
    origin: 'http://localhost:4180',
    studio: { name: 'http://studio.example', games: [{ id: '1001', title: 'A game' }] },
    launchAddress: (game, token) => `http://studio.example/play/${game}?token=${token}`,
  })
  served = await serveSandbox(sandbox, { pages: getRequestListener(pages.fetch) })
})
afterEach(async () => {
  await sandbox.settled()
  await served.close()
})

/** A stake of 100 over the wire; `undefined` where no whole response arrived. */
async function stake(id: string = randomUUID()) {
  const move = {
    player: player.id,
    game_id: '1001',
    round_id: id,
    transaction_id: id,
    amount: 100,
    session: player.session,
  }
  const parts = { method: 'POST', target: '/studio/debit', body: JSON.stringify(move) }
  try {
    const response = await fetch(`${served.origin}${parts.target}`, {
      method: 'POST',
      headers: signed('a secret', parts),
      body: parts.body,
    })
    return { status: response.status, text: await response.text() }
  } catch {
    return undefined
  }
}

const cash = () => sandbox.book.accounts.get(player.id)?.cash
const submit = (path: string, fields: Record<string, string>, origin = served.origin) =>
  fetch(`${served.origin}${path}`, {
    method: 'POST',
    redirect: 'manual',
    headers: { origin },
    body: new URLSearchParams(fields),
  })

describe('a fault', () => {
  it.each([
    ['lostRequest', undefined, 1_000],
    ['lostResponse', undefined, 900],
    ['cutResponse', undefined, 900],
    ['unavailable', 503, 1_000],
    ['errorAfter', 500, 900],
    ['garbage', 200, 900],
    ['late', 200, 900],
    ['duplicated', 200, 900],
    ['reordered', undefined, 900],
    ['insufficientFunds', 200, 1_000],
    ['playRefused', 200, 1_000],
    ['sessionEnds', 200, 900],
  ])('%s is met by one call, and the next is carried out', async (fault, status, left) => {
    if (!isFault(fault)) throw new Error(`no fault ${fault}`)
    sandbox.plan.add({ fault, call: 'debit', times: 1, ms: 30 })
    const id = randomUUID()
    const response = await stake(id)
    await sandbox.settled()
    expect([response?.status, cash()]).toEqual([status, left])
    // A repeat finds the first one, also where its response never arrived.
    const repeated = await stake(id)
    expect(repeated?.status).toBe(200)
    expect(cash()).toBe(
      left === 1_000 && !/"status":"(insufficient|play)/.test(repeated?.text ?? '') ? 900 : left,
    )
  })

  it('cuts every connection while the wallet is down', async () => {
    const { id } = sandbox.plan.add({ fault: 'down', call: 'debit', times: 1, ms: 60_000 })
    expect([await stake(), await stake()]).toEqual([undefined, undefined])
    sandbox.plan.remove(id)
    expect((await stake())?.status).toBe(200)
  })

  it('ends the session of a player in mid-round', async () => {
    sandbox.plan.add({ fault: 'sessionEnds', call: 'debit', times: 1, ms: 0 })
    await stake()
    expect((await stake())?.text).toContain('session_ended')
  })
})

describe('the page', () => {
  const page = async () => {
    const html = await (await fetch(served.origin)).text()
    return new JSDOM(html, { url: served.origin }).window.document
  }
  const words = (element: Element) => (element.textContent ?? '').replaceAll(/\s+/g, ' ')

  it('shows the address, the secret, each call and the books', async () => {
    await stake('a-stake')
    const { body } = await page()
    expect(body.textContent).toContain('a secret')
    expect(words(body)).toContain('a-stake 100 ok, 900 the response')
    expect(words(body)).toContain('A <b>player</b> 1,000 900 balances')
    expect([...body.querySelectorAll('input, select')].filter((field) => !field.closest('label'))).toEqual([])
    expect([...body.querySelectorAll('table')].every((table) => table.caption && table.tHead)).toBe(true)
  })

  it('adds faults, shows them and removes them', async () => {
    const fault = { fault: 'lostResponse', call: 'credit', times: '', ms: '0' }
    expect((await submit('/faults', fault)).status).toBe(303)
    expect(words((await page()).body)).toMatch(/Lost response.*? · credit · stays · met by 0/)
    await submit('/faults/1/remove', {})
    expect(sandbox.plan.current()).toEqual([])
    for (const wrong of [
      { fault: 'fire' },
      { call: 'refund' },
      { times: '0' },
      { times: 'x' },
      { ms: '-1' },
    ]) {
      expect((await submit('/faults', { ...fault, ...wrong })).status, JSON.stringify(wrong)).toBe(400)
    }
    expect(Object.keys(faultWords)).toHaveLength(
      (await page()).querySelectorAll('select[name=fault] option').length,
    )
  })

  it('launches a game with a token that is good', async () => {
    const response = await submit('/launch', { player: player.id, game: '1001' })
    const address = new URL(response.headers.get('location') ?? '')
    expect(address.origin).toBe('http://studio.example')
    expect(sandbox.book.authenticate(address.searchParams.get('token') ?? '', '1001').player).toBe(player.id)
  })

  it('opens accounts and ends sessions', async () => {
    await submit('/players', { name: 'Another', cash: '5' })
    expect(
      [...sandbox.book.accounts.values()].map(({ name, cash: balance }) => [name, balance]),
    ).toContainEqual(['Another', 5])
    await submit('/sign-out', { player: player.id })
    expect((await stake())?.text).toContain('session_ended')
  })

  it('takes no form of another site', async () => {
    const foreign = await submit('/faults/clear', {}, 'https://evil.example')
    expect(foreign.status).toBe(403)
  })

  it('tells at once that a call arrived', async () => {
    const stopped = new AbortController()
    const response = await fetch(`${served.origin}/events`, { signal: stopped.signal })
    const reader = response.body?.pipeThrough(new TextDecoderStream()).getReader()
    expect((await reader?.read())?.value).toContain('event: change')
    await stake()
    expect((await reader?.read())?.value).toContain('event: change')
    stopped.abort()
    expect(await (await fetch(`${served.origin}/live`)).text()).toContain('debit')
  })
})

describe('a body without an end', () => {
  it.each(['/studio/debit', '/players'])('is refused at %s, and is not read to its end', async (path) => {
    let sent = 0
    const endless = new ReadableStream<Uint8Array>({
      pull(stream) {
        sent += 1
        if (sent > 1_000) stream.error(new Error('everything was read'))
        else stream.enqueue(new TextEncoder().encode('x'.repeat(16 * 1024)))
      },
    })
    const init: RequestInit & { duplex: 'half' } = {
      method: 'POST',
      body: endless,
      duplex: 'half',
      headers: { 'content-type': 'application/x-www-form-urlencoded', origin: served.origin },
    }
    const response = await fetch(`${served.origin}${path}`, init).then(
      ({ status }) => status,
      () => 'cut',
    )
    expect([413, 'cut']).toContain(response)
    expect(sent).toBeLessThan(1_000)
    expect((await stake())?.status).toBe(200)
  })
})
