import { dealer } from '../tables/cards.ts'
import type {
  HandBets,
  HandDecision,
  HandOutcome,
  HandPlace,
  HandRules,
  HandStake,
  HandTable,
} from '../../shared/hand-rules.ts'
import { antePays, sidePays } from '../../shared/holdem-pays.ts'
import { bestOf, comparePoker, kickersOf, type PokerHand } from './poker-rank.ts'

// Casino hold'em from one deck: ante, flop, then a call of twice the ante or a fold. The dealer qualifies with a pair of fours.

const qualifies = ({ rank, decides }: PokerHand): boolean =>
  rank > 1 || (rank === 1 && (decides[0] ?? 0) >= 4)

/** What the side bet brings back, in stakes. */
export function sideReturn({ rank, decides }: PokerHand): number {
  const isLowPair = rank === 1 && decides[0] !== 14
  const pays = isLowPair ? 0 : (sidePays[rank] ?? 0)
  return pays === 0 ? 0 : pays + 1
}

interface Showdown {
  readonly outcome: HandOutcome
  /** What comes back, in stakes of each kind. */
  readonly ante: number
  readonly call: number
}

/** How a called hand ends. */
export function showdown(own: PokerHand, house: PokerHand): Showdown {
  const paid = 1 + (antePays[own.rank] ?? 1)
  if (!qualifies(house)) return { outcome: 'unqualified', ante: paid, call: 1 }
  const difference = comparePoker(own, house)
  if (difference === 0) return { outcome: 'push', ante: 1, call: 1 }
  return difference > 0 ? { outcome: 'won', ante: paid, call: 2 } : { outcome: 'lost', ante: 0, call: 0 }
}

const callOf = ({ stake }: HandBets): number => 2 * stake

/** Casino hold'em. The cards are player, dealer, player, dealer, and the five of the board. */
export const holdem: HandRules = {
  hasSide: true,
  sideRtp: 93.74,
  draw(random) {
    const deal = dealer(1, random)
    return Array.from({ length: 9 }, () => deal())
  },
  play(cards, bets, decisions): HandTable {
    const [decision, ...more] = decisions
    if (more.length > 0 || (decision !== undefined && !isOpen(decision)))
      throw new RangeError(`${more[0] ?? decision ?? ''} is not open`)
    const [p1 = 0, d1 = 0, p2 = 0, d2 = 0] = cards
    const board = cards.slice(4, 9)
    const flop = board.slice(0, 3)
    const hasCalled = decision === 'call'
    const own = bestOf([p1, p2, ...(hasCalled ? board : flop)])
    const house = bestOf([d1, d2, ...board])
    const end = hasCalled ? showdown(own, house) : undefined
    const outcome = end?.outcome ?? (decision === 'fold' ? 'folded' : null)
    const [kicker, houseKicker] = outcome === 'won' || outcome === 'lost' ? (kickersOf(own, house) ?? []) : []
    const hidden = [-1, -1]
    const places: HandPlace[] = [
      {
        id: 'dealer',
        cards: hasCalled ? [d1, d2] : hidden,
        worth: hasCalled ? house.rank : null,
        kicker: houseKicker,
        soft: false,
        outcome: null,
      },
      {
        id: 'board',
        cards: hasCalled ? board : [...flop, ...hidden],
        worth: null,
        soft: false,
        outcome: null,
      },
      { id: 'player', cards: [p1, p2], worth: own.rank, kicker, soft: false, outcome },
    ]
    const isOver = decision !== undefined
    const stakes: HandStake[] = [
      {
        id: 'ante',
        amount: bets.stake,
        back: isOver ? bets.stake * (end?.ante ?? 0) : null,
      },
    ]
    if (end !== undefined) {
      stakes.push({
        id: 'call',
        amount: callOf(bets),
        back: callOf(bets) * end.call,
      })
    }
    if (bets.side > 0) {
      stakes.push({
        id: 'side',
        amount: bets.side,
        back: bets.side * sideReturn(bestOf([p1, p2, ...flop])),
      })
    }
    return {
      places,
      turn: isOver ? null : 'player',
      stakes,
      options: isOver
        ? []
        : [
            { decision: 'fold', extra: 0 },
            { decision: 'call', extra: callOf(bets) },
          ],
      win: isOver ? stakes.reduce((sum, { back }) => sum + (back ?? 0), 0) : null,
    }
  },
  absent: () => 'fold',
}

const isOpen = (decision: HandDecision): boolean => decision === 'call' || decision === 'fold'
