import { expect, test } from 'vitest'
import { fromSpecification } from '@marquee/contract/currency-amounts.ts'
import { catalogue } from '@marquee/studio/catalogue/catalogue.ts'
import { gameOf, takesStake } from '@marquee/studio/server/games/games.ts'
import { stakeUnits } from '@marquee/studio/server/slots/math/symbols.ts'

const currencies = ['KRW', 'USD', 'IDR', 'KWD', 'JPY']

test('a game takes the least and the largest stake that its tile promises, and none beyond them', () => {
  for (const { id, limits } of catalogue().games) {
    const game = gameOf(id)
    if (!game || !limits) continue
    for (const currency of currencies) {
      const min = fromSpecification(limits.min, currency)
      const max = fromSpecification(limits.max, currency)
      const stakes = game.stakes(currency)
      expect([stakes[0], stakes.at(-1)], `${id} ${currency}`).toEqual([min, max])
      expect(new Set(stakes).size, `${id} ${currency}`).toBe(stakes.length)
      const taken = [min, max, min + stakeUnits].map((stake) => takesStake(game, currency, stake))
      const refused = [0, min - stakeUnits, max + stakeUnits, min + 1].map((stake) =>
        takesStake(game, currency, stake),
      )
      expect([...taken, ...refused], `${id} ${currency}`).toEqual([
        ...taken.map(() => true),
        ...refused.map(() => false),
      ])
    }
  }
})
