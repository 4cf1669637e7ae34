import { randomUUID } from 'node:crypto'
import { afterEach, expect, test, vi } from 'vitest'
import { endPage, openTablePage, update } from '../../../support/table-page.ts'
import { waitFor } from '../../../support/wait-for.ts'

afterEach(endPage)

test('the time until the next round is counted when the result is in sight, not while it is drawn', async () => {
  let seen = () => undefined as void
  const page = await openTablePage({}, { show: () => new Promise<void>((resolve) => (seen = resolve)) })
  page.update(update('one', 2, [3, 5]))
  expect(page.stage.phase.textContent).toBe('No more bets')
  expect(page.stage.seconds.textContent).toBe('')
  seen()
  await waitFor(() => expect(page.stage.phase.textContent).toBe('Next round'))
  expect(page.stage.seconds.textContent).not.toBe('')
})

test('who is alone, with a bet that is not decided, has seen the end of the round when it is', async () => {
  const page = await openTablePage()
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
  const page = await openTablePage()
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
  const page = await openTablePage({}, { show, origins: ['https://app.example'] })
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

test('what makes way for the wheel is back before the next bets are taken, and not while the result is looked at', async () => {
  const rest = vi.fn<() => void>()
  const page = await openTablePage({}, { rest })
  const { table, own } = update('one', 2, [3, 5])
  page.update({ own, table: { ...table, round: { ...table.round, ends_at: table.now + 1_200 } } })
  await waitFor(() => expect(page.stage.voice.textContent).toContain('3-5'))
  expect(rest).not.toHaveBeenCalled()
  await waitFor(() => expect(rest).toHaveBeenCalledTimes(1))
})

test('the result of a round is gone when the bets of the next one are closed', async () => {
  const page = await openTablePage()
  page.update(update('one', 2, [3, 5]))
  await waitFor(() => expect(page.stage.message.textContent).toContain('3-5'))
  const next = update('two', 3)
  page.update(next)
  expect(page.stage.message.textContent).toContain('3-5')
  const { now, round } = next.table
  page.update({ ...next, table: { ...next.table, now: now + 1, round: { ...round, closes_at: now - 1 } } })
  await waitFor(() => expect(page.stage.message.textContent).toBe(''))
})
