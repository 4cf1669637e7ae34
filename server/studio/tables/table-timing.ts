/** Lengths of a round's parts, milliseconds. */
export interface TableTiming {
  /** Bets are taken. */
  readonly bet: number
  /** No more bets; those under way are confirmed or go back. */
  readonly lock: number
  /** The result is shown. */
  readonly show: number
}

/** A round of a live table: 15 s to bet, then the bets under way are confirmed, then the result is shown. */
export const tableTimes: TableTiming = { bet: 15_000, lock: 2_500, show: 9_500 }

/** The same round with another time to bet, ms; all its parts change alike. */
export function timesFor(bet: number): TableTiming {
  const share = bet / tableTimes.bet
  return { bet, lock: Math.ceil(tableTimes.lock * share), show: Math.ceil(tableTimes.show * share) }
}
