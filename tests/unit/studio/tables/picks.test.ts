import { describe, expect, test } from 'vitest'
import { balls, ticketOf, tileOf, tiles } from '@marquee/studio/shared/pick-games.ts'
import { drawsOf } from '@marquee/studio/server/tables/chain.ts'
import { ballDraw, tileDraw } from '@marquee/studio/server/tables/picks.ts'

/** The share of draws with so many hits, ball by ball: a model of its own, without binomial coefficients. */
function shares(of: number, drawn: number, picks: number): number[] {
  let chances = [1, ...Array.from({ length: picks }, () => 0)]
  for (let ball = 0; ball < drawn; ball++) {
    chances = chances.map((chance, hits) => {
      const left = of - ball
      const misses = (left - (picks - hits)) / left
      const before = hits === 0 ? 0 : ((chances[hits - 1] ?? 0) * (picks - hits + 1)) / left
      return chance * misses + before
    })
  }
  return chances
}

const games = [
  { name: 'balls', rules: ballDraw, game: balls, most: 8, ticket: '3-17-22-41-56-60-77-80' },
  { name: 'tiles', rules: tileDraw, game: tiles, most: 6, ticket: '3-9-17-22-30-34' },
] as const

describe.each(games)('a draw of $name', ({ rules, game, most, ticket }) => {
  test('returns exactly what it says for every number of picks', () => {
    expect(rules.spots).toHaveLength(most)
    for (const [index, spot] of rules.spots.entries()) {
      const chances = shares(game.of, game.drawn, index + 1)
      expect(chances.reduce((sum, chance) => sum + chance)).toBeCloseTo(1, 10)
      const back = chances.reduce(
        (sum, chance, hits) => sum + chance * (game.pays[index + 1]?.[hits] ?? 0),
        0,
      )
      expect(rules.rtpOf(spot), `${index + 1} picks`).toBeCloseTo(back, 2)
      expect(rules.bestOf(spot)).toBe(game.pays[index + 1]?.at(-1))
    }
  })

  test('pays by how many of a ticket were drawn, wherever they lie', () => {
    const picks = ticket.split('-').map(Number)
    const others = Array.from({ length: game.of }, (_, index) => index + 1).filter(
      (one) => !picks.includes(one),
    )
    for (let hits = 0; hits <= most; hits++) {
      const drawn = [...picks.slice(most - hits), ...others.slice(0, game.drawn - hits)].toReversed()
      expect(rules.returnOf(ticket, drawn), `${hits} hits`).toBe(game.pays[most]?.[hits])
    }
  })

  test('takes tickets as they are written, and nothing else', () => {
    expect(ticket.length).toBeLessThanOrEqual(24)
    expect(rules.takes?.(ticket)).toBe(true)
    const wrong = ['', '0', '1-1', '2-1', '01', '1.5', 'x', `${game.of + 1}`, '-1', '1-', ` 1`, '1e1']
    const tooMany = ticketOf(Array.from({ length: most + 1 }, (_, index) => index + 1))
    for (const spot of [...wrong, tooMany]) expect(rules.takes?.(spot), spot).toBe(false)
  })

  test('draws as many different ones as it says, each equally often', () => {
    const draw = drawsOf('55'.repeat(32), 'picks', 'salt')
    const counts = new Map<number, number>()
    const rounds = 2_000
    for (let round = 0; round < rounds; round++) {
      const result = rules.draw(draw)
      expect(new Set(result).size).toBe(game.drawn)
      for (const one of result) counts.set(one, (counts.get(one) ?? 0) + 1)
    }
    expect(counts.size).toBe(game.of)
    const mean = (rounds * game.drawn) / game.of
    for (const times of counts.values()) expect(Math.abs(times - mean)).toBeLessThan(mean * 0.25)
  })
})

test('the tiles are those of a set of mahjong: three suits of nine, four winds, three dragons', () => {
  const suits = Array.from({ length: 34 }, (_, index) => tileOf(index + 1))
  const sizes = Object.groupBy(suits, ({ suit }) => suit)
  expect(Object.values(sizes).map((one) => one?.length)).toEqual([9, 9, 9, 7])
})
