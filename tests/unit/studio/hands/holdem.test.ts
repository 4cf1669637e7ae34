import { describe, expect, test } from 'vitest'
import { handNames } from '@marquee/studio/shared/hand-names.ts'
import { holdem, showdown, sideReturn } from '@marquee/studio/server/hands/holdem.ts'
import { type HandDecision, handDecisions } from '@marquee/studio/shared/hand-rules.ts'
import { bestOf, comparePoker, type PokerHand, pokerRanks } from '@marquee/studio/server/hands/poker-rank.ts'
import { antePays, sidePays } from '@marquee/studio/shared/holdem-pays.ts'
import { textsIn } from '@marquee/studio/texts.ts'
import { cardsNamed } from '../../../support/dealt.ts'
import { countOf, isLong } from '../../../support/length.ts'
import { type Random, randomFrom, seeded } from '../../../support/seed.ts'
import { holdemTitle } from '../../../support/hand-titles.ts'

const bets = { stake: 1_000, side: 0 }
const best = (names: string) => bestOf(cardsNamed(names))

/** Cards are player, dealer, player, dealer, then the board. */
const play = (cards: string, decisions: readonly HandDecision[], side = 0) =>
  holdem.play(cardsNamed(cards), { ...bets, side }, decisions)

/** Every choice of so many cards that begins with `begun`, each in ascending order. */
function* handsOf(count: number, begun: readonly number[]): Generator<readonly number[]> {
  if (begun.length === count) return yield begun
  for (let card = (begun.at(-1) ?? -1) + 1; card < 52; card++) yield* handsOf(count, [...begun, card])
}

describe('the rank of a hand', () => {
  test('is as frequent among all hands of five as it is known to be', { timeout: 120_000 }, () => {
    // Every hand in the long run; in the gate those with the ace of spades.
    const counts = pokerRanks.map(() => 0)
    for (const hand of handsOf(5, isLong ? [] : [0])) {
      const { rank } = bestOf(hand)
      counts[rank] = (counts[rank] ?? 0) + 1
    }
    const all = [1_302_540, 1_098_240, 123_552, 54_912, 10_200, 5_108, 3_744, 624, 36, 4]
    const counted = counts.reduce((sum, count) => sum + count, 0)
    expect(counted).toBe(isLong ? 2_598_960 : 249_900)
    if (isLong) expect(counts).toEqual(all)
    // Each card is in five of 52 of the hands of a rank that no card is special to.
    else
      expect([counts[1], counts[2], counts[3], counts[6], counts[7]]).toEqual([
        105_600, 11_880, 5_280, 360, 60,
      ])
  })

  test.each([
    ['the ace is the lowest of a small straight', 'As 2h 3d 4c 5s 9h Kd', 4, [5]],
    ['the better of two straights counts', '4s 5h 6d 7c 8s 9h Kd', 4, [9]],
    ['a straight over the ace is none', 'Qs Kh Ad 2c 3s 7h 9d', 0, [14, 13, 12, 9, 7]],
    ['a flush is better than a straight', '2s 4s 6s 8s Ts 9h 7d', 5, [10, 8, 6, 4, 2]],
    ['a straight and a flush need not be a straight flush', '4s 5s 6s 7s 8h Ks 2d', 5, [13, 7, 6, 5, 4]],
    ['two threes make a full house', '9s 9h 9d 4c 4s 4h 2d', 6, [9, 4]],
    ['of three pairs the best two count', '9s 9h 4d 4c 2s 2h Ad', 2, [9, 4, 14]],
    ['four of a kind has one kicker', '9s 9h 9d 9c 2s 2h Ad', 7, [9, 14]],
  ])('%s', (_, names, rank, decides) => {
    expect(best(names)).toEqual({ rank, decides })
  })

  test('is compared by kickers', () => {
    expect(comparePoker(best('As Ah Kd 7c 2s'), best('Ad Ac Qd 7h 2h'))).toBeGreaterThan(0)
    expect(comparePoker(best('As Kh 9d 7c 2s'), best('Ad Kc 9h 7h 2h'))).toBe(0)
  })
})

