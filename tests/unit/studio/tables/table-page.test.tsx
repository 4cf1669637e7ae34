import { randomUUID } from 'node:crypto'
import { afterEach, expect, test, vi } from 'vitest'
import { catalogue } from '@marquee/studio/catalogue/catalogue.ts'
import { gameOf } from '@marquee/studio/server/games/games.ts'
import type { CallResult } from '@marquee/studio/client/common/api.ts'
import { createSpots } from '@marquee/studio/client/tables/spots.ts'
import { runTable } from '@marquee/studio/client/tables/table.ts'
import { createTableApi, type Listener, type TableApi } from '@marquee/studio/client/tables/table-api.ts'
import { createTableStage } from '@marquee/studio/client/tables/table-stage.ts'
import type { BetResponse, OpenedTable, TableUpdate } from '@marquee/studio/shared/table-protocol.ts'
import { waitFor } from '../../../support/wait-for.ts'
import { noFair } from '../../../support/no-fair.ts'

const title = catalogue().games.find((game) => game.table === 'dragon-tiger')
const sheet = gameOf(title?.id ?? '')?.tableSheetIn('en')

let listener: Listener | undefined
afterEach(() => {
  // The clock of the page stops with its session.
  listener?.ended('session_expired')
  vi.restoreAllMocks()
})

/** The table in a round that takes bets, or whose result is drawn. */
function update(id: string, number: number, result: number[] | null = null): TableUpdate {
  const now = Date.now() + number
  const closes = result === null ? now + 60_000 : now - 5_000
  const times = { closes_at: closes, drawn_at: closes + 1_000, ends_at: closes + 90_000 }
  const round = { id, ...times, result, won: [], proof: null, chain: '', number }
  const salt = { phase: 'fixed' as const, salt: '', contributions: [] }
  return { table: { now, round, salt, players: 1, results: [] }, own: { bets: [], balance: null } }
}

/** The page of a table, with a studio that returns what the test sets. */
async function openPage(
  first: Partial<OpenedTable> = {},
  { show = () => Promise.resolve(), origins = [] as readonly string[] } = {},
) {
  if (sheet === undefined) throw new Error('no live title is a table of dragon tiger')
  const root = document.createElement('div')
  document.body.replaceChildren(root)
  const opened: OpenedTable = {
    currency: 'KRW',
    demo: false,
    balance: 10_000,
    chips: [1_000],
    most: 100_000,
    update: update('one', 1),
    missed: null,
    ...first,
  }
  const open = vi.fn<TableApi['open']>(async () => ({ kind: 'data', data: opened }))
  const takeBack = vi.fn<TableApi['takeBack']>()
  const closeEarly = vi.fn<TableApi['closeEarly']>()
  const seen = vi.fn<TableApi['seen']>(async () => undefined)
  const salt = vi.fn<TableApi['salt']>(async () => true)
  const bet = vi.fn<TableApi['bet']>(async (key, _round, bets): Promise<CallResult<BetResponse>> => {
    const stake = bets.reduce((sum, { amount }) => sum + amount, 0)
    const placed = {
      id: randomUUID(),
      key,
      state: 'placed' as const,
      bets: bets.map((one) => ({ ...one })),
      stake,
      win: null,
      refusal: null,
    } as const
    return { kind: 'data', data: { bet: placed, balance: 10_000 - stake } }
  })
  const api: TableApi = {
    open,
    takeBack,
    closeEarly,
    seen,
    bet,
    salt,
    refill: async () => ({ kind: 'refused', code: 'round_in_progress', wait: undefined }),
    follow: (one) => void (listener = one),
  }
  const stage = createTableStage(root, sheet, false)
  let put: (spots: readonly string[]) => void = () => undefined
  await runTable({
    sheet,
    token: 'token',
    language: 'en',
    origins,
    stage,
    spots: createSpots(sheet, 'en', String, () => undefined),
    nameOf: String,
    resultName: (result) => result.join('-'),
    layout: {
      spin: () => undefined,
      show,
      clear: () => undefined,
      history: () => undefined,
      groups: [],
    },
    api,
    fair: noFair,
    still: () => true,
    sound: { turn: () => undefined, play: () => undefined },
    onScreen: (screen) => void (put = screen.put),
  })
  return {
    root,
    stage,
    opened,
    open,
    takeBack,
    closeEarly,
    seen,
    salt,
    bet,
    put: (spot: string) => put([spot]),
    update: (one: TableUpdate) => listener?.update(one),
    notice: () => root.querySelector('.notice')?.textContent ?? '',
  }
}

