import { act } from 'react'
import { success } from '@marquee/contract/result.ts'
import { roundEndpoints } from '@marquee/contract/round-endpoints.ts'
import { expect, test, vi } from 'vitest'
import { FairnessPage } from '../../../../src/features/fairness/fairness-page.tsx'
import type { Verdict } from '@marquee/studio/verifier/verify.ts'
import { renderPage, typeInto } from '../../../support/rendered-page.tsx'
import { waitFor } from '../../../support/wait-for.ts'
import { loginData } from '../../../support/session-tab.ts'
import { tabStage } from '../../../support/stage.ts'

const { verify } = vi.hoisted(() => ({ verify: vi.fn<(text: string) => Promise<Verdict>>() }))
vi.mock('@marquee/studio/verifier/verify.ts', async (original) => ({ ...(await original<object>()), verify }))

const stage = tabStage()
const right: Verdict = { kind: 'checked', proof: undefined, checks: [], rules: undefined }

test('a check that ends after its text was changed shows no verdict', async () => {
  vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true)
  const { container: place, unmount } = await renderPage(stage.open(), FairnessPage)
  const field = place.querySelector('textarea')
  const status = () => place.querySelector('[role=status]')?.textContent ?? ''
  const press = () => act(async () => place.querySelector<HTMLButtonElement>('[type=submit]')?.click())
  let answer: (verdict: Verdict) => void = () => undefined
  verify.mockReturnValueOnce(new Promise((resolve) => void (answer = resolve)))

  await act(async () => typeInto(field, 'one proof'))
  await press()
  await act(async () => typeInto(field, 'another proof'))
  await act(async () => answer(right))
  expect(status()).toBe('')

  verify.mockResolvedValueOnce(right)
  await press()
  expect(verify).toHaveBeenLastCalledWith('another proof')
  expect(status()).toContain('This round was fair')
  await unmount()
})

test('a proof of a table is right, and its bets are named as what the studio states', async () => {
  vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true)
  const common = { kind: 'roulette', game: '1', round: 'a-1', limits: [], numbers: [], result: {} }
  const chain = { chain: '', value: '', number: 1, salt: '', contributions: [] }
  verify.mockResolvedValueOnce({ ...right, proof: { ...common, ...chain, source: 'chain' } })
  const { container: place, unmount } = await renderPage(stage.open(), FairnessPage)
  await act(async () => typeInto(place.querySelector('textarea'), 'a proof'))
  await act(async () => place.querySelector<HTMLButtonElement>('[type=submit]')?.click())
  const status = place.querySelector('[role=status]')?.textContent ?? ''
  expect(status).toContain('This round was fair')
  expect(status).toContain('The bets are as stated by the game studio. Compare them with your history.')
  await unmount()
})

test('a proof that is linked opens with the sentence, its text and the single checks folded', async () => {
  vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true)
  verify.mockResolvedValueOnce({ ...right, checks: [{ name: 'seed', state: 'passed' }] })
  const where = { path: `/fairness#proof=${encodeURIComponent('{"version":1}')}` }
  const { container: place, unmount } = await renderPage(stage.open(), FairnessPage, where)
  await waitFor(() =>
    expect(place.querySelector('[role=status] p')?.textContent).toContain('This round was fair'),
  )
  expect([...place.querySelectorAll('details')].map(({ open }) => open)).toEqual([false, false])
  expect(place.querySelector('details textarea')).not.toBeNull()
  await unmount()
})

test('a proof with what a device saw says that only a copy from the game proves it', async () => {
  vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true)
  const common = { kind: 'slot-lines', game: '1', round: 'a', limits: [], numbers: [], result: {} }
  const named = { commitment: '', client_seed: '' }
  const seeds = { commitment: '', serverSeed: '', clientSeed: '', nonce: 0, named }
  verify.mockResolvedValueOnce({ ...right, proof: { ...common, ...seeds, source: 'seeds' } })
  const { container: place, unmount } = await renderPage(stage.open(), FairnessPage)
  await act(async () => typeInto(place.querySelector('textarea'), 'a proof'))
  await act(async () => place.querySelector<HTMLButtonElement>('[type=submit]')?.click())
  const status = place.querySelector('[role=status]')?.textContent ?? ''
  expect(status).toContain('only if you copied or opened this proof in the game itself')
  await unmount()
})

test('the proof of the player’s own round names its game, time, stake and win, and leads back to the history', async () => {
  vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true)
  const tab = stage.open()
  tab.session.begin({ ok: true, data: loginData() })
  const game = { id: '1', title: { en: 'Roulette' } }
  const own = {
    id: 'w-1',
    game,
    date: '2026-11-20T15:30:00Z',
    staked: 2_000,
    won: 500,
    returned: 0,
    moves: [],
  }
  const call = vi.fn<(endpoint: unknown) => Promise<unknown>>((endpoint) =>
    endpoint === roundEndpoints.round ? Promise.resolve(success(own)) : new Promise<never>(() => undefined),
  )
  vi.spyOn(tab.http, 'call').mockImplementation(call as never)
  const common = { kind: 'roulette', game: '1', round: 'a-1', limits: [], numbers: [], result: {} }
  const chain = { chain: '', value: '', number: 1, salt: '', contributions: [] }
  verify.mockResolvedValueOnce({ ...right, proof: { ...common, ...chain, source: 'chain' } })
  const where = {
    path: `/fairness#round=w-1&proof=${encodeURIComponent('{"a":"&"}')}`,
    paths: ['/wallet/history'],
  }
  const { container: place, unmount } = await renderPage(tab, FairnessPage, where)
  const link = () => [...place.querySelectorAll('a')].find(({ href }) => href.includes('/wallet/history'))
  await waitFor(() => expect(link()).toBeDefined())
  expect(verify).toHaveBeenLastCalledWith('{"a":"&"}')
  // A table has an id of its own for the round, and the operator another one for each player.
  expect(call).toHaveBeenCalledWith(
    roundEndpoints.round,
    expect.objectContaining({ params: { id: 'w-1' }, query: { game: '1' } }),
  )
  for (const fact of ['Roulette', 'Nov 21, 2026', '2,000', '500']) expect(place.textContent).toContain(fact)
  expect(Object.fromEntries(new URL(link()?.href ?? '').searchParams)).toMatchObject({
    round: 'w-1',
    tab: 'bets',
  })
  await unmount()
})
