import '../../../packages/studio/client/slots/slot.css'
import { afterEach, expect, test, vi } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import type { Api } from '@marquee/studio/client/common/api.ts'
import { runGame } from '@marquee/studio/client/slots/slot-game.ts'
import { createStage } from '@marquee/studio/client/slots/slot-stage.ts'
import type { Round } from '@marquee/studio/shared/protocol.ts'
import { textsIn } from '@marquee/studio/texts.ts'
import { noFair } from '../../support/no-fair.ts'
import { noReels } from '../../support/no-reels.ts'
import { slotSheet } from '../../support/slot-sheet.ts'

const { words } = textsIn('en').game
const sheet = slotSheet('en')
const round: Round = { id: 'r', state: 'refused', stake: 20, balance: 9_000, result: null }

afterEach(() => document.querySelector('dialog')?.close())

/** Opens the game with a balance in `currency`; `refilled` is the balance after new demo money. */
async function open(
  currency: string,
  balance: number,
  { demo = false, refilled = balance, spin }: { demo?: boolean; refilled?: number; spin?: Api['spin'] } = {},
): Promise<void> {
  await page.viewport(360, 780)
  const root = document.createElement('main')
  document.body.replaceChildren(root)
  const opened = {
    currency,
    demo,
    balance,
    stakes: [20, 50, 100],
    stake_unit: 10,
    stake: 20,
    round: null,
    pace: 0,
  }
  const state = (now: number) =>
    Promise.resolve({ kind: 'data', data: { balance: now, round: null } } as const)
  await runGame({
    sheet,
    token: 't',
    language: 'en',
    origins: [],
    stage: createStage(root, sheet, 'en', false),
    reels: noReels,
    fair: noFair,
    api: {
      open: () => Promise.resolve({ kind: 'data', data: opened }),
      spin: spin ?? (() => Promise.resolve({ kind: 'data', data: round })),
      state: () => state(balance),
      refill: () => state(refilled),
      seen: () => Promise.resolve(),
    },
    sound: { turn() {}, play() {} },
    still: () => true,
  })
}

test('no key plays a round behind a sheet', async () => {
  const spin = vi.fn<Api['spin']>(() => Promise.resolve({ kind: 'data', data: round }))
  await open('USD', 9_000, { spin })
  await page.getByRole('button', { name: `${words.stake} 0.20 ($0.20)` }).click()
  await page.getByRole('heading', { name: words.chooseStake }).click()
  // Where the browser does not give the keyboard to the sheet itself.
  document.querySelector<HTMLElement>(':focus')?.blur()
  expect(document.activeElement).toBe(document.body)
  await userEvent.keyboard(' {Enter}')
  expect(spin).not.toHaveBeenCalled()
  await userEvent.keyboard('{Escape}')
  document.querySelector<HTMLElement>(':focus')?.blur()
  await userEvent.keyboard(' ')
  await expect.poll(() => spin.mock.calls.map(([, stake]) => stake)).toEqual([20])
})

test('demo money that is used up is offered anew without a press, and Escape puts a notice away', async () => {
  await open('XTS', 0, { demo: true, refilled: 100_000 })
  const notice = page.getByRole('alert')
  await expect.element(notice.getByRole('heading', { name: words.fundsTitle })).toBeVisible()
  await userEvent.keyboard('{Escape}')
  await expect.element(notice).not.toBeInTheDocument()
  await userEvent.keyboard(' ')
  await notice.getByRole('button', { name: words.demoRefill }).click()
  await expect.element(notice).not.toBeInTheDocument()
})
