import '../../../packages/studio/client/slots/slot.css'
import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { type Language, languages } from '@marquee/contract/config.ts'
import type { SlotMechanic, GameSheet, Round } from '@marquee/studio/shared/protocol.ts'
import { createNotice } from '@marquee/studio/client/common/notice.ts'
import { type Money, moneyIn } from '@marquee/studio/client/common/money.ts'
import { openPaytable } from '@marquee/studio/client/slots/paytable.ts'
import { createRoundResult } from '@marquee/studio/client/slots/round-result.ts'
import { createStage, type Stage } from '@marquee/studio/client/slots/slot-stage.ts'
import { openStakeSheet } from '@marquee/studio/client/slots/stake-sheet.ts'
import { createSum } from '@marquee/studio/client/common/sum.ts'
import { fill } from '@marquee/contract/fill.ts'
import { currencies, cutSums, largest, phoneWidths, tongues } from '../../support/cut-sums.ts'
import { withFairWords } from '../../support/no-fair.ts'
import { waitFor } from '../../support/wait-for.ts'
import { slotSheet } from '../../support/slot-sheet.ts'

/** A round that pays the largest sum of all. */
const round: Round = {
  id: 'r',
  state: 'settled',
  stake: 10,
  balance: largest,
  result: { steps: [], total: largest },
}

let root: HTMLElement
beforeEach(() => {
  root = document.createElement('main')
  document.body.replaceChildren(root)
})
afterEach(() => document.querySelector('dialog')?.close())

interface Open {
  readonly stage: Stage
  readonly sheet: GameSheet
  readonly money: Money
}

function open(language: Language, currency: string, framed = false, mechanic?: SlotMechanic): Open {
  document.documentElement.lang = language
  const sheet = slotSheet(language, mechanic)
  return { stage: createStage(root, sheet, language, framed), sheet, money: moneyIn(language, currency) }
}

const shownStakes = [10, 20_000_000, 123_456_780, largest - 1]

describe.each(tongues)('%s', (language) => {
  test.each(phoneWidths)('no sum of the game is cut in %i px', async (width) => {
    for (const currency of currencies) {
      for (const height of [320, 780]) {
        await page.viewport(height === 320 ? 780 : width, height)
        const { stage, sheet, money } = open(language, currency)
        stage.balance.textContent = money.full(largest)
        // What was built before it had a width is fitted when it has one.
        await new Promise((resolve) => requestAnimationFrame(() => setTimeout(resolve)))
        const sum = createSum(stage.stake)
        for (const stake of shownStakes) {
          sum.show(money.figures(stake), money.rough(stake))
          expect(cutSums(root), `${currency} ${stake}`).toEqual([])
        }
        const result = createRoundResult(
          stage,
          sheet,
          language,
          () => money,
          () => true,
        )
        await result.show(round)
        expect(cutSums(root), `${currency} win`).toEqual([])
        const { words } = sheet
        createNotice(stage.window, stage.spin).show({
          title: words.fundsTitle,
          text: fill(words.fundsText, { balance: money.full(largest) }),
          actions: [{ label: fill(words.lower, { stake: money.figure(largest) }), act() {} }],
        })
        expect(cutSums(root), `${currency} notice`).toEqual([])
        withFairWords(language)
        openPaytable(root, { sheet, language, stake: largest / 8000, money, fair: async () => true })
        expect(cutSums(root), `${currency} paytable`).toEqual([])
        document.querySelector('dialog')?.close()
        const range = { list: [10, 200, 5000, largest - 1], unit: 10 }
        openStakeSheet(root, { words, money, stakes: range, chosen: 10, choose() {} })
        expect(cutSums(root), `${currency} stakes`).toEqual([])
        document.querySelector('dialog')?.close()
      }
    }
  })
})

test.each(['ways', 'cluster', 'free-spins'] as const)('the paytable of %s cuts no sum', async (mechanic) => {
  for (const width of phoneWidths) {
    await page.viewport(width, 780)
    for (const language of tongues) {
      const { sheet, money } = open(language, 'KWD', false, mechanic)
      openPaytable(root, { sheet, language, stake: largest / 50_000, money, fair: async () => true })
      expect(cutSums(root), `${language} ${width}`).toEqual([])
      document.querySelector('dialog')?.close()
    }
  }
})

