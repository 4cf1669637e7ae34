import { fill } from '@marquee/contract/fill.ts'
import type { HandStake, HandDecision, HandPlace } from './hand-rules.ts'
import type { HandWords } from './words.ts'
import { faceOf, rankOf } from './table-cards.ts'

// The description of a hand in the player's language, by its page and by replays.

export interface HandNames {
  card(card: number): string
  place(id: HandPlace['id']): string
  /** Points, or the rank of the five best cards with the kicker that decided; empty where there is nothing to describe. */
  worth(place: Pick<HandPlace, 'worth' | 'kicker' | 'soft' | 'cards'>): string
  outcome(place: Pick<HandPlace, 'outcome'>): string
  stake(id: HandStake['id']): string
  decision(decision: HandDecision): string
  /** A place with its cards, its worth and its outcome, for screen readers. */
  described(place: HandPlace): string
}

/**
 * @param figure a whole number as the language writes it
 * @param isPoker whether worth is a rank of poker, not points
 */
export function handNames(words: HandWords, figure: (value: number) => string, isPoker: boolean): HandNames {
  const suits = [words.spades, words.hearts, words.diamonds, words.clubs]
  const pictures: Readonly<Record<number, string>> = {
    1: words.ace,
    14: words.ace,
    11: words.jack,
    12: words.queen,
    13: words.king,
  }
  const places: Readonly<Record<HandPlace['id'], string>> = {
    dealer: words.dealer,
    board: words.board,
    player: words.yourHand,
    first: words.firstHand,
    second: words.secondHand,
  }
  const stakes: Readonly<Record<HandStake['id'], string>> = {
    main: words.main,
    first: words.firstHand,
    second: words.secondHand,
    insurance: words.insurance,
    ante: words.ante,
    call: words.call,
    side: words.sideBet,
  }

  function card(number: number): string {
    if (number < 0) return words.faceDown
    const rank = rankOf(number)
    const suit = suits[Math.floor(number / 13)] ?? ''
    return fill(words.cardOf, {
      rank: pictures[rank] ?? faceOf(number).rank,
      suit,
    })
  }

  const worth: HandNames['worth'] = ({ worth: value, kicker, soft }) => {
    if (value === null) return ''
    if (isPoker) {
      const rank = kicker === undefined ? undefined : (pictures[kicker] ?? figure(kicker))
      const decided = rank === undefined ? [] : [fill(words.kicker, { rank })]
      return [words.ranks[value] ?? '', ...decided].join(' · ')
    }
    const low = figure(value - 10)
    return soft && value < 21
      ? fill(words.softPoints, { low, high: figure(value) })
      : fill(words.points, { points: figure(value) })
  }
  const outcome: HandNames['outcome'] = ({ outcome: how }) => (how === null ? '' : words[how])

  return {
    card,
    worth,
    outcome,
    place: (id) => places[id],
    stake: (id) => stakes[id],
    decision: (decision) => words[decision],
    described(place) {
      const cards = place.cards.map(card).join(', ')
      const parts = [worth(place), outcome(place)].filter(Boolean)
      return [fill(words.holds, { place: places[place.id], cards }), ...parts].join('. ')
    },
  }
}
