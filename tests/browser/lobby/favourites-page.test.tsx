import { useState } from 'react'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { page } from 'vitest/browser'
import type { FavouriteFilters } from '../../../src/features/lobby/favourites/favourite-filters.ts'
import { FavouritesPage } from '../../../src/features/lobby/favourites/favourites-page.tsx'
import { ANONYMOUS } from '@marquee/contract/anonymous.ts'
import { favourites } from '../../../src/features/lobby/favourites/favourites.ts'
import { Toaster } from '../../../src/ui/toast/toaster.tsx'
import { sampleGame } from '../../support/sample-game.ts'
import { waitFor } from '../../support/wait-for.ts'
import { openStage, type Stage } from '../../support/browser-stage.tsx'

const slots = ['1', '2', '3'].map((id) => sampleGame(id))
const table = sampleGame('9', { category: 'casino' })
let stage: Stage
let address: FavouriteFilters

function Page() {
  const [filters, setFilters] = useState<FavouriteFilters>({})
  return (
    <>
      <FavouritesPage
        filters={filters}
        onFilters={(next) => {
          address = next
          setFilters(next)
        }}
        toGames={<a href="#games">See the games</a>}
      />
      <Toaster />
    </>
  )
}

beforeEach(async () => {
  await page.viewport(1440, 900)
  stage = openStage()
  await favourites(stage.tab)
    .of(ANONYMOUS, 'slots')
    .apply(() => slots)
  await favourites(stage.tab)
    .of(ANONYMOUS, 'casino')
    .apply(() => [table])
  address = {}
  stage.show(<Page />)
  await waitFor(() => expect(shown()).toEqual(['3', '2', '1', '9']))
})
afterEach(() => stage.clear())

function shown(): string[] {
  return Array.from(
    stage.place.querySelectorAll('[data-index] button[aria-label^="Game "]'),
    (tile) => tile.getAttribute('aria-label')?.slice(5) ?? '',
  )
}

test('a removed favourite can be restored at its position', async () => {
  await page.getByRole('button', { name: 'Favourite: Game 2' }).click()
  await waitFor(() => expect(shown()).toEqual(['3', '1', '9']))
  await page.getByRole('button', { name: 'Undo' }).click()
  await waitFor(() => expect(shown()).toEqual(['3', '2', '1', '9']))
})

test('one kind alone, and another order, both in the URL', async () => {
  await page.getByRole('button', { name: 'Slots' }).click()
  await waitFor(() => expect(shown()).toEqual(['3', '2', '1']))
  await page.getByRole('combobox', { name: 'Sort by' }).selectOptions('By name')
  await waitFor(() => expect(shown()).toEqual(['1', '2', '3']))
  expect(address).toEqual({ kind: 'slots', sort: 'name' })
})

test('without favourites it explains how to add one', async () => {
  await favourites(stage.tab)
    .of(ANONYMOUS, 'slots')
    .apply(() => [])
  await favourites(stage.tab)
    .of(ANONYMOUS, 'casino')
    .apply(() => [])
  await expect.element(page.getByText('No favourites yet')).toBeVisible()
  await expect.element(page.getByRole('link', { name: 'See the games' })).toBeVisible()
})