test('a page that was cut off over the end of its round says how the round ended, with the balance of then', async () => {
  const page = await openPage()
  page.put('dragon')
  await waitFor(() => expect(page.bet).toHaveResolved())
  const missed = { round: 'one', result: [3, 5], staked: 1_000, won: 2_000 }
  page.open.mockResolvedValueOnce({ kind: 'data', data: { ...page.opened, balance: 11_000, missed } })
  page.update(update('two', 2))
  await waitFor(() => expect(page.notice()).toContain('3-5'))
  expect(page.notice()).toContain('₩2,000')
  expect(page.stage.balance.textContent).toBe('₩11,000')
  expect(page.seen).toHaveBeenCalledWith('one')
})

test('a page that nobody saw while its round ended says how it ended when the next one begins', async () => {
  const page = await openPage()
  page.put('dragon')
  await waitFor(() => expect(page.stage.undo.disabled).toBe(false))
  const hidden = vi.spyOn(document, 'hidden', 'get').mockReturnValue(true)
  page.update(update('one', 2, [3, 5]))
  await waitFor(() => expect(page.stage.voice.textContent).toContain('3-5'))
  expect(page.seen).not.toHaveBeenCalled()
  hidden.mockReturnValue(false)
  const missed = { round: 'one', result: [3, 5], staked: 1_000, won: 0 }
  page.open.mockResolvedValueOnce({ kind: 'data', data: { ...page.opened, missed } })
  page.update(update('two', 3))
  await waitFor(() => expect(page.notice()).toContain('3-5'))
  expect(page.seen).toHaveBeenCalledWith('one')
})

test('a page that showed the end of its round does not say it again', async () => {
  const page = await openPage()
  page.put('dragon')
  await waitFor(() => expect(page.stage.undo.disabled).toBe(false))
  page.update(update('one', 2, [3, 5]))
  await waitFor(() => expect(page.stage.voice.textContent).toContain('3-5'))
  page.update(update('two', 3))
  await waitFor(() => expect(page.stage.total.textContent).toBe('₩0'))
  expect(page.open).toHaveBeenCalledTimes(1)
})

test('a bet that was taken back too late is not on the table of the next round', async () => {
  const page = await openPage()
  page.put('dragon')
  await waitFor(() => expect(page.stage.undo.disabled).toBe(false))
  let response: (one: CallResult<BetResponse>) => void = () => undefined
  page.takeBack.mockReturnValueOnce(new Promise((resolve) => void (response = resolve)))
  page.stage.undo.click()
  await waitFor(() => expect(page.takeBack).toHaveBeenCalled())
  page.update(update('two', 2))
  response({ kind: 'refused', code: 'bets_closed', wait: undefined })
  await waitFor(() => expect(page.stage.message.textContent).not.toBe(''))
  expect(page.stage.total.textContent).toBe('₩0')
})

test('a player who is alone ends the betting once a bet is on the table; with company nobody can', async () => {
  const page = await openPage()
  const { start } = page.stage
  expect(start.hidden).toBe(false)
  expect(start.disabled).toBe(true)
  page.put('dragon')
  await waitFor(() => expect(start.disabled).toBe(false))
  const { table, own } = update('one', 2)
  page.closeEarly.mockResolvedValueOnce({
    kind: 'data',
    data: { own, table: { ...table, round: { ...table.round, closes_at: table.now - 1 } } },
  })
  start.click()
  await waitFor(() => expect(page.closeEarly).toHaveBeenCalledWith('one'))
  await waitFor(() => expect(page.stage.phase.textContent).toBe('No more bets'))
  const next = update('two', 3)
  page.update({ ...next, table: { ...next.table, players: 2 } })
  expect(start.hidden).toBe(true)
})

