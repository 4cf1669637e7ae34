import { afterEach, expect, test, vi } from 'vitest'
import { textsIn } from '@marquee/studio/texts.ts'
import type { Fair } from '@marquee/studio/client/fairness/fairness.ts'
import type { HandApi } from '@marquee/studio/client/hands/hand-api.ts'
import { openingDialogs } from '../../../support/dialogs.ts'
import { hand, handId, lost, openPage, ownTurn } from '../../../support/hand-page.ts'
import { noFair, withFairWords } from '../../../support/no-fair.ts'
import { waitFor } from '../../../support/wait-for.ts'

afterEach(() => vi.restoreAllMocks())

test('a hand is described in words: each card, the points, whose turn it is, and what may be done', async () => {
  const page = await ownTurn()
  expect(page.deal).toHaveBeenCalledWith(expect.objectContaining({ stake: 1_000, side: 0 }))
  expect(page.voice()).toContain('Dealer: 6 of hearts, face down. 6')
  expect(page.voice()).toContain('Your hand: 6 of spades, 5 of diamonds. 11')
  expect(page.voice()).toContain('Your turn')
  expect(page.button(/^Double/)?.textContent).toContain('₩1,000')
  expect(page.stage.betting.hidden).toBe(true)
})

test('offline neither a deal nor a decision is sent', async () => {
  const { step, click, notice } = await ownTurn()
  vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false)
  click(/^Double/)
  expect(notice()).toContain('Nothing was staked')
  expect(step).not.toHaveBeenCalled()

  const next = await openPage()
  next.stage.felt.querySelector('button')?.click()
  next.click(/^Deal$/)
  expect(next.notice()).toContain('Nothing was staked')
  expect(next.deal).not.toHaveBeenCalled()
})

test('each chip and the way back are announced', async () => {
  const { stage, click, voice } = await openPage()
  const bet = stage.felt.querySelector('button')
  for (const sum of ['₩1,000', '₩2,000']) {
    bet?.click()
    expect(voice()).toBe(`On the table: ${sum}`)
  }
  click(/^Clear bet$/)
  expect(voice()).toBe('Place your bet')
})

test('a stake leaves the balance at the click, before the cards lie', async () => {
  const page = await openPage()
  let response: (one: Awaited<ReturnType<HandApi['deal']>>) => void = () => undefined
  page.deal.mockReturnValueOnce(new Promise((resolve) => void (response = resolve)))
  page.stage.felt.querySelector('button')?.click()
  page.click(/^Deal$/)
  expect(page.stage.balance.textContent).toBe('₩9,000')
  response({ kind: 'data', data: hand() })
  await waitFor(() => expect(page.button(/^Double/)?.getAttribute('aria-disabled')).toBe('false'))
  let doubled: (one: Awaited<ReturnType<HandApi['step']>>) => void = () => undefined
  page.step.mockReturnValueOnce(new Promise((resolve) => void (doubled = resolve)))
  page.click(/^Double/)
  expect(page.stage.balance.textContent).toBe('₩8,000')
  doubled({ kind: 'data', data: hand({ refusal: { reason: 'stopped' } }) })
  await waitFor(() => expect(page.notice()).not.toBe(''))
  expect(page.stage.balance.textContent, 'what was not taken is there again').toBe('₩9,000')
})

test('an extra stake that is refused says why, and the hand continues', async () => {
  const page = await ownTurn()
  const until = '2026-12-01T00:00:00.000Z'
  page.step.mockResolvedValueOnce({
    kind: 'data',
    data: hand({ refusal: { reason: 'stakeLimit', left: 500, until } }),
  })
  page.click(/^Double/)
  await waitFor(() => expect(page.notice()).toContain('The extra stake was not taken'))
  expect(page.notice()).toContain('₩500')
  expect(page.notice()).toContain('continues without the extra stake')
  page.click(/^Stand/)
  await waitFor(() => expect(page.voice()).toContain('No win in this round'))
  expect(page.notice()).toBe('')
  expect(page.seen).toHaveBeenCalledWith(handId)
})

