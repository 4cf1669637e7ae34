import { expect, test } from 'vitest'
import {
  mergeAnonymousFavourites,
  unmergedFavouriteIds,
} from '../../../../src/features/lobby/favourites/anonymous-favourites.ts'
import { favourites } from '../../../../src/features/lobby/favourites/favourites.ts'
import { favouritesKey } from '../../../../src/features/lobby/favourites/favourites-event.ts'
import { sampleGame } from '../../../support/sample-game.ts'
import { tabStage } from '../../../support/stage.ts'

const stage = tabStage()
const key = favouritesKey('anonymous', 'slots')
const stored = (...ids: string[]) => ({
  version: 1,
  revision: ids.length,
  value: ids.map((id) => sampleGame(id)),
})

test('a favourite that another tab adds during the merge is not lost', async () => {
  await stage.plantRecord(key, stored('1'))
  const tab = stage.open()
  expect(await unmergedFavouriteIds(tab, 'demo')).toEqual(['1'])
  // Written directly to the database: this tab is not notified.
  await stage.plantRecord(key, stored('1', '2'))
  await mergeAnonymousFavourites(tab, 'demo')
  expect(await stage.storedRecord(key)).toMatchObject({ value: [{ id: '2' }] })
  expect(
    favourites(tab)
      .of('demo', 'slots')
      .get()
      .map(({ id }) => id),
  ).toEqual(['1'])
})