test.each([
  ['others_at_table', 'While you are alone at the table'],
  ['bets_closed', 'No more bets'],
  ['too_soon', 'Please try again in a moment'],
] as const)('a start that the studio refuses (%s) says why', async (code, words) => {
  const page = await openPage()
  page.put('dragon')
  await waitFor(() => expect(page.stage.start.disabled).toBe(false))
  page.closeEarly.mockResolvedValueOnce({ kind: 'refused', code, wait: undefined })
  page.stage.start.click()
  await waitFor(() => expect(page.stage.message.textContent).toContain(words))
})

test('a start without a response says that the connection is lost', async () => {
  const page = await openPage()
  page.put('dragon')
  await waitFor(() => expect(page.stage.start.disabled).toBe(false))
  page.closeEarly.mockResolvedValueOnce({ kind: 'noResponse' })
  page.stage.start.click()
  await waitFor(() => expect(page.stage.message.textContent).toContain('Reconnecting'))
})

test('a guest without money is offered more only when no bet is on the table', async () => {
  const page = await openPage({ demo: true, balance: 500 })
  const offers = () => page.root.querySelectorAll('.notice button').length
  page.put('dragon')
  await waitFor(() => expect(offers()).toBe(2))
  const bet = { id: randomUUID(), key: randomUUID(), state: 'placed', win: null, refusal: null } as const
  const { table } = update('one', 2)
  page.update({
    table,
    own: { bets: [{ ...bet, stake: 1_000, bets: [{ spot: 'tie', amount: 1_000 }] }], balance: 500 },
  })
  page.put('dragon')
  await waitFor(() => expect(offers()).toBe(1))
})

test('a message over the table that can be put away goes with Escape', async () => {
  const missed = { round: 'none', result: [3, 5], staked: 1_000, won: 0 }
  const page = await openPage({ missed })
  expect(page.notice()).toContain('3-5')
  document.dispatchEvent(new KeyboardEvent('keydown', { key: 'Escape' }))
  expect(page.notice()).toBe('')
})

test('a page puts a value into the salt of a new chain, the page of a guest none', async () => {
  const first = update('one', 1)
  const salt = { phase: 'commit' as const, salt: null, contributions: [] }
  const table = { ...first.table, round: { ...first.table.round, chain: 'a' }, salt }
  const guest = await openPage({ demo: true, update: { ...first, table } })
  const player = await openPage({ update: { ...first, table } })
  await waitFor(() => expect(player.salt).toHaveBeenCalledTimes(1))
  expect(guest.salt).not.toHaveBeenCalled()
})

test('a page whose poll is refused for now polls again later, and does not count as cut off', async () => {
  vi.useFakeTimers()
  const calls: string[] = []
  const later = () => Response.json({ error: 'too_soon', wait: 3_000 }, { status: 429 })
  vi.stubGlobal('fetch', async (path: string) => {
    calls.push(path)
    return calls.length > 2 ? Response.json({ error: 'session_expired' }, { status: 401 }) : later()
  })
  try {
    const [mode, ended] = [vi.fn<Listener['mode']>(), vi.fn<Listener['ended']>()]
    createTableApi('secret').follow({ update: () => undefined, mode, ended })
    await vi.advanceTimersByTimeAsync(2_900)
    expect(calls).toEqual(['/api/table/events', '/api/table/state'])
    await vi.advanceTimersByTimeAsync(200)
    expect(ended).toHaveBeenCalledWith('session_expired')
    expect(mode).not.toHaveBeenCalled()
  } finally {
    vi.unstubAllGlobals()
    vi.useRealTimers()
  }
})

