import type { Draw } from './draw.ts'

/** A decision of the player within a hand. */
export const handDecisions = ['hit', 'stand', 'double', 'split', 'insure', 'decline', 'call', 'fold'] as const
export type HandDecision = (typeof handDecisions)[number]

/** What a hand was begun with, minor units. */
export interface HandBets {
  readonly stake: number
  /** On the side bet of the game; 0 without one. */
  readonly side: number
}

/** A decision that the player may take now, and what it costs beyond what is staked, minor units. */
export interface HandOption {
  readonly decision: HandDecision
  readonly extra: number
}

/** How a stake ended. */
export const handOutcomes = ['won', 'lost', 'push', 'blackjack', 'bust', 'folded', 'unqualified'] as const
export type HandOutcome = (typeof handOutcomes)[number]

/** A place on the table with cards. */
export interface HandPlace {
  readonly id: 'dealer' | 'board' | 'player' | 'first' | 'second'
  /** -1 for a card that lies face down. */
  readonly cards: readonly number[]
  /** Points in blackjack, the category of the five best cards in hold'em; null where there is nothing to describe. */
  readonly worth: number | null
  /** The rank, 2 to 14 with the ace high, of the card that decided between two hands of the same worth. */
  readonly kicker?: number | undefined
  /** Whether an ace counts eleven in a hand that may get more cards: its points may still become ten fewer. */
  readonly soft: boolean
  readonly outcome: HandOutcome | null
}

/** A stake of a hand: `back` is what it brought back, its own included; null while it is not decided. */
export interface HandStake {
  readonly id: 'main' | 'first' | 'second' | 'insurance' | 'ante' | 'call' | 'side'
  readonly amount: number
  readonly back: number | null
}

/** A hand after some decisions, as the player may see it. */
export interface HandTable {
  readonly places: readonly HandPlace[]
  /** The place whose turn it is. */
  readonly turn: HandPlace['id'] | null
  readonly stakes: readonly HandStake[]
  /** Empty when the hand is over. */
  readonly options: readonly HandOption[]
  /** What comes back in all; null while the hand is unfinished. */
  readonly win: number | null
}

/** The rules of a game of one player against the house. */
export interface HandRules {
  /** Draws all cards that the longest hand needs. They are fixed before the first decision. */
  draw(random: Draw): readonly number[]
  /**
   * The hand after these decisions: a pure function.
   *
   * @throws RangeError for a decision that was not open
   */
  play(cards: readonly number[], bets: HandBets, decisions: readonly HandDecision[]): HandTable
  /** What the printed rule decides for a player who does not come back. */
  absent(options: readonly HandOption[]): HandDecision
  /** Whether there is a side bet. */
  readonly hasSide: boolean
  /** Long-run return of the side bet, percent of it. */
  readonly sideRtp: number | undefined
}

/** Deals cards that were drawn before, one after another. */
export function cardsFrom(drawn: readonly number[]): () => number {
  let next = 0
  return () => {
    const card = drawn[next++]
    if (card === undefined) throw new RangeError('no card was drawn for this')
    return card
  }
}
