import { expect, it } from 'vitest'
import { type Element, mergeOperations } from '../../../server/favourites/merge.ts'
import { FAVOURITE } from '../../../src/contract/changes.ts'
import { maxFavourites } from '../../../src/contract/max-favourites.ts'

const element = (id: string, at = 1): Element & { category: 'slots'; value: 'on' } => ({
  category: 'slots',
  id,
  value: FAVOURITE,
  at,
  added: at,
  device: 'device-a',
})
const rules = { now: 100, forgottenAt: 0, isKnown: () => true }

it('a favourite beyond the limit is refused until there is room, and one that is there already is no further one', () => {
  const full = Array.from({ length: maxFavourites }, (_, number) => element(`game-${number}`))
  const refused = mergeOperations(full, [element('another', 2), element('game-0', 2)], rules)
  expect(refused.refused).toEqual([{ category: 'slots', id: 'another', reason: 'full' }])
  expect(refused.written.map(({ id }) => id)).toEqual(['game-0'])
  const room = mergeOperations(full, [{ ...element('game-0', 2), value: null }, element('another', 2)], rules)
  expect(room.refused).toEqual([])
  expect(room.written.map(({ id, value }) => [id, value])).toEqual([
    ['game-0', null],
    ['another', FAVOURITE],
  ])
})

it('a favourite is never listed as added later than its last operation', () => {
  const { written } = mergeOperations([], [{ ...element('1001', 5), added: 90 }], rules)
  expect(written[0]?.added).toBe(5)
})