test('an extra stake that the balance does not reach is not requested', async () => {
  const page = await openPage({ balance: 500, hand: hand({ balance: 500 }) })
  await waitFor(() => expect(page.button(/^Double/)?.getAttribute('aria-disabled')).toBe('false'))
  page.click(/^Double/)
  await waitFor(() => expect(page.notice()).toContain('₩500'))
  expect(page.step).not.toHaveBeenCalled()
})

test('a hand that was left continues where it was', async () => {
  const page = await openPage({ hand: hand({ step: 3 }) })
  await waitFor(() => expect(page.button(/^Hit/)?.getAttribute('aria-disabled')).toBe('false'))
  page.click(/^Hit/)
  await waitFor(() =>
    expect(page.step).toHaveBeenCalledWith(expect.objectContaining({ hand: handId, step: 3 })),
  )
})

test('a hand that was settled while its player was away is shown once', async () => {
  const page = await openPage({ hand: lost })
  await waitFor(() => expect(page.notice()).toContain('The round you left has ended'))
  expect(page.seen).toHaveBeenCalledWith(handId)
})

test("the cards are not drawn before the player's seed is named", async () => {
  const { promise, resolve } = Promise.withResolvers<string>()
  const order: Fair['order'] = (begin) => async () => begin(await promise)
  const page = await openPage({}, { ...noFair, order })
  page.stage.felt.querySelector('button')?.click()
  page.click(/^Deal$/)
  await waitFor(() => expect(page.stage.phase.textContent).toContain('Dealing'))
  expect(page.deal).not.toHaveBeenCalled()
  resolve('f'.repeat(64))
  await waitFor(() => expect(page.button(/^Hit/)?.getAttribute('aria-disabled')).toBe('false'))
  expect(page.deal).toHaveBeenCalledWith(expect.objectContaining({ commitment: 'f'.repeat(64) }))
})

test('no hand is dealt where the studio names other seeds than the page noted', async () => {
  withFairWords('en')
  const order: Fair['order'] = () => async () => ({ kind: 'refused', code: 'other_seeds', wait: undefined })
  const page = await openPage({}, { ...noFair, order })
  page.stage.felt.querySelector('button')?.click()
  page.click(/^Deal$/)
  expect(page.stage.balance.textContent).toBe('₩9,000')
  await waitFor(() => expect(page.notice()).toContain('no stake was taken'))
  expect(page.stage.balance.textContent).toBe('₩10,000')
  expect(page.stage.phase.textContent).not.toContain('Dealing')
  expect(page.deal).not.toHaveBeenCalled()
})

test('the sheet about fairness has the proof of the last hand that is over', async () => {
  openingDialogs()
  withFairWords('en')
  const proof = vi.fn<Fair['proof']>(async () => ({
    kind: 'data',
    data: { proof: '{"kind":"blackjack"}', revealed: true },
  }))
  const page = await openPage({ hand: hand() }, { ...noFair, proof })
  const openSheet = async () => {
    page.stage.rules.click()
    page.click(/^Verify rounds$/)
    await waitFor(() => expect(page.root.textContent).toContain('Verify your rounds'))
    expect(page.root.querySelectorAll('dialog[open]')).toHaveLength(1)
  }
  await openSheet()
  expect(page.root.textContent).toContain('You have not finished a round here yet.')
  page.root.querySelector('dialog')?.close()
  await waitFor(() => expect(page.button(/^Stand/)?.getAttribute('aria-disabled')).toBe('false'))
  page.click(/^Stand/)
  await waitFor(() => expect(page.voice()).toContain('No win in this round'))
  await openSheet()
  await waitFor(() => expect(page.root.querySelector('textarea')?.value).toBe('{"kind":"blackjack"}'))
  expect(proof).toHaveBeenCalledWith(handId)
})

test('the sheet about fairness says where the studio names other seeds than the page noted', async () => {
  openingDialogs()
  withFairWords('en')
  const seeds: Fair['seeds'] = async () => ({ kind: 'refused', code: 'other_seeds', wait: undefined })
  const page = await openPage({}, { ...noFair, seeds })
  page.stage.rules.click()
  page.click(/^Verify rounds$/)
  await waitFor(() => expect(page.root.textContent).toContain(textsIn('en').fair.otherSeeds))
})

