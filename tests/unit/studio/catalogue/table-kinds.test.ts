import { expect, test } from 'vitest'
import { catalogue } from '@marquee/studio/catalogue/catalogue.ts'
import { gameOf } from '@marquee/studio/server/games/games.ts'

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
    const promised = words.find(([word]) => word.test(game.title.en))
    if (promised !== undefined) expect(game.table, game.title.en).toBe(promised[1])
    const { table, hand } = gameOf(game.id) ?? {}
    expect(table?.kind ?? hand?.kind, game.title.en).toBe(game.table)
  }
})

test('every live title is listed under the kind of its game', () => {
  const tags: Readonly<Record<string, string>> = {
    'money-wheel': 'game-show',
    holdem: 'poker',
    draw: 'lottery',
    'tile-draw': 'mahjong',
  }
  for (const { table, title, tags: own } of catalogue().games.filter(({ category }) => category === 'casino'))
    expect(own, title.en).toContain(tags[table ?? ''] ?? table)
})

test('no slot opens a table', () => {
  const slots = catalogue().games.filter(({ category }) => category === 'Slots')
  const isSlot = (id: string) => gameOf(id)?.table === undefined && gameOf(id)?.hand === undefined
  expect(slots.filter(({ id }) => !isSlot(id))).toEqual([])
})

test('a title says of its return and its largest win what the rules make of them', () => {
  for (const game of catalogue().games) {
    const { table } = gameOf(game.id) ?? {}
    if (table === undefined) continue
    const returns = table.rules.spots.map((spot) => table.rules.rtpOf(spot))
    expect(Math.max(...returns), game.title.en).toBe(game.rtp)
    const best = Math.max(...table.rules.spots.map((spot) => table.rules.bestOf(spot)))
    expect(best / 100, game.title.en).toBe(game.max_win)
  }
})

test('titles of the same hands state the same return and largest win', () => {
  const hands = catalogue().games.filter(({ id }) => gameOf(id)?.hand !== undefined)
  const facts = new Set(hands.map(({ table, rtp, max_win }) => `${table} ${rtp} ${max_win}`))
  expect(facts).toEqual(new Set(['blackjack 99.55 8', 'holdem 96.97 105']))
})
