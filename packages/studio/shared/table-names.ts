import { fill } from '@marquee/contract/fill.ts'
import { fanTanNames } from './fan-tan-names.ts'
import { pickNames } from './pick-games.ts'
import { sicBoNames } from './sic-bo-names.ts'
import { faceOf, handOf, rankOf } from './table-cards.ts'
import type { Names, Naming } from './table-naming.ts'
import type { TableWords } from './words.ts'

// The names of spots and results in the player's language, for the pages of tables and for replays.

const redPockets = new Set([1, 3, 5, 7, 9, 12, 14, 16, 18, 19, 21, 23, 25, 27, 30, 32, 34, 36])

/** The colour of a pocket of the roulette wheel. */
export function pocketColour(pocket: number): 'red' | 'black' | 'green' {
  if (pocket === 0) return 'green'
  return redPockets.has(pocket) ? 'red' : 'black'
}

/** The pockets in the order of the wheel, clockwise. */
export const wheelOrder: readonly number[] = [
  0, 32, 15, 19, 4, 21, 2, 25, 17, 34, 6, 27, 13, 36, 11, 30, 8, 23, 10, 5, 24, 16, 33, 1, 20, 14, 31, 9, 22,
  18, 29, 7, 28, 12, 35, 3, 26,
]

/** The first and the last number of the outside bets that are named after them. */
const ranges: Readonly<Record<string, readonly [number, number]>> = {
  low: [1, 18],
  high: [19, 36],
  'dozen-1': [1, 12],
  'dozen-2': [13, 24],
  'dozen-3': [25, 36],
}

const roulette: Names = ({ words, figure }) => {
  const { roulette: texts } = words
  const pocketName = (pocket: number) => {
    const colour = pocketColour(pocket)
    return colour === 'green' ? figure(pocket) : `${figure(pocket)} ${texts[colour]}`
  }
  const sizes = [texts.straight, texts.split, texts.street, texts.corner, texts.straight, texts.sixLine]
  return {
    spot(spot) {
      const range = ranges[spot]
      if (range !== undefined) {
        const text = range.map(figure).join('–')
        return spot.startsWith('dozen') ? fill(texts.dozen, { range: text }) : text
      }
      if (spot === 'red' || spot === 'black' || spot === 'odd' || spot === 'even') return texts[spot]
      if (spot.startsWith('column')) return fill(texts.column, { number: figure(Number(spot.slice(-1))) })
      const numbers = spot.split('-').map(Number)
      const [first = 0] = numbers
      if (numbers.length === 1) return pocketName(first)
      return `${sizes[numbers.length - 1] ?? ''}: ${numbers.map(figure).join(', ')}`
    },
    result: ([pocket = 0]) => pocketName(pocket),
  }
}

/** The values of the money wheel, each with its number of segments. */
const wheelCounts: readonly (readonly [value: number, segments: number])[] = [
  [1, 24],
  [3, 12],
  [5, 8],
  [11, 4],
  [23, 2],
  [47, 1],
]

/** The segments of the money wheel in their order: those of a value lie as far from each other as they can. */
export const wheelValues: readonly number[] = wheelCounts
  .flatMap(([value, segments]) =>
    Array.from({ length: segments }, (_, index) => ({ value, at: (index + 0.5) / segments })),
  )
  .toSorted((a, b) => a.at - b.at || a.value - b.value)
  .map(({ value }) => value)

const moneyWheel: Names = ({ figure }) => ({
  spot: (spot) => figure(Number(spot)),
  result: ([segment = 0]) => figure(wheelValues[segment] ?? 0),
})

/**
 * A winner with what both hands have, the winner's first: `Banker wins 6–5`. A colon would read like odds.
 *
 * @param second the spot of the second hand
 */
function resultText(
  { handWins }: TableWords,
  spots: Readonly<Record<string, string>>,
  winner: string,
  second: string,
  hands: readonly string[],
): string {
  return fill(winner === 'tie' ? '{hand} {score}' : handWins, {
    hand: spots[winner] ?? '',
    score: (winner === second ? hands.toReversed() : hands).join('–'),
  })
}

/** The winner of a round of baccarat, as the spot that pays. */
export function baccaratWinner(result: readonly number[]): 'player' | 'banker' | 'tie' {
  const [player, banker] = [handOf(result.slice(0, 3)), handOf(result.slice(3))]
  if (player === banker) return 'tie'
  return player > banker ? 'player' : 'banker'
}

const baccarat: Names = ({ words, figure }) => {
  const { baccarat: texts } = words
  const spots: Readonly<Record<string, string>> = {
    player: texts.player,
    banker: texts.banker,
    tie: texts.tie,
    'player-pair': texts.playerPair,
    'banker-pair': texts.bankerPair,
  }
  return {
    spot: (spot) => spots[spot] ?? spot,
    result(result) {
      const points = [result.slice(0, 3), result.slice(3)].map((hand) => figure(handOf(hand)))
      return resultText(words, spots, baccaratWinner(result), 'banker', points)
    },
  }
}

/** The winner of a round of dragon tiger, as the spot that pays. */
export function dragonTigerWinner([dragon = 0, tiger = 0]: readonly number[]): 'dragon' | 'tiger' | 'tie' {
  const difference = rankOf(dragon) - rankOf(tiger)
  if (difference === 0) return 'tie'
  return difference > 0 ? 'dragon' : 'tiger'
}

const dragonTiger: Names = ({ words }) => {
  const { dragon, tiger } = words.dragonTiger
  const spots: Readonly<Record<string, string>> = { dragon, tiger, tie: words.baccarat.tie }
  return {
    spot: (spot) => spots[spot] ?? spot,
    result(result) {
      const faces = result.map((card) => faceOf(card)).map(({ rank, suit }) => `${rank}${suit}`)
      return resultText(words, spots, dragonTigerWinner(result), 'tiger', faces)
    },
  }
}

const kinds: Readonly<Record<string, Names>> = {
  roulette,
  baccarat,
  'dragon-tiger': dragonTiger,
  'money-wheel': moneyWheel,
  'sic-bo': sicBoNames,
  'fan-tan': fanTanNames,
  ...pickNames,
}

/** What a kind of table says of its rules. */
export function tableRule(kind: string, words: TableWords): string {
  const texts: Readonly<Record<string, { readonly rule: string }>> = {
    roulette: words.roulette,
    baccarat: words.baccarat,
    'dragon-tiger': words.dragonTiger,
    'money-wheel': words.moneyWheel,
    'sic-bo': words.sicBo,
    'fan-tan': words.fanTan,
    draw: words.draw,
    'tile-draw': words.tiles,
  }
  return texts[kind]?.rule ?? ''
}

/** The names of a kind of table; bare figures for a kind that has none. */
export function tableNames(kind: string, naming: Naming): ReturnType<Names> {
  const names = kinds[kind]
  return names === undefined
    ? { spot: (spot) => spot, result: (result) => result.map(naming.figure).join(', ') }
    : names(naming)
}