describe("a hand of casino hold'em", () => {
  test.each([
    ['a fold loses the ante', 'As 9h Kd 2c 3s 4h 7d 8c Jh', ['fold'], 0],
    ['without a pair of fours the dealer does not qualify', 'As 9h Kd 2c 3s 4h 7d 8c Jh', ['call'], 4_000],
    ['a pair of fours qualifies', 'As 4d Kd 2c 4s 9h 7d 8c Jh', ['call'], 0],
    ['a pair of threes does not', 'As 3d Kd 2c 3s 9h 7d 8c Jh', ['call'], 4_000],
    ['a pair against a lower one wins ante and call', 'As 9d Ad 2c 3s 9h 7d 8c Jh', ['call'], 6_000],
    ['a flush pays the ante twice', 'As 9d 2s 2c 3s 9s 7s 8c Jh', ['call'], 7_000],
    ['a tie returns both', '2s 3h 2h 3d As Ah Kd Kc Qh', ['call'], 3_000],
    ['a royal flush pays 100', 'As 9d Ks 9c Qs Js Ts 9h 2h', ['call'], 105_000],
  ] as const)('%s', (_, cards, decisions, win) => {
    expect(play(cards, decisions).win).toBe(win)
  })

  test.each([
    ['one pair each, the ace decides', 'As 9d Ks Kd Kc 3h 4s 7d 8c', 'won', 14, 9],
    ['two pairs each, the fifth card decides', '2s Qd 3s 5d Kc Kh 9s 9h 7c', 'lost', 7, 12],
    ['no kicker where the pairs differ', 'As 2d Ad 9c Kc Kh 4s 7d 8c', 'won', undefined, undefined],
    ['no kicker of a tie', 'As Ad Ks Kd Kc 3h 4s 7d 8c', 'push', undefined, undefined],
  ] as const)('names the kicker: %s', (_, cards, outcome, own, house) => {
    const { places } = play(cards, ['call'])
    const [dealer, , player] = places
    expect(player?.outcome).toBe(outcome)
    expect([player?.kicker, dealer?.kicker]).toEqual([own, house])
    const names = handNames(textsIn('en').hands, String, true)
    const text = player === undefined ? '' : names.worth(player)
    if (own === 14) expect(text).toBe('Pair · kicker: ace')
    if (own === undefined) expect(text).not.toContain('kicker')
  })

  test('hides what the player may not know, and offers a call of twice the ante', () => {
    const table = play('As 9h Kd 2c 3s 4h 7d 8c Jh', [])
    expect(table.options).toEqual([
      { decision: 'fold', extra: 0 },
      { decision: 'call', extra: 2_000 },
    ])
    expect(table.places.map(({ cards }) => cards)).toEqual([
      [-1, -1],
      [...cardsNamed('3s 4h 7d'), -1, -1],
      cardsNamed('As Kd'),
    ])
    expect(() => play('As 9h Kd 2c 3s 4h 7d 8c Jh', ['hit'])).toThrow(RangeError)
    expect(holdem.absent(table.options)).toBe('fold')
  })

  test('the side bet is decided by the first five cards, with a fold too', () => {
    expect(play('As 9h Ad 2c 3s 4h 7d 8c Jh', ['fold'], 500).win).toBe(4_000)
    expect(play('Ks 9h Kd 2c 3s 4h 7d 8c Jh', ['fold'], 500).win).toBe(0)
  })

  test('the side bet returns what is printed: exactly, from the known frequencies of all hands', () => {
    const frequencies = [1_302_540, 84_480, 123_552, 54_912, 10_200, 5_108, 3_744, 624, 36, 4]
    const back = frequencies.reduce(
      (sum, count, rank) => sum + count * ((sidePays[rank] ?? 0) === 0 ? 0 : (sidePays[rank] ?? 0) + 1),
      0,
    )
    expect((back / 2_598_960) * 100).toBeCloseTo(holdem.sideRtp ?? 0, 2)
    expect(sideReturn(best('As Ah 3d 4c 7s'))).toBe(8)
    expect(sideReturn(best('Ks Kh 3d 4c 7s'))).toBe(0)
  })
})

/** A model of its own: tries all fives of seven cards, and writes each as a number that grows with its worth. */
function modelWorth(cards: readonly number[]): number {
  let top = 0
  for (let one = 0; one < cards.length; one++)
    for (let two = one + 1; two < cards.length; two++)
      top = Math.max(top, fiveWorth(cards.filter((_, at) => at !== one && at !== two)))
  return top
}

function fiveWorth(five: readonly number[]): number {
  const ranks = five.map((card) => ((card + 12) % 13) + 2).toSorted((a, b) => b - a)
  const isFlush = new Set(five.map((card) => Math.floor(card / 13))).size === 1
  const text = ranks.join(' ')
  const isWheel = text === '14 5 4 3 2'
  const isRun = isWheel || ranks.every((rank, at) => rank === (ranks[0] ?? 0) - at)
  const many = (rank: number) => ranks.filter((one) => one === rank).length
  const sorted = ranks.toSorted((a, b) => many(b) - many(a) || b - a)
  const shape = [...new Set(sorted)].map(many).join('')
  const shapes: Readonly<Record<string, number>> = { '41': 7, '32': 6, '311': 3, '221': 2, '2111': 1 }
  const rank =
    isRun && isFlush
      ? ranks[0] === 14 && !isWheel
        ? 9
        : 8
      : (shapes[shape] ?? (isFlush ? 5 : isRun ? 4 : 0))
  const decides = isRun ? [isWheel ? 5 : (ranks[0] ?? 0)] : sorted
  return Array.from({ length: 5 }, (_, at) => decides[at] ?? 0).reduce((sum, value) => sum * 15 + value, rank)
}

