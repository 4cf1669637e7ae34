import { afterEach, expect, test, vi } from 'vitest'
import { catalogue } from '@marquee/studio/catalogue/catalogue.ts'
import { dealMs } from '@marquee/studio/client/common/playing-card.ts'
import { createCardTable } from '@marquee/studio/client/tables/card-table.ts'
import { createSpots } from '@marquee/studio/client/tables/spots.ts'
import { createTableStage } from '@marquee/studio/client/tables/table-stage.ts'
import { gameOf } from '@marquee/studio/server/games/games.ts'
import { dragonTigerWinner, tableNames } from '@marquee/studio/shared/table-names.ts'
import { cardsNamed } from '../../../support/dealt.ts'

const title = catalogue().games.find((game) => game.table === 'dragon-tiger')

afterEach(() => {
  vi.useRealTimers()
  Reflect.deleteProperty(Element.prototype, 'animate')
})

function openTable(still = true) {
  const sheet = gameOf(title?.id ?? '')?.tableSheetIn('en')
  if (sheet === undefined) throw new Error('no title is a table of dragon tiger')
  const root = document.createElement('div')
  document.body.replaceChildren(root)
  const stage = createTableStage(root, sheet, false)
  const names = tableNames(sheet.kind, { words: sheet.table, figure: String })
  const layout = createCardTable(
    {
      sheet,
      language: 'en',
      stage,
      spots: createSpots(sheet, 'en', names.spot, () => undefined),
      nameOf: names.spot,
      put: () => undefined,
      announce: () => undefined,
      still: () => still,
    },
    {
      hands: [
        { spot: 'dragon', cards: (result) => result.slice(0, 1), worth: () => '' },
        { spot: 'tiger', cards: (result) => result.slice(1), worth: () => '' },
      ],
      winner: dragonTigerWinner,
      order: [0, 1],
    },
  )
  return { root, stage, layout, roads: () => root.querySelector<HTMLElement>('.roads') }
}

const [dragonWins, tigerWins, tie] = [cardsNamed('Ks 2h'), cardsNamed('2h Ks'), cardsNamed('9s 9h')]

test('the roads are hidden until there is a result, and then show the last ones with their names', () => {
  const { layout, roads, stage } = openTable()
  layout.history([])
  expect(roads()?.hidden).toBe(true)
  layout.history([tie, tigerWins, dragonWins])
  expect(roads()?.hidden).toBe(false)
  expect([...(roads()?.querySelectorAll('figcaption') ?? [])].map((one) => one.textContent)).toEqual([
    'Bead plate',
    'Big road',
  ])
  expect([...stage.results.children].map((one) => one.querySelector('.spoken')?.textContent)).toEqual([
    'Dragon',
    'Tiger',
    'Tie',
  ])
})

test('a tie that begins with the letter of a hand has a sign of its own on the bead plate', () => {
  const { layout, stage } = openTable()
  layout.history([tie, tigerWins, dragonWins])
  expect([...stage.results.children].map((one) => one.firstElementChild?.textContent)).toEqual([
    'D',
    'T',
    '=',
  ])
})

test('the hand that won is marked once all cards are dealt', async () => {
  vi.useFakeTimers()
  // jsdom has no animations.
  Element.prototype.animate = vi.fn<Element['animate']>()
  const { layout, root } = openTable(false)
  const cards = () => root.querySelectorAll('.card').length
  const winner = () => root.querySelector('.hand.won')?.textContent
  const shown = layout.show(tigerWins, false)
  for (const dealt of [1, 2]) {
    expect(cards()).toBe(dealt)
    expect(winner()).toBeUndefined()
    await vi.advanceTimersByTimeAsync(dealMs)
  }
  await shown
  expect(cards()).toBe(2)
  expect(winner()).toContain('Tiger')
})
