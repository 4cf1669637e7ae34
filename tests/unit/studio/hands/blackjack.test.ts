import { describe, expect, test } from 'vitest'
import { blackjack } from '@marquee/studio/server/hands/blackjack.ts'
import type { HandDecision, HandTable } from '@marquee/studio/shared/hand-rules.ts'
import { chipsOf } from '@marquee/studio/server/tables/chips.ts'
import { catalogue } from '@marquee/studio/catalogue/catalogue.ts'
import { cardsNamed, dealing } from '../../../support/dealt.ts'
import { countOf, isLong } from '../../../support/length.ts'
import { type Random, seeded } from '../../../support/seed.ts'
import { blackjackTitle } from '../../../support/hand-titles.ts'

const bets = { stake: 1_000, side: 0 }
const open = (table: HandTable) => table.options.map(({ decision }) => decision)
const placeOf = (table: HandTable, id: string) => table.places.find((place) => place.id === id)

/** Cards are player, dealer up, player, dealer hole, then as they are requested. */
function play(cards: string, ...decisions: HandDecision[]): HandTable {
  return blackjack.play(blackjack.draw(dealing(cards, 6)), bets, decisions)
}

describe('a hand of blackjack', () => {
  test.each([
    ['a blackjack pays 3 to 2', 'As 9s Kd 8s', [], 2_500],
    ['both with a blackjack tie', 'As Kh Kd Ad', [], 1_000],
    ['a dealer with ten up and a blackjack takes the stake before a decision', '9s Kh 9d Ad', [], 0],
    ['the dealer stands on a soft 17', '9s Ah 9d 6s', ['decline', 'stand'], 2_000],
    ['the dealer stands on a soft 17 that was drawn', 'Ts 2h 8d 4s Ac', ['stand'], 2_000],
    ['the dealer draws to 16', 'Ts Th 9d 6s 5c', ['stand'], 0],
    ['a bust loses though the dealer would bust too', 'Ts Th 6d 6s Kc Kd', ['hit'], 0],
    ['equal points return the stake', 'Ts Th 9d 9s', ['stand'], 1_000],
    ['a double pays twice', '6s 6h 5d Ts Tc Kd', ['double'], 4_000],
    ['a double that loses costs twice', '6s Th 5d 9s 2c', ['double'], 0],
    ['an ace counts one where eleven is too much', 'As 9h 6d 9s 8c', ['hit', 'stand'], 0],
    ['insurance pays 2 to 1', '9s Ah 9d Ks', ['insure'], 1_500],
    ['insurance is lost without a blackjack', '9s Ah 9d 7s', ['insure', 'stand'], 1_000],
    ['a blackjack with insurance gets even money', 'As Ah Kd Ks', ['insure'], 2_500],
    ['split hands are played and paid each', '8s 6h 8d Ts 3c 2d Kd Tc', ['split', 'double', 'stand'], 6_000],
    ['of split aces, 21 is no blackjack', 'As 6h Ad Ts Kc Kd 5d', ['split'], 2_000],
    [
      'the most: both split hands doubled',
      '8s 6h 8d Ts 3c 3d Kd Kc Ts',
      ['split', 'double', 'double'],
      8_000,
    ],
  ] as const)('%s', (_, cards, decisions, win) => {
    expect(play(cards, ...decisions).win).toBe(win)
  })

  test('a hand that gets no more cards has one total', () => {
    const softIn = (table: HandTable) => table.places.filter(({ soft }) => soft).map(({ id }) => id)
    // Nineteen against a nineteen that the dealer drew, both with an ace that counts eleven.
    expect(softIn(play('As 6h 8d 2s Ac'))).toEqual(['player'])
    expect(softIn(play('As 6h 8d 2s Ac', 'stand'))).toEqual([])
    expect(placeOf(play('As 6h 8d 2s Ac', 'stand'), 'dealer')).toMatchObject({ worth: 19, soft: false })
    expect(softIn(play('9s Ah 9d 6s'))).toEqual(['dealer'])
    // The first of two split hands stands, the second is in turn.
    expect(softIn(play('8s 6h 8d Ts Ac Ad', 'split'))).toEqual(['first', 'second'])
    expect(softIn(play('8s 6h 8d Ts Ac Ad', 'split', 'stand'))).toEqual(['second'])
  })

  test('offers exactly what the rules allow', () => {
    expect(open(play('9s 6h 9d Ts'))).toEqual(['hit', 'stand', 'double', 'split'])
    expect(open(play('Ks 6h Td Ts'))).toContain('split')
    expect(open(play('9s 6h 8d Ts'))).toEqual(['hit', 'stand', 'double'])
    expect(open(play('2s 6h 3d Ts 4d', 'hit'))).toEqual(['hit', 'stand'])
    expect(open(play('9s Ah 9d 6s'))).toEqual(['decline', 'insure'])
    // Split once: a further pair is played as it is.
    expect(open(play('8s 6h 8d Ts 8c 2d', 'split'))).toEqual(['hit', 'stand', 'double'])
    // Split aces get one card each.
    expect(open(play('As 6h Ad Ts 2c 3d', 'split'))).toEqual([])
    expect(play('9s Ah 9d 6s').options).toContainEqual({
      decision: 'insure',
      extra: 500,
    })
    expect(play('9s 6h 9d Ts').options).toContainEqual({
      decision: 'split',
      extra: 1_000,
    })
    expect(() => play('9s 6h 8d Ts', 'split')).toThrow(RangeError)
    expect(() => play('9s 6h 8d Ts', 'stand', 'hit')).toThrow(RangeError)
  })

  test('keeps the hole card face down until the hand is over', () => {
    const table = play('9s 6h 8d Ts 2c', 'hit')
    expect(placeOf(table, 'dealer')?.cards).toEqual([...cardsNamed('6h'), -1])
    expect(placeOf(table, 'dealer')?.worth).toBe(6)
  })

  test('is stood, without insurance, for a player who does not come back', () => {
    expect(blackjack.absent(play('9s Ah 9d 6s').options)).toBe('decline')
    expect(blackjack.absent(play('9s 6h 9d Ts').options)).toBe('stand')
  })

  test('never has a stake whose half is no whole number, in any currency', () => {
    for (const game of catalogue().games.filter((one) => one.table === 'blackjack'))
      for (const currency of ['KRW', 'USD', 'IDR', 'KWD', 'JPY', 'XTS'])
        expect((chipsOf(game.limits, currency).chips[0] ?? 1) % 2, `${game.id} ${currency}`).toBe(0)
  })
})

