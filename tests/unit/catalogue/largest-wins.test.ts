import { expect, test } from 'vitest'
import { catalogue } from '../../../server/catalogue/catalogue.ts'
import { largestWins } from '../../../server/catalogue/largest-wins.ts'
import { tableFactsOf } from '../../../server/catalogue/table-kinds.ts'
import { slotLines } from '../../../server/catalogue/stakes.ts'
import { lineWins, windowAt } from '../../../server/studio/math/evaluate.ts'
import { lineCount, reelCount } from '../../../server/studio/math/lines.ts'
import { modelOf, type Model } from '../../../server/studio/math/model.ts'
import { wild } from '../../../server/studio/math/paytable.ts'
import { sampled } from '../../support/length.ts'

const sumOf = (window: readonly (readonly number[])[], pays: Model['pays']) =>
  lineWins(window, pays).reduce((sum, { pay }) => sum + pay, 0)

/** The best of all stops, in stakes. Reels that cannot reach the best found yet, were the rest all heroes, are left out. */
function largestWin({ strips, pays }: Model): number {
  const columns = strips.map((strip) => {
    const seen = strip.map((_, stop) => windowAt([strip], [stop])[0] ?? [])
    return [...new Map(seen.map((column) => [column.join(), column])).values()].toSorted(
      (a, b) => Number(b.includes(wild)) - Number(a.includes(wild)),
    )
  })
  const heroes = [wild, wild, wild]
  let best = 0
  const look = (shown: readonly (readonly number[])[]) => {
    const rest = Array.from({ length: reelCount - shown.length }, () => heroes)
    const most = sumOf([...shown, ...rest], pays)
    if (most <= best) return
    if (rest.length === 0) best = most
    else for (const column of columns[shown.length] ?? []) look([...shown, column])
  }
  look([])
  return best / lineCount
}

test('each slot has the largest win that its reels can show, and the lines that it pays on', () => {
  const games = catalogue().games.filter((game) => tableFactsOf(game) === undefined)
  expect(Object.keys(largestWins).toSorted()).toEqual(games.map(({ id }) => id).toSorted())
  expect(slotLines).toBe(lineCount)
  for (const { id, volatility, rtp } of sampled(games, 25))
    expect(largestWin(modelOf(volatility, rtp)), id).toBe(largestWins[id])
})