test.each([
  [1_000, 'returned', false],
  [2_500, 'Payout: ₩2,500', false],
  [12_000, 'Big win. Payout: ₩12,000', true],
])('a stake of 1,000 that brings %i says “%s”', async (win, text, isLarge) => {
  const page = await ownTurn()
  page.step.mockResolvedValueOnce({ kind: 'data', data: { ...lost, win } })
  page.click(/^Stand/)
  await waitFor(() => expect(page.voice()).toContain(text))
  expect(page.stage.message.classList.contains('won')).toBe(win > 1_000)
  expect(page.root.querySelector('.moment') !== null).toBe(isLarge)
})

test('what a side bet brought is written when its cards are in sight, not while they are dealt', async () => {
  const page = await openPage()
  const side = { id: 'side', amount: 1_000, back: 7_000 } as const
  page.deal.mockResolvedValueOnce({ kind: 'data', data: hand({ stakes: [...hand().stakes, side] }) })
  let dealt = () => undefined as void
  vi.spyOn(page.places, 'show').mockReturnValueOnce(new Promise<void>((resolve) => (dealt = resolve)))
  page.stage.felt.querySelector('button')?.click()
  page.click(/^Deal$/)
  await waitFor(() => expect(page.stage.stakes.children).toHaveLength(2))
  expect(page.stage.stakes.textContent).not.toContain('7,000')
  dealt()
  await waitFor(() => expect(page.stage.stakes.textContent).toContain('7,000'))
})

test('after a hand nothing is on the table, and its bet can be repeated', async () => {
  const page = await ownTurn()
  page.step.mockResolvedValueOnce({ kind: 'data', data: { ...lost, win: 2_000, balance: 11_000 } })
  page.click(/^Stand/)
  await waitFor(() => expect(page.voice()).toContain('Payout: ₩2,000'))
  await waitFor(() => expect(page.stage.total.textContent).toBe('₩0'))
  expect(page.stage.felt.querySelector('.put')).toBeNull()
  expect(page.stage.deal.getAttribute('aria-disabled')).toBe('true')
  page.click(/^Repeat$/)
  expect(page.voice()).toBe('On the table: ₩1,000')
  // Enter and Enter again deals: the button that repeated has become the one that clears.
  expect(document.activeElement).toBe(page.stage.deal)
  page.click(/^Clear bet$/)
  expect(page.stage.total.textContent).toBe('₩0')
  page.click(/^Repeat$/)
  page.click(/^Deal$/)
  await waitFor(() => expect(page.deal).toHaveBeenCalledTimes(2))
  expect(page.deal).toHaveBeenLastCalledWith(expect.objectContaining({ stake: 1_000, side: 0 }))
})

test('a bet that the balance does not reach any more is not repeated', async () => {
  const page = await openPage({ balance: 500, hand: { ...lost, balance: 500 } })
  await waitFor(() => expect(page.button(/^Repeat$/)?.disabled).toBe(false))
  page.click(/^Repeat$/)
  expect(page.notice()).toContain('Your balance is too low')
  expect(page.stage.total.textContent).toBe('₩0')
})

test('the chips of a doubled and of a split hand lie on their places until bets are taken again', async () => {
  const doubled = hand({ step: 1, staked: 2_000, stakes: [{ id: 'main', amount: 2_000, back: null }] })
  const first = { id: 'first', amount: 1_000, back: null } as const
  const split = hand({ staked: 2_000, stakes: [first, { ...first, id: 'second' }] })
  const chips = (root: HTMLElement) =>
    [...root.querySelectorAll<HTMLElement>('.spot:not([hidden])')].map(({ textContent }) => textContent)
  const page = await openPage({ hand: doubled })
  expect(chips(page.root)).toEqual(['Bet2K'])
  page.step.mockResolvedValue({ kind: 'data', data: { ...lost, staked: 2_000, stakes: doubled.stakes } })
  page.click(/^Stand/)
  await waitFor(() => expect(chips(page.root)).toEqual(['Bet']))
  const other = await openPage({ hand: split })
  expect(chips(other.root)).toEqual(['First hand1K', 'Second hand1K'])
})
