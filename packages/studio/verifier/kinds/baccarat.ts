import { cardLimits, cardsOf, rank } from './cards.ts'
import { tableCheck } from './kind.ts'

/** In the outcome: a third card that was not drawn. */
const none = -1

const value = (card: number | undefined): number =>
  card === undefined || card === none || rank(card) >= 10 ? 0 : rank(card)
const points = (cards: readonly (number | undefined)[]): number =>
  cards.reduce<number>((sum, card) => sum + value(card), 0) % 10

/**
 * The banker's table: for each total from 0 to 7, the values of the player's third card at which the banker draws; `-` stands for a player
 * who stands.
 */
const bankerDrawsAt = [
  '-0123456789',
  '-0123456789',
  '-0123456789',
  '-012345679',
  '-234567',
  '-4567',
  '67',
  '',
]

/** The outcome in deal order: player's three cards, then the banker's three. */
function deal(numbers: readonly number[]): number[] {
  const [p1 = none, b1 = none, p2 = none, b2 = none, ...further] = cardsOf(numbers)
  const [player, banker] = [points([p1, p2]), points([b1, b2])]
  if (Math.max(player, banker) > 7) return [p1, p2, none, b1, b2, none]
  const third = player < 6 ? further.shift() : undefined
  const shown = third === undefined ? '-' : String(value(third))
  const fourth = bankerDrawsAt[banker]?.includes(shown) === true ? further.shift() : undefined
  return [p1, p2, third ?? none, b1, b2, fourth ?? none]
}

export const baccarat = tableCheck({
  limits: (numbers) =>
    cardLimits(4 + deal(numbers).filter((card, position) => position % 3 === 2 && card !== none).length),
  outcome: deal,
  back(spot, cards) {
    const [player, banker] = [points(cards.slice(0, 3)), points(cards.slice(3))]
    const isTie = player === banker
    const isPair = (position: number) => rank(cards[position] ?? 0) === rank(cards[position + 1] ?? 0)
    if (spot === 'player-pair') return isPair(0) ? 1_200 : 0
    if (spot === 'banker-pair') return isPair(3) ? 1_200 : 0
    if (spot === 'tie') return isTie ? 900 : 0
    if (spot === 'player') return isTie ? 100 : player > banker ? 200 : 0
    if (spot === 'banker') return isTie ? 100 : banker > player ? 195 : 0
    return undefined
  },
})