test.each(languages)('the name of the paytable keeps off the edges of its button in %s', async (language) => {
  for (const width of phoneWidths) {
    await page.viewport(width, 780)
    const { paytable } = open(language, 'KRW').stage
    const words = document.createRange()
    words.selectNodeContents(paytable)
    const [text, button] = [words.getBoundingClientRect(), paytable.getBoundingClientRect()]
    expect(Math.min(text.left - button.left, button.right - text.right), `${width}`).toBeGreaterThanOrEqual(4)
  }
})

test('a stake that does not fit is shortened by the units of the language, and can be read in full', async () => {
  await page.viewport(320, 780)
  const shown = { ko: '2,000만', en: '20M', ja: '2,000万', de: '20\u00a0Mio.' } as const
  for (const language of ['ko', 'en', 'ja', 'de'] as const) {
    const { stage, money } = open(language, 'KWD')
    createSum(stage.stake).show(money.figures(20_000_000_000))
    expect(stage.stake.textContent).toBe(shown[language])
    expect(stage.stake.title).toBe(money.figure(20_000_000_000))
  }
})

test('a stake is smaller rather than rounded, and says so where it must be', async () => {
  await page.viewport(320, 780)
  const { stage, money } = open('de', 'KRW')
  const sum = createSum(stage.stake)
  sum.show(money.figures(123_456_780), money.rough(123_456_780))
  expect(stage.stake.textContent).toBe('123.456.780')
  expect(cutSums(stage.stake)).toEqual([])
  sum.show(money.figures(largest), money.rough(largest))
  expect(stage.stake.textContent).toBe('≈9.000\u00a0Bio.')
  expect(stage.stake.title).toBe(money.figure(largest))
})

test('a wider window shows the stake in full again', async () => {
  await page.viewport(320, 780)
  const { stage, money } = open('en', 'KWD')
  createSum(stage.stake).show(money.figures(20_000_000_000))
  await page.viewport(1440, 900)
  await expect.poll(() => stage.stake.textContent).toBe('20,000,000.000')
  expect(stage.stake.title).toBe('')
})

describe('the choice of a stake', () => {
  const chosen: number[] = []
  beforeEach(async () => {
    chosen.length = 0
    await page.viewport(360, 780)
    const { sheet, money } = open('en', 'USD')
    const stakes = { list: [20, 50, 100, 10_000], unit: 10 }
    openStakeSheet(root, {
      words: sheet.words,
      money,
      stakes,
      chosen: 50,
      choose: (stake) => void chosen.push(stake),
    })
  })

  test('has the keyboard on the stake that is chosen, and Escape leaves it', async () => {
    await expect.element(page.getByRole('button', { name: '$0.50' })).toHaveFocus()
    await userEvent.keyboard('{Escape}')
    await waitFor(() => expect(document.querySelector('dialog')).toBeNull())
    expect(chosen).toEqual([])
  })

  test('a press of the list chooses', async () => {
    await page.getByRole('button', { name: '$100.00' }).click()
    expect(chosen).toEqual([10_000])
    await waitFor(() => expect(document.querySelector('dialog')).toBeNull())
  })

  test('a stake that the list has not is typed', async () => {
    await page.getByRole('textbox', { name: 'Custom stake' }).fill('12.30')
    await userEvent.keyboard('{Enter}')
    expect(chosen).toEqual([1230])
  })

  test.each(['', '0.10', '100.10', '1.25', '1,0', 'all'])('%j is refused with the rule', async (text) => {
    const field = page.getByRole('textbox', { name: 'Custom stake' })
    await field.fill(text)
    await userEvent.keyboard('{Enter}')
    await expect.element(field).toHaveAttribute('aria-invalid', 'true')
    await expect.element(field).toHaveAccessibleDescription('From $0.20 to $100.00, in steps of $0.10')
    expect(chosen).toEqual([])
  })
})

test('controls grow with the screen', async () => {
  await page.viewport(2560, 1440)
  const { stage } = open('en', 'KRW', true)
  expect(stage.spin.getBoundingClientRect().width).toBeGreaterThanOrEqual(120)
  await page.viewport(1440, 800)
  expect(stage.spin.getBoundingClientRect().width).toBe(88)
})
