import { cardLimits, cardsOf, rank } from './cards.ts'
import { tableCheck } from './kind.ts'

export const dragonTiger = tableCheck({
  limits: () => cardLimits(2),
  outcome: (numbers) => cardsOf(numbers),
  back(spot, [dragon = 0, tiger = 0]) {
    const ahead = Math.sign(rank(dragon) - rank(tiger))
    if (spot === 'tie') return ahead === 0 ? 900 : 0
    if (spot !== 'dragon' && spot !== 'tiger') return undefined
    if (ahead === 0) return 50
    return (spot === 'dragon') === ahead > 0 ? 200 : 0
  },
})
