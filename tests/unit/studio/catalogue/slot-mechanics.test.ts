import { expect, test } from 'vitest'
import { catalogue } from '@marquee/studio/catalogue/catalogue.ts'
import { payFacts } from '@marquee/studio/catalogue/pay-facts.ts'
import { slotMechanics } from '@marquee/studio/shared/protocol.ts'
import { gameOf } from '@marquee/studio/server/games/games.ts'

const slots = catalogue().games.filter(({ category }) => category === 'Slots')

test('each mechanic has a good share of the slots', () => {
  for (const mechanic of slotMechanics) {
    const share = slots.filter((game) => game.mechanic === mechanic).length / slots.length
    expect(share, mechanic).toBeGreaterThan(0.1)
  }
})

test.each([
  [/\b(cascades?|falls?|avalanche|rain|snowstorm)\b/i, 'cluster'],
  [/\b(ways?|paths?|trails?|passage|highland|river)\b/i, 'ways'],
  [/\b(free|bonus|festival|feast)\b/i, 'free-spins'],
  [/\b(lines?|sevens?)\b/i, 'lines'],
] as const)('a title that promises %s is played as %s', (words, mechanic) => {
  const titles = slots.filter(({ title }) => words.test(title.en))
  expect(titles.filter((game) => game.mechanic !== mechanic)).toEqual([])
})

test('the studio plays each title as the catalogue says, and a tile tells what the game has', () => {
  for (const game of slots) {
    const made = gameOf(game.id)
    if (made === undefined) throw new Error(`no game ${game.id}`)
    const { mechanic, machine } = made
    const { lines, rows, strips, counts, freeSpins, pays } = machine.rules
    expect(mechanic, game.id).toBe(game.mechanic)
    expect(game.symbols, game.id).toHaveLength(pays.length + (freeSpins === undefined ? 0 : 1))
    expect(payFacts[mechanic]).toEqual({
      ...(lines.length > 0 ? { lines: lines.length } : {}),
      ...(mechanic === 'ways' ? { ways: rows ** strips.length } : {}),
      ...(mechanic === 'cluster' ? { cluster: counts[0] } : {}),
      ...(freeSpins ? { free_spins: Math.max(...freeSpins.awards.map(({ spins }) => spins)) } : {}),
    })
  }
})
