import type { PlacedBet } from '../../shared/table-protocol.ts'
import type { Chip } from './table-api.ts'

/** What the player has on the table in the round that is shown. */
export interface OwnBets {
  /** Begins another round; what was on the table is stored to be repeated. */
  begin(round: string): void
  /** A submission without a response yet. */
  submit(key: string, bets: readonly Chip[]): void
  /** What the studio returned for a submission. */
  settle(bet: PlacedBet): void
  /** A bet that could not be taken back is on the table still. */
  restore(bet: PlacedBet): void
  /** A submission that was refused. */
  drop(key: string): void
  /** Amounts on the table by spot, minor units, of confirmed and unconfirmed submissions. */
  amounts(): ReadonlyMap<string, number>
  total(): number
  /** What was brought back by spot, minor units; empty while a bet is not decided. */
  backs(): ReadonlyMap<string, number>
  /** What was brought back; `undefined` while a bet of the round is not decided, or without any. */
  won(): number | undefined
  /** The newest bet that may be taken back. */
  newest(): PlacedBet | undefined
  /** Whether a submission has no response yet. */
  isWaiting(): boolean
  /** The bets of the last round that had any, one for each spot. */
  last(): readonly Chip[]
}

type State = PlacedBet['state']

/** An older state of a bet does not replace a newer one: responses and the table's updates overtake each other. */
const order: readonly State[] = ['open', 'placed', 'decided', 'settled', 'voiding', 'voided', 'refused']
const counts: ReadonlySet<State> = new Set(['open', 'placed', 'decided', 'settled'])

export function createOwnBets(): OwnBets {
  let round = ''
  let submitted = new Map<string, readonly Chip[]>()
  let placed = new Map<string, PlacedBet>()
  let last: readonly Chip[] = []
  /** Keys as the player submitted them: responses overtake each other. */
  let submissions: string[] = []

  const remember = (key: string) => {
    if (!submissions.includes(key)) submissions.push(key)
  }
  const active = () => [...placed.values()].filter(({ state }) => counts.has(state))

  function amounts(): Map<string, number> {
    const sums = new Map<string, number>()
    const waiting = [...submitted].flatMap(([key, bets]) => (placed.has(key) ? [] : bets))
    for (const { spot, amount } of [...active().flatMap(({ bets }) => bets), ...waiting])
      sums.set(spot, (sums.get(spot) ?? 0) + amount)
    return sums
  }

  return {
    begin(next) {
      if (next === round) return
      const left = [...amounts()].map(([spot, amount]) => ({ spot, amount }))
      if (left.length > 0) last = left
      round = next
      submitted = new Map()
      placed = new Map()
      submissions = []
    },
    submit(key, bets) {
      remember(key)
      submitted.set(key, bets)
    },
    settle(bet) {
      remember(bet.key)
      const known = placed.get(bet.key)
      if (known !== undefined && order.indexOf(known.state) > order.indexOf(bet.state)) return
      placed.set(bet.key, bet)
      submitted.delete(bet.key)
    },
    restore: (bet) => void placed.set(bet.key, bet),
    drop: (key) => void submitted.delete(key),
    amounts,
    total: () => [...amounts().values()].reduce((sum, amount) => sum + amount, 0),
    backs() {
      const sums = new Map<string, number>()
      for (const { spot, back = 0 } of active().flatMap(({ bets }) => bets))
        if (back > 0) sums.set(spot, (sums.get(spot) ?? 0) + back)
      return sums
    },
    won() {
      const bets = active()
      if (bets.length === 0 || bets.some(({ win }) => win === null)) return undefined
      return bets.reduce((sum, { win }) => sum + (win ?? 0), 0)
    },
    newest: () => submissions.map((key) => placed.get(key)).findLast((bet) => bet?.state === 'placed'),
    isWaiting: () => submitted.size > 0,
    last: () => last,
  }
}
