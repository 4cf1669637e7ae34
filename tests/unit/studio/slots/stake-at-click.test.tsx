import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import type { Api } from '@marquee/studio/client/common/api.ts'
import { firstView } from '@marquee/studio/client/slots/reels.ts'
import { runGame } from '@marquee/studio/client/slots/slot-game.ts'
import { createStage } from '@marquee/studio/client/slots/slot-stage.ts'
import type { Round } from '@marquee/studio/shared/protocol.ts'
import { noFair } from '../../../support/no-fair.ts'
import { noReels } from '../../../support/no-reels.ts'
import { slotSheet } from '../../../support/slot-sheet.ts'
import { waitFor } from '../../../support/wait-for.ts'

// jsdom lays nothing out.
beforeEach(() =>
  vi.stubGlobal(
    'ResizeObserver',
    class {
      observe() {}
    },
  ),
)
afterEach(() => {
  vi.unstubAllGlobals()
  vi.restoreAllMocks()
})

const sheet = slotSheet('en')
const won = { total: 50_000, steps: [{ ...firstView(sheet), wins: [], amount: 50_000, multiplier: 1 }] }

type Response = Awaited<ReturnType<Api['spin']>>

/** A slot with 10,000 won and a stake of 1,000, whose reels stop and whose studio responds when the test says so. */
async function openSlot() {
  const root = document.createElement('main')
  document.body.replaceChildren(root)
  const stage = createStage(root, sheet, 'en', false)
  const response = Promise.withResolvers<Response>()
  const stopped = Promise.withResolvers<void>()
  const state = { kind: 'data', data: { balance: 10_000, round: null } } as const
  const spin = vi.fn<Api['spin']>(() => response.promise)
  await runGame({
    sheet,
    token: 't',
    language: 'en',
    origins: [],
    stage,
    reels: { ...noReels, stop: () => stopped.promise },
    fair: noFair,
    api: {
      open: async () => ({
        kind: 'data',
        data: {
          currency: 'KRW',
          demo: false,
          balance: 10_000,
          stakes: [1_000],
          stake_unit: 10,
          stake: 1_000,
          round: null,
          pace: 0,
        },
      }),
      spin,
      state: async () => state,
      refill: async () => state,
      seen: async () => undefined,
    },
    sound: { turn() {}, play() {} },
    still: () => true,
  })
  const notice = () => root.querySelector('.notice')?.textContent ?? ''
  return { stage, spin, notice, respond: response.resolve, stop: stopped.resolve }
}

const round: Round = { id: 'r', state: 'settled', stake: 1_000, balance: 59_000, result: won }

test('the stake leaves the balance with the click, and the win comes when the reels have stopped', async () => {
  const { stage, respond, stop } = await openSlot()
  expect(stage.balance.textContent).toBe('₩10,000')
  stage.spin.click()
  expect(stage.balance.textContent).toBe('₩9,000')
  respond({ kind: 'data', data: round })
  await new Promise((resolve) => setTimeout(resolve, 1_000))
  expect(stage.balance.textContent).toBe('₩9,000')
  stop()
  await waitFor(() => expect(stage.balance.textContent).toBe('₩59,000'))
})

test('a spin offline stakes nothing, also not once the device is online again', async () => {
  const { stage, spin, notice } = await openSlot()
  const connection = vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false)
  stage.spin.click()
  expect(notice()).toContain('Nothing was staked')
  expect(stage.balance.textContent).toBe('₩10,000')
  connection.mockReturnValue(true)
  window.dispatchEvent(new Event('online'))
  expect(notice()).toBe('')
  expect(spin).not.toHaveBeenCalled()
  stage.spin.click()
  expect(spin).toHaveBeenCalledOnce()
  expect(notice()).toBe('')
})

test.each<[string, Response]>([
  ['refused call', { kind: 'refused', code: 'other_seeds', wait: undefined }],
  ['refused stake', { kind: 'data', data: { ...round, state: 'refused', balance: null, result: null } }],
  [
    'round that was called off',
    { kind: 'data', data: { ...round, state: 'voided', balance: null, result: null } },
  ],
])('the stake comes back after a %s', async (_, response) => {
  const { stage, respond } = await openSlot()
  stage.spin.click()
  expect(stage.balance.textContent).toBe('₩9,000')
  respond(response)
  await waitFor(() => expect(stage.balance.textContent).toBe('₩10,000'))
})
