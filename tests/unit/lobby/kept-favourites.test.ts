import { expect, test } from 'vitest'
import type { Changes } from '../../../src/contract/changes.ts'
import type { Game } from '../../../src/contract/game.ts'
import {
  collectFavourites,
  noteFavourites,
  settleFavourites,
} from '../../../src/features/lobby/favourites/kept-favourites.ts'
import { operationsOf } from '../../../src/platform/journal/journal.ts'
import { sampleGame } from '../../support/sample-game.ts'

const device = 'device-of-a-test'
const now = Date.parse('2026-11-23T12:00:00Z')
/** The device's clock is an hour behind the operator's. */
const reader = {
  device,
  clock: { now: () => now, isSynced: () => true },
  deviceNow: now - 3_600_000,
}
const games = (...ids: string[]) => ids.map((id) => sampleGame(id))
const record = (value: readonly unknown[], further = {}) => ({
  version: 1,
  revision: 1,
  value,
  ...further,
})

/** A record whose favourites the operator knows. */
function told(list: readonly Game[]) {
  const { stored, journal } = collectFavourites(record(list), reader)
  const changes = list.map(({ id }, place) => ({
    category: 'slots',
    id,
    value: 'on',
    at: 100 + place,
    added: 100 + place,
  }))
  const answer: Changes = { now, version: 1, changes, refused: [] }
  return settleFavourites(stored, 'slots', { sent: operationsOf(journal, 'slots'), answer }, reader)
}

test('a press that no tab saw is told with the time at which the record was changed, by the operator’s clock', () => {
  const { stored } = told(games('1001'))
  const pressed = {
    ...stored,
    at: reader.deviceNow - 5000,
    value: games('1001', '1002'),
  }
  const { journal } = collectFavourites(pressed, reader)
  expect(operationsOf(journal, 'slots')).toEqual([
    {
      category: 'slots',
      id: '1002',
      value: 'on',
      at: now - 5000,
      added: now - 5000,
      device,
    },
  ])
})

test('a favourite that was put back has its old place on the other devices too', () => {
  const { stored } = told(games('1001', '1002', '1003'))
  const removed = noteFavourites({ ...stored, value: games('1001', '1003') }, reader)
  const back = collectFavourites({ ...removed.stored, value: games('1001', '1002', '1003') }, reader)
  expect(operationsOf(back.journal, 'slots')).toMatchObject([{ id: '1002', value: 'on', added: 101 }])
})

test('a favourite that this build cannot show is not taken away from the other devices', () => {
  const { stored } = told(games('1001', '1002'))
  const [first, second] = stored.value
  const unreadable = [first, { ...sampleGame('1002'), game_title: 7 }]
  const noted = noteFavourites({ ...stored, value: unreadable }, reader)
  expect(noted.journal.notes).toEqual([])
  // The next press writes the list without it.
  const pressed = collectFavourites({ ...noted.stored, value: [first, ...games('1004')] }, reader)
  expect(operationsOf(pressed.journal, 'slots').map(({ id }) => id)).toEqual(['1004'])
  expect(second).toMatchObject({ id: '1002' })
})

test('a record of a later build is not touched', () => {
  expect(() => collectFavourites({ ...record([]), version: 2 }, reader)).toThrow()
})
