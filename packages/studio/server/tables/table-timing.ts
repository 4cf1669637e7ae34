/** Lengths of a round's parts, milliseconds. */
export interface TableTiming {
  /** Bets are taken. */
  readonly bet: number
  /** No more bets; those under way are confirmed or go back. */
  readonly lock: number
  /** The result is shown. */
  readonly show: number
  /** The result is shown to a player who is at the table alone. */
  readonly alone: number
  /** At most so long after a player who is alone has seen the result, the next round begins. */
  readonly rest: number
  /** Browsers commit to values for the salt of a new chain; shorter than `bet`. Without it nobody can. */
  readonly salt?: number
}

/**
 * A round of a live table: 15 s to bet, then the bets under way are confirmed, then the result is shown, for a shorter time
 * to somebody who is alone, and no longer than they need: without motion a result is seen at once. In the first round of a chain
 * browsers commit to values for its salt in the first 6 s.
 */
export const tableTimes = {
  bet: 15_000,
  lock: 2_500,
  show: 9_500,
  alone: 7_000,
  rest: 2_800,
  salt: 6_000,
} satisfies TableTiming

/** The same round with another time to bet, ms; all its parts change alike. */
export function timesFor(bet: number): TableTiming {
  const share = bet / tableTimes.bet
  const { lock, show, alone, rest, salt } = tableTimes
  return {
    bet,
    lock: Math.ceil(lock * share),
    show: Math.ceil(show * share),
    alone: Math.ceil(alone * share),
    rest: Math.ceil(rest * share),
    salt: Math.floor(salt * share),
  }
}