test.each([
  [1_000, 'Payout', false],
  [9_000, 'You won', false],
  [11_000, 'Big win. You won', true],
])('a bet of 1,000 that brings %i says “%s”', async (win, text, isLarge) => {
  const page = await openPage()
  const { table } = update('one', 2, [3, 5])
  const bets = [{ spot: 'tie', amount: 1_000, back: win }]
  const bet = { id: randomUUID(), key: randomUUID(), state: 'settled', refusal: null } as const
  page.update({ table, own: { bets: [{ ...bet, bets, stake: 1_000, win }], balance: null } })
  await waitFor(() => expect(page.stage.voice.textContent).toContain(text))
  expect(page.stage.message.classList.contains('won')).toBe(win > 1_000)
  expect(page.root.querySelector('.moment') !== null).toBe(isLarge)
})

test('the time until the next round is counted when the result is in sight, not while it is drawn', async () => {
  let seen = () => undefined as void
  const page = await openPage({}, { show: () => new Promise<void>((resolve) => (seen = resolve)) })
  page.update(update('one', 2, [3, 5]))
  expect(page.stage.phase.textContent).toBe('No more bets')
  expect(page.stage.seconds.textContent).toBe('')
  seen()
  await waitFor(() => expect(page.stage.phase.textContent).toBe('Next round'))
  expect(page.stage.seconds.textContent).not.toBe('')
})

test('who is alone, with a bet that is not decided, has seen the end of the round when it is', async () => {
  const page = await openPage()
  const bet = { id: randomUUID(), key: randomUUID(), stake: 1_000, refusal: null } as const
  const bets = [{ spot: 'dragon', amount: 1_000, back: 0 }]
  const own = (state: 'placed' | 'settled', win: number | null) => ({
    bets: [{ ...bet, bets, state, win }],
    balance: null,
  })
  page.update({ ...update('one', 2, [3, 5]), own: own('placed', null) })
  await waitFor(() => expect(page.stage.phase.textContent).toBe('Next round'))
  expect(page.seen).not.toHaveBeenCalled()
  page.update({ ...update('one', 3, [3, 5]), own: own('settled', 0) })
  await waitFor(() => expect(page.seen).toHaveBeenCalledWith('one'))
})

test('a large win is celebrated to its end, also when the next round begins meanwhile', async () => {
  const page = await openPage()
  const { table } = update('one', 2, [3, 5])
  const bets = [{ spot: 'tie', amount: 1_000, back: 60_000 }]
  const bet = { id: randomUUID(), key: randomUUID(), state: 'settled', refusal: null } as const
  page.update({ table, own: { bets: [{ ...bet, bets, stake: 1_000, win: 60_000 }], balance: null } })
  await waitFor(() => expect(page.root.querySelector('.moment')).not.toBeNull())
  page.update(update('two', 3))
  expect(page.root.querySelector('.moment')).not.toBeNull()
  expect(page.stage.message.textContent).toContain('₩60,000')
})

test('a bet keeps the game busy until its result is in sight: the app would show a balance that tells it', async () => {
  const posted = vi.fn<Window['postMessage']>()
  vi.spyOn(window, 'parent', 'get').mockReturnValue({ postMessage: posted } as unknown as Window)
  let seen = () => undefined as void
  const show = () => new Promise<void>((resolve) => (seen = resolve))
  const page = await openPage({}, { show, origins: ['https://app.example'] })
  const sent = () => posted.mock.calls.map(([message]: readonly unknown[]) => message)
  const [idle, busy] = [
    { marquee: 1, type: 'idle' },
    { marquee: 1, type: 'busy' },
  ]
  page.put('dragon')
  await waitFor(() => expect(sent()).toContainEqual(busy))
  page.update(update('one', 2, [3, 5]))
  expect(sent()).not.toContainEqual(idle)
  seen()
  await waitFor(() => expect(sent()).toContainEqual(idle))
})
