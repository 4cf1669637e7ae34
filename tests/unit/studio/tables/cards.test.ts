import { describe, expect, test } from 'vitest'
import { drawsOf } from '@marquee/studio/server/tables/chain.ts'
import { baccarat, bankerDraws } from '@marquee/studio/server/tables/baccarat.ts'
import { dragonTiger } from '@marquee/studio/server/tables/dragon-tiger.ts'

// A model of its own: counts of points in eight decks, and the third-card table as it is printed.

/** Banker's points by the player's third card: `D` draws. Columns are 0 to 9, the last one means no third card. */
const printed = [
  'DDDDDDDDDDD',
  'DDDDDDDDDDD',
  'DDDDDDDDDDD',
  'DDDDDDDDSDD',
  'SSDDDDDDSSD',
  'SSSSDDDDSSD',
  'SSSSSSDDSSS',
  'SSSSSSSSSSS',
]
const draws = (points: number, third: number | undefined) => printed[points]?.[third ?? 10] === 'D'

/** Every hand of points and its exact share, by the model. */
function chances(): { player: number; banker: number; tie: number } {
  const left = [128, ...Array.from({ length: 9 }, () => 32)]
  let count = 416
  const sum = { player: 0, banker: 0, tie: 0 }
  const each = (chance: number, then: (points: number, chance: number) => void) => {
    for (let points = 0; points < 10; points++) {
      const copies = left[points] ?? 0
      left[points] = copies - 1
      count -= 1
      then(points, (chance * copies) / (count + 1))
      left[points] = copies
      count += 1
    }
  }
  const end = (player: number, banker: number, chance: number) => {
    sum[player === banker ? 'tie' : player > banker ? 'player' : 'banker'] += chance
  }
  const bankersTurn = (player: number, banker: number, third: number | undefined, chance: number) => {
    if (!draws(banker, third)) return end(player, banker, chance)
    each(chance, (points, share) => end(player, (banker + points) % 10, share))
  }
  each(1, (p1, one) =>
    each(one, (p2, two) =>
      each(two, (b1, three) =>
        each(three, (b2, chance) => {
          const [player, banker] = [(p1 + p2) % 10, (b1 + b2) % 10]
          if (player > 7 || banker > 7) end(player, banker, chance)
          else if (player > 5) bankersTurn(player, banker, undefined, chance)
          else each(chance, (third, share) => bankersTurn((player + third) % 10, banker, third, share))
        }),
      ),
    ),
  )
  return sum
}

describe('baccarat', () => {
  test('the banker draws as the printed table says', () => {
    for (const points of printed.keys()) {
      expect(bankerDraws(points, -1), `${points} alone`).toBe(draws(points, undefined))
      // Cards 0 to 9 are the ace to the ten of one suit.
      for (let card = 0; card < 10; card++)
        expect(bankerDraws(points, card), `${points} after ${card + 1}`).toBe(draws(points, (card + 1) % 10))
    }
  })

  test('returns exactly what it says', () => {
    const { player, banker, tie } = chances()
    expect(player + banker + tie).toBeCloseTo(1, 10)
    expect(baccarat.rtpOf('player')).toBeCloseTo((2 * player + tie) * 100, 2)
    expect(baccarat.rtpOf('banker')).toBeCloseTo((1.95 * banker + tie) * 100, 2)
    expect(baccarat.rtpOf('tie')).toBeCloseTo(9 * tie * 100, 2)
    expect(baccarat.rtpOf('player-pair')).toBeCloseTo((12 * 31 * 100) / 415, 2)
  })

  test('deals and pays thousands of rounds as the model does', () => {
    const points = (card: number) => ((card % 13) + 1 > 9 ? 0 : (card % 13) + 1)
    for (let round = 0; round < 4_000; round++) {
      const result = baccarat.draw(drawsOf('33'.repeat(32), `round-${round}`, 'salt'))
      const [p1 = 0, p2 = 0, p3 = -1, b1 = 0, b2 = 0, b3 = -1] = result
      let [player, banker] = [(points(p1) + points(p2)) % 10, (points(b1) + points(b2)) % 10]
      const isNatural = player > 7 || banker > 7
      const third = !isNatural && player < 6 ? points(p3) : undefined
      expect(p3 >= 0, String(result)).toBe(third !== undefined)
      expect(b3 >= 0, String(result)).toBe(!isNatural && draws(banker, third))
      player = (player + (third ?? 0)) % 10
      banker = (banker + (b3 < 0 ? 0 : points(b3))) % 10
      const isTie = player === banker
      const back = (wins: boolean, times: number, pushes = false) => (wins ? times : pushes ? 100 : 0)
      expect(baccarat.returnOf('player', result)).toBe(back(player > banker, 200, isTie))
      expect(baccarat.returnOf('banker', result)).toBe(back(banker > player, 195, isTie))
      expect(baccarat.returnOf('tie', result)).toBe(back(isTie, 900))
      expect(baccarat.returnOf('player-pair', result)).toBe(back(p1 % 13 === p2 % 13, 1_200))
      expect(baccarat.returnOf('banker-pair', result)).toBe(back(b1 % 13 === b2 % 13, 1_200))
    }
  })
})

test('dragon tiger pays and returns exactly what it says, over all pairs of cards', () => {
  const sums: Record<string, number> = { dragon: 0, tiger: 0, tie: 0 }
  let all = 0
  for (let dragon = 0; dragon < 52; dragon++) {
    for (let tiger = 0; tiger < 52; tiger++) {
      // Eight copies of each card: seven are left of the same one.
      const ways = 8 * (dragon === tiger ? 7 : 8)
      all += ways
      const [high, low] = [dragon % 13, tiger % 13]
      const expected = {
        dragon: high > low ? 200 : high === low ? 50 : 0,
        tiger: low > high ? 200 : high === low ? 50 : 0,
        tie: high === low ? 900 : 0,
      }
      for (const [spot, times] of Object.entries(expected)) {
        expect(dragonTiger.returnOf(spot, [dragon, tiger])).toBe(times)
        sums[spot] = (sums[spot] ?? 0) + times * ways
      }
    }
  }
  for (const spot of dragonTiger.spots)
    expect(dragonTiger.rtpOf(spot)).toBeCloseTo((sums[spot] ?? 0) / all, 2)
})
