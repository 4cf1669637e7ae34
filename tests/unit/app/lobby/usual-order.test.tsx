import { i18n } from '@lingui/core'
import { beforeEach, expect, test, vi } from 'vitest'
import { FilterBar } from '../../../../src/features/lobby/filters/filter-bar.tsx'
import { lowestStakesFirst } from '../../../../src/features/lobby/filters/newest-first.ts'
import { find } from '../../../../src/features/lobby/search/find.ts'
import { indexGames } from '../../../../src/features/lobby/search/search-index.ts'
import { renderPage } from '../../../support/rendered-page.tsx'
import { sampleGame } from '../../../support/sample-game.ts'
import { tabStage } from '../../../support/stage.ts'

const stage = tabStage()
beforeEach(() => {
  i18n.loadAndActivate({ locale: 'en', messages: {} })
  vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true)
})

test.each([
  ['casino', 'stake'],
  ['slots', 'newest'],
] as const)('%s are sorted by %s until the player chooses', async (kind, usual) => {
  const { container } = await renderPage(stage.open(), () => (
    <FilterBar
      {...{ kind, filters: {}, onFilters: () => {}, providers: [], topics: [], types: [], count: 3 }}
    />
  ))
  expect(container.querySelector('select')?.value).toBe(usual)
})

test('of tables that match equally well the search lists the one with the lowest stakes first', async () => {
  const table = (id: string, name: string, min: number) =>
    sampleGame(id, { category: 'casino', game_title: { en: name }, limits: { min, max: 1_000_000 } })
  const games = [table('1', 'Red Roulette', 50_000), table('2', 'Long Evening Roulette', 500)]
  const { signal } = new AbortController()
  const hits = await find((await indexGames(games, [], signal)) ?? [], 'roulette', signal)
  expect(hits?.map(({ game }) => game.id)).toEqual(['2', '1'])
})

test('of tables with equal stakes the newest is listed first', () => {
  const table = (id: string, min: number, released: string) =>
    sampleGame(id, { category: 'casino', limits: { min, max: 1_000_000 }, released })
  const games = [
    table('old', 500, '2026-01-01'),
    table('high', 1_000, '2026-03-01'),
    table('new', 500, '2026-02-01'),
  ]
  expect(lowestStakesFirst(games).map(({ id }) => id)).toEqual(['new', 'old', 'high'])
})

test('of tables with equal stakes those that open a window of their own are listed last', () => {
  const table = (id: string, min: number) =>
    sampleGame(id, { category: 'casino', limits: { min, max: 1_000_000 } })
  const games = [table('75320', 500), table('2', 500), table('75321', 200)]
  expect(lowestStakesFirst(games).map(({ id }) => id)).toEqual(['75321', '2', '75320'])
})
