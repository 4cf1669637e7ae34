import { randomUUID } from 'node:crypto'
import { afterEach, expect, test, vi } from 'vitest'
import type { BetResponse } from '@marquee/studio/shared/table-protocol.ts'
import type { CallResult } from '@marquee/studio/client/common/api.ts'
import { createTableApi, type Listener } from '@marquee/studio/client/tables/table-api.ts'
import { endPage, openTablePage, update } from '../../../support/table-page.ts'
import { waitFor } from '../../../support/wait-for.ts'

afterEach(endPage)

test('a page that was cut off over the end of its round says how the round ended, with the balance of then', async () => {
  const page = await openTablePage()
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
  const page = await openTablePage()
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
  const page = await openTablePage()
  page.put('dragon')
  await waitFor(() => expect(page.stage.undo.disabled).toBe(false))
  page.update(update('one', 2, [3, 5]))
  await waitFor(() => expect(page.stage.voice.textContent).toContain('3-5'))
  page.update(update('two', 3))
  await waitFor(() => expect(page.stage.total.textContent).toBe('₩0'))
  expect(page.open).toHaveBeenCalledTimes(1)
})

test('a bet that was taken back too late is not on the table of the next round', async () => {
  const page = await openTablePage()
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
  const page = await openTablePage()
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
  const page = await openTablePage()
  page.put('dragon')
  await waitFor(() => expect(page.stage.start.disabled).toBe(false))
  page.closeEarly.mockResolvedValueOnce({ kind: 'refused', code, wait: undefined })
  page.stage.start.click()
  await waitFor(() => expect(page.stage.message.textContent).toContain(words))
})

test('a start without a response says that the connection is lost', async () => {
  const page = await openTablePage()
  page.put('dragon')
  await waitFor(() => expect(page.stage.start.disabled).toBe(false))
  page.closeEarly.mockResolvedValueOnce({ kind: 'noResponse' })
  page.stage.start.click()
  await waitFor(() => expect(page.stage.message.textContent).toContain('Reconnecting'))
})

test('a guest without money is offered more only when no bet is on the table', async () => {
  const page = await openTablePage({ demo: true, balance: 500 })
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
  const page = await openTablePage({ missed })
  expect(page.notice()).toContain('3-5')
  document.dispatchEvent(new KeyboardEvent('keydown', { key: 'Escape' }))
  expect(page.notice()).toBe('')
})

test('a page puts a value into the salt of a new chain, the page of a guest none', async () => {
  const first = update('one', 1)
  const salt = { phase: 'commit' as const, salt: null, contributions: [] }
  const table = { ...first.table, round: { ...first.table.round, chain: 'a' }, salt }
  const guest = await openTablePage({ demo: true, update: { ...first, table } })
  const player = await openTablePage({ update: { ...first, table } })
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
  [1_000, 'Payout: ₩1,000', false],
  [9_000, 'Payout: ₩9,000', false],
  [11_000, 'Big win. Payout: ₩11,000', true],
])('a bet of 1,000 that brings %i says “%s”', async (win, text, isLarge) => {
  const page = await openTablePage()
  const { table } = update('one', 2, [3, 5])
  const bets = [{ spot: 'tie', amount: 1_000, back: win }]
  const bet = { id: randomUUID(), key: randomUUID(), state: 'settled', refusal: null } as const
  page.update({ table, own: { bets: [{ ...bet, bets, stake: 1_000, win }], balance: null } })
  await waitFor(() => expect(page.stage.voice.textContent).toContain(text))
  expect(page.stage.message.classList.contains('won')).toBe(win > 1_000)
  expect(page.root.querySelector('.moment') !== null).toBe(isLarge)
})