/** A model of its own: counts points only, and plays one hand to its end with a list of decisions. */
function modelWin(points: readonly number[], stake: number, decisions: readonly HandDecision[]): number {
  const shoe = [...points]
  const take = () => shoe.shift() ?? 0
  const [a, up, b, hole] = [take(), take(), take(), take()]
  const best = (hand: readonly number[]) => {
    const low = hand.reduce((sum, value) => sum + value, 0)
    return hand.includes(1) && low + 10 <= 21 ? low + 10 : low
  }
  const todo = [...decisions]
  let back = 0
  const dealt = [up, hole]
  const houseHas = best(dealt) === 21
  const playerHas = best([a, b]) === 21
  if (up === 1 && todo.shift() === 'insure' && houseHas) back += (stake / 2) * 3
  if (houseHas || playerHas) return back + (playerHas ? (houseHas ? stake : stake * 2.5) : 0)
  const isSplit = todo[0] === 'split'
  if (isSplit) todo.shift()
  const hands = isSplit
    ? [
        { cards: [a, take()], stake },
        { cards: [b, take()], stake },
      ]
    : [{ cards: [a, b], stake }]
  for (const hand of hands) {
    if (isSplit && a === 1) continue
    while (best(hand.cards) < 21) {
      const next = todo.shift()
      if (next === 'stand' || next === undefined) break
      hand.cards.push(take())
      if (next === 'double') {
        hand.stake *= 2
        break
      }
    }
  }
  if (hands.some(({ cards }) => best(cards) <= 21)) while (best(dealt) < 17) dealt.push(take())
  const house = best(dealt)
  for (const hand of hands) {
    const mine = best(hand.cards)
    if (mine > 21) continue
    if (house > 21 || mine > house) back += hand.stake * 2
    else if (mine === house) back += hand.stake
  }
  return back
}

