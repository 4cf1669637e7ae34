import { expect, test } from 'vitest'
import { favourites } from '../../../../src/features/lobby/favourites/favourites.ts'
import { sampleGame } from '../../../support/sample-game.ts'
import { tabStage } from '../../../support/stage.ts'

const stage = tabStage()

test('favouritesChanged fires once for each change', async () => {
  const tab = stage.open()
  const lists: string[][] = []
  tab.environment.window?.addEventListener('favouritesChanged', (event) => {
    const { list } = (event as CustomEvent<{ list: { id: string }[] }>).detail
    lists.push(list.map(({ id }) => id))
  })
  await favourites(tab).toggle(sampleGame('1'), true)
  await favourites(tab).toggle(sampleGame('2'), true)
  await favourites(tab).toggle(sampleGame('1'), false)
  // What is stored is read once more after a change.
  await new Promise((resolve) => setTimeout(resolve, 50))
  expect(lists).toEqual([['1'], ['1', '2'], ['2']])
})
