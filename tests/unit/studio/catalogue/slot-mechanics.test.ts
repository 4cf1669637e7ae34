import { expect, test } from 'vitest'
import { catalogue } from '@marquee/studio/catalogue/catalogue.ts'
import { mechanicOf, payFacts } from '@marquee/studio/catalogue/slot-mechanics.ts'
import { slotMechanics } from '@marquee/studio/shared/protocol.ts'
import { gameOf } from '@marquee/studio/server/games/games.ts'

const slots = catalogue().games.filter(({ category }) => category === 'Slots')

test('each mechanic has a good share of the slots, in a big catalogue too', () => {
  for (const games of [slots, catalogue({ games: 4_000 }).games.slice(300)]) {
    for (const mechanic of slotMechanics) {
      const share = games.filter((game) => mechanicOf(game) === mechanic).length / games.length
      expect(share, mechanic).toBeGreaterThan(0.1)
    }
  }
})

test('a title that promises a mechanic has it', () => {
  const titled = (en: string) => mechanicOf({ theme: 'royal', title: { ko: '', en } })
  expect(titled('Cascades of Gold')).toBe('cluster')
  expect(titled('1024 Ways to Rome')).toBe('ways')
  expect(titled('The Free Spirit')).toBe('free-spins')
  expect(titled('The Cherry Blossom Line')).toBe('lines')
  expect(titled('Raincoat')).toBe('lines')
})

test('the studio plays each title as the catalogue says, and a tile tells what the game has', () => {
  for (const game of slots) {
    const made = gameOf(game.id)
    if (made === undefined) throw new Error(`no game ${game.id}`)
    const { mechanic, machine } = made
    const { lines, rows, strips, counts, freeSpins } = machine.rules
    expect(mechanic, game.id).toBe(mechanicOf(game))
    expect(payFacts[mechanic]).toEqual({
      ...(lines.length > 0 ? { lines: lines.length } : {}),
      ...(mechanic === 'ways' ? { ways: rows ** strips.length } : {}),
      ...(mechanic === 'cluster' ? { cluster: counts[0] } : {}),
      ...(freeSpins ? { free_spins: Math.max(...freeSpins.awards.map(({ spins }) => spins)) } : {}),
    })
  }
})