const pointsOf = (card: number) => Math.min(10, (card % 13) + 1)

/** Plays a hand with decisions that `choose` makes; returns them and the end. */
function playOut(cards: readonly number[], choose: (table: HandTable) => HandDecision) {
  const decisions: HandDecision[] = []
  let table = blackjack.play(cards, bets, decisions)
  while (table.win === null) {
    decisions.push(choose(table))
    table = blackjack.play(cards, bets, decisions)
  }
  return { decisions, table, win: table.win }
}

test('random hands end as an independent model says, with any decisions', () =>
  seeded((random: Random) => {
    for (let hand = 0; hand < countOf('HANDS'); hand++) {
      const cards = blackjack.draw((limit) => random.integer(0, limit - 1))
      const { decisions, win, table } = playOut(cards, ({ options }) =>
        random.pick(open({ options } as HandTable)),
      )
      expect(win, `${cards.join(' ')} ${decisions.join(' ')}`).toBe(
        modelWin(cards.map(pointsOf), 1_000, decisions),
      )
      expect(
        table.stakes.every(({ amount, back }) => Number.isInteger(amount) && Number.isInteger(back)),
      ).toBe(true)
    }
  }))

/** Basic strategy for six decks, dealer stands on soft 17, double after split. */
function basic(table: HandTable): HandDecision {
  const options = open(table)
  if (options.includes('decline')) return 'decline'
  const hand = placeOf(table, table.turn ?? '')
  const up = pointsOf(placeOf(table, 'dealer')?.cards[0] ?? 0)
  const [one = 0] = (hand?.cards ?? []).map(pointsOf)
  const total = hand?.worth ?? 0
  const within = (least: number, most: number) => up >= least && up <= most
  const doubled = (otherwise: HandDecision) => (options.includes('double') ? 'double' : otherwise)
  if (options.includes('split')) {
    const splits: Readonly<Record<number, boolean>> = {
      1: true,
      2: within(2, 7),
      3: within(2, 7),
      4: within(5, 6),
      6: within(2, 6),
      7: within(2, 7),
      8: true,
      9: within(2, 6) || within(8, 9),
    }
    if (splits[one] === true) return 'split'
  }
  if (hand?.soft === true) {
    if (total >= 19) return 'stand'
    if (total === 18) return within(3, 6) ? doubled('stand') : within(2, 8) ? 'stand' : 'hit'
    const from = total === 17 ? 3 : total >= 15 ? 4 : 5
    return within(from, 6) ? doubled('hit') : 'hit'
  }
  if (total >= 17) return 'stand'
  if (total >= 13) return within(2, 6) ? 'stand' : 'hit'
  if (total === 12) return within(4, 6) ? 'stand' : 'hit'
  if (total === 11) return up === 1 ? 'hit' : doubled('hit')
  if (total === 10) return within(2, 9) ? doubled('hit') : 'hit'
  if (total === 9) return within(3, 6) ? doubled('hit') : 'hit'
  return 'hit'
}

test('basic strategy gets back what is printed', { timeout: isLong ? 1_800_000 : 60_000 }, () =>
  seeded((random: Random) => {
    const hands = countOf('HAND_RETURNS') * 1_000
    let [sum, squares] = [0, 0]
    for (let hand = 0; hand < hands; hand++) {
      const cards = firstCards(random)
      const { win, table } = playOut(cards, basic)
      const gain = (win - table.stakes.reduce((total, { amount }) => total + amount, 0)) / bets.stake
      sum += gain
      squares += gain * gain
    }
    const error = Math.sqrt(squares / hands) / Math.sqrt(hands)
    const printed = blackjackTitle.rtp / 100 - 1
    // Four standard errors: at the length of the long run that is less than 0.15 percent.
    expect(Math.abs(sum / hands - printed)).toBeLessThan(4 * error)
  }),
)

/** As many cards as nearly every hand needs, from six shuffled decks. */
function firstCards(random: Random): number[] {
  const used = new Set<number>()
  while (used.size < 26) used.add(random.integer(0, 311))
  return [...used].map((index) => index % 52)
}