/** So many different cards, none of which is `known`. */
const shuffled = (random: Random, count: number, known: readonly number[] = []): number[] => {
  const drawn = new Set(known)
  while (drawn.size < known.length + count) drawn.add(random.integer(0, 51))
  return [...drawn].slice(known.length)
}

test('random showdowns end as an independent model says', () =>
  seeded((random) => {
    for (let hand = 0; hand < countOf('HANDS'); hand++) {
      const cards = shuffled(random, 9)
      const [p1 = 0, d1 = 0, p2 = 0, d2 = 0, ...board] = cards
      const [own, house] = [modelWorth([p1, p2, ...board]), modelWorth([d1, d2, ...board])]
      const [ownRank, houseRank] = [own, house].map((worth) => Math.floor(worth / 15 ** 5))
      const pairOf = Math.floor(house / 15 ** 4) % 15
      const isQualified = (houseRank ?? 0) > 1 || (houseRank === 1 && pairOf >= 4)
      const paid = 1 + (antePays[ownRank ?? 0] ?? 0)
      const back = !isQualified ? paid + 2 : own > house ? paid + 4 : own === house ? 3 : 0
      expect(holdem.play(cards, bets, ['call']).win, cards.join(' ')).toBe(back * 1_000)
    }
  }))

/** Calls as the rules of the page say: a pair of one's own, a ten or higher, four of a suit or of a straight. */
function calls(p1: number, p2: number, flop: readonly number[]): boolean {
  const rank = (card: number) => ((card + 12) % 13) + 2
  const cards = [p1, p2, ...flop]
  const made: PokerHand = bestOf(cards)
  const onBoard = new Set(flop.map(rank)).size < 3
  if (made.rank > 1 || (made.rank === 1 && (!onBoard || rank(p1) === rank(p2)))) return true
  if (Math.max(rank(p1), rank(p2)) >= 10) return true
  if ([0, 1, 2, 3].some((suit) => cards.filter((card) => Math.floor(card / 13) === suit).length >= 4))
    return true
  const has = new Set(cards.map(rank))
  return Array.from({ length: 13 }, (_, at) => at + 2).some((more) => {
    const now = new Set([...has, more])
    const run = (top: number) => [0, 1, 2, 3, 4].every((less) => now.has(top - less === 1 ? 14 : top - less))
    return [14, 13, 12, 11, 10, 9, 8, 7, 6, 5].some((top) => run(top))
  })
}

test('the printed play gets back what is printed', { timeout: isLong ? 3_600_000 : 60_000 }, () =>
  seeded((random) => {
    const hands = countOf('HAND_RETURNS') * 1_000
    let [sum, squares] = [0, 0]
    for (let hand = 0; hand < hands; hand++) {
      const [p1 = 0, d1 = 0, p2 = 0, d2 = 0, ...board] = shuffled(random, 9)
      let gain = -1
      if (calls(p1, p2, board.slice(0, 3))) {
        const end = showdown(bestOf([p1, p2, ...board]), bestOf([d1, d2, ...board]))
        gain = end.ante + 2 * end.call - 3
      }
      sum += gain
      squares += gain * gain
    }
    const error = Math.sqrt(squares / hands) / Math.sqrt(hands)
    const printed = holdemTitle.rtp / 100 - 1
    expect(Math.abs(sum / hands - printed)).toBeLessThan(4 * error)
  }),
)

test('a break never pays: no hand ends better at no new stake than by a call or a fold', () => {
  const random = randomFrom(38)
  const [hands, runs] = [2_000, 8]
  let gained = 0
  for (let hand = 0; hand < hands; hand++) {
    const known = shuffled(random, 5)
    const [p1 = 0, p2 = 0, ...flop] = known
    const gains = new Map<HandDecision, number>()
    for (let run = 0; run < runs; run++) {
      const [d1 = 0, d2 = 0, ...rest] = shuffled(random, 4, known)
      for (const decision of handDecisions) {
        const gain = gainOf([p1, d1, p2, d2, ...flop, ...rest], decision)
        if (gain !== undefined) gains.set(decision, (gains.get(decision) ?? 0) + gain / runs)
      }
    }
    const offered = Math.max(gains.get('call') ?? 0, gains.get('fold') ?? 0)
    gained += Math.max(...gains.values()) - offered
  }
  expect(gained / hands).toBeLessThan(0.005)
})

/** What a decision after the flop gains, in antes; `undefined` for one that ends no hand. */
function gainOf(cards: readonly number[], decision: HandDecision): number | undefined {
  try {
    const { stakes, win } = holdem.play(cards, bets, [decision])
    return ((win ?? 0) - stakes.reduce((sum, { amount }) => sum + amount, 0)) / bets.stake
  } catch (error) {
    if (error instanceof RangeError) return undefined
    throw error
  }
}
