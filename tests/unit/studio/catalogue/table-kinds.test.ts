import { expect, test } from 'vitest'
import { catalogue } from '@marquee/studio/catalogue/catalogue.ts'
import { tableFacts, tableKinds, tableKindOf } from '@marquee/studio/catalogue/table-kinds.ts'
import { gameOf } from '@marquee/studio/server/games/games.ts'

/** Kinds whose titles still open a slot. */
const missing: string[] = []

const words: readonly (readonly [word: RegExp, kind: string])[] = [
  [/roulette/i, 'roulette'],
  [/baccarat|shoe|nine\b(?!-)/i, 'baccarat'],
  [/dragon.*tiger/i, 'dragon-tiger'],
  [/sic bo|dice/i, 'sic-bo'],
  [/wheel/i, 'money-wheel'],
  [/draw|balls/i, 'draw'],
  [/mahjong/i, 'tile-draw'],
  [/blackjack/i, 'blackjack'],
  [/poker|holdem/i, 'holdem'],
  [/fan tan/i, 'fan-tan'],
]

test('every live title opens the game that its name promises', () => {
  const live = catalogue().games.filter(({ category }) => category === 'casino')
  expect(live.length).toBeGreaterThan(70)
  for (const game of live) {
    const kind = tableKindOf(game)
    expect(kind, game.title.en).toBeDefined()
    const promised = words.find(([word]) => word.test(game.title.en))
    if (promised !== undefined) expect(kind, game.title.en).toBe(promised[1])
    const { table, hand } = gameOf(game.id) ?? {}
    const opened = table?.kind ?? hand?.kind ?? 'slot'
    expect(opened, game.title.en).toBe(missing.includes(kind ?? '') ? 'slot' : kind)
  }
})

test('no slot opens a table', () => {
  const slots = catalogue().games.filter(({ category }) => category === 'Slots')
  const isSlot = (id: string) => gameOf(id)?.table === undefined && gameOf(id)?.hand === undefined
  expect(slots.filter(({ id }) => !isSlot(id))).toEqual([])
})

test('the kinds that are missing are exactly those without facts', () => {
  expect(tableKinds.filter((kind) => tableFacts[kind] === undefined)).toEqual(missing)
})

test('a title says of its return and its largest win what the rules make of them', () => {
  for (const game of catalogue().games) {
    const table = gameOf(game.id)?.table
    const facts = table === undefined ? undefined : tableFacts[table.kind]
    const hand = gameOf(game.id)?.hand
    if (hand !== undefined) expect(game.rtp, game.title.en).toBe(tableFacts[hand.kind]?.rtp)
    if (table === undefined || facts === undefined) continue
    expect(game.rtp, game.title.en).toBe(facts.rtp)
    const returns = table.rules.spots.map((spot) => table.rules.rtpOf(spot))
    expect(Math.max(...returns), game.title.en).toBe(facts.rtp)
    const best = Math.max(...table.rules.spots.map((spot) => table.rules.bestOf(spot)))
    expect(best / 100, game.title.en).toBe(facts.largestWin)
  }
})
