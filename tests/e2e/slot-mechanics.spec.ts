import type { Page } from '@playwright/test'
import * as v from 'valibot'
import { gameOf } from '@marquee/studio/server/games/games.ts'
import type { SlotOutcome } from '@marquee/studio/server/slots/math/machine.ts'
import { Round } from '@marquee/studio/shared/protocol.ts'
import { expect } from '../support/console-guard.ts'
import { fixedRound } from '../support/fixed-round.ts'
import { test } from '../support/e2e/player-test.ts'

const Launched = v.object({ DATA: v.object({ url: v.string() }) })

/** Enough steps that the press that skips them comes before the last one, on a busy machine too. */
const hasSteps = ({ steps, total }: SlotOutcome, stake: number) => steps.length > 4 && total > stake
const isWin = ({ total }: SlotOutcome, stake: number) => total > stake

/** A game of each mechanic, and a round of it that has all there is to see. */
const games = [
  { id: '1001', mechanic: 'lines', cells: 15, wanted: isWin },
  { id: '1101', mechanic: 'ways', cells: 20, wanted: isWin },
  { id: '2001', mechanic: 'cluster', cells: 30, wanted: hasSteps },
  { id: '1301', mechanic: 'free-spins', cells: 15, wanted: hasSteps },
] as const

/** Opens a game as a guest; each of its rounds is `wanted`. */
async function openGame(page: Page, id: string, wanted: (outcome: SlotOutcome, stake: number) => boolean) {
  const machine = gameOf(id)?.machine
  if (machine === undefined) throw new Error(`no game ${id}`)
  const numbers = machine.draw(fixedRound(id, wanted))
  await page.route('**/api/spin', async (route) => {
    const response = await route.fetch()
    const round = v.parse(Round, await response.json())
    const json = { ...round, state: 'settled', result: machine.outcomeOf(numbers, round.stake) }
    await route.fulfill({ response, json })
  })
  const answer = await page.request.get(`/game/try?game_id=${id}&type=slot`)
  const { url } = v.parse(Launched, await answer.json()).DATA
  await page.goto(url.replace(/lang=\w+/, 'lang=en'))
  await expect(page.locator('.spin')).toHaveAttribute('aria-disabled', 'false')
  return { outcome: machine.outcomeOf(numbers, 200), spoken: page.locator('.spoken') }
}

const names = async (page: Page) =>
  ((await page.getByRole('img', { name: /^Reel 1/ }).getAttribute('aria-label')) ?? '').split(/[:,.] /).length

for (const { id, mechanic, cells, wanted } of games) {
  test(`${mechanic}: a round by touch, with its own reels, sum and paytable`, async ({ page }) => {
    test.slow()
    const { outcome, spoken } = await openGame(page, id, wanted)
    // Each reel is named too.
    expect(await names(page)).toBe(cells + (mechanic === 'cluster' ? 6 : 5))
    const frame = await page.locator('.cabinet').boundingBox()
    await page.locator('.spin').click()
    if (outcome.steps.length > 1) {
      await expect(page.locator('.plaque')).not.toBeEmpty()
      await page.getByRole('button', { name: 'Skip to the result' }).click()
    }
    const sum = new Intl.NumberFormat('en').format(outcome.total)
    await expect(page.locator('.result b')).toHaveText(sum)
    await expect(spoken).toContainText(`Won ${sum} demo`)
    expect(await page.locator('.cabinet').boundingBox()).toEqual(frame)
    await page.getByRole('button', { name: 'Paytable' }).click()
    await expect(page.getByRole('dialog', { name: 'Paytable' })).toContainText('Maximum win')
  })

  test(`${mechanic}: a round by keyboard`, { tag: '@long' }, async ({ page }) => {
    test.slow()
    const { outcome } = await openGame(page, id, wanted)
    await page.keyboard.press('Space')
    if (outcome.steps.length > 1) {
      await expect(page.getByRole('button', { name: 'Skip to the result' })).toBeVisible()
      await page.keyboard.press('Space')
    }
    const sum = new Intl.NumberFormat('en').format(outcome.total)
    await expect(page.locator('.result b')).toHaveText(sum)
    await expect(page.getByRole('button', { name: 'Spin', exact: true })).toHaveAttribute(
      'aria-disabled',
      'false',
    )
  })
}
