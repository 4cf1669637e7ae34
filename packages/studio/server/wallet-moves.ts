import type { WalletAnswer, WalletMove } from '@marquee/contract/studio.ts'
import type { PlayRefused } from '../shared/protocol.ts'

/** A round, a hand or a bet whose money moves. */
interface Staked {
  readonly id: string
  readonly player: string
  readonly gameId: string
  readonly session: string
}

/**
 * A move of money. Its transaction id is made of the row's and `move`, so that whoever repeats it moves nothing twice.
 *
 * @param round the round's id in the operator's books
 * @param amount minor units
 */
export function moveOf(row: Staked, round: string, move: string, amount: number): WalletMove {
  const { id, player, gameId, session } = row
  return { player, game_id: gameId, round_id: round, transaction_id: `${id}.${move}`, amount, session }
}

/**
 * The balance after a credit or a rollback, which an operator may not refuse: what is owed stays owed.
 *
 * @param what is moved, for the log
 * @throws Error when it is refused all the same; recovery logs that, and comes back to it
 */
export async function owed(answer: Promise<WalletAnswer>, what: string): Promise<number> {
  const { status, balance } = await answer
  if (status !== 'ok') throw new Error(`the operator does not take ${what}: ${status}`)
  return balance
}

interface Refusal {
  readonly reason: PlayRefused['reason']
  readonly left?: number
  readonly until?: string
}

/** Why the operator's player protection refused a stake. */
export function refusedIn({ reason = 'stopped', left, until }: WalletAnswer): Refusal {
  return { reason, ...(left === undefined ? {} : { left }), ...(until === undefined ? {} : { until }) }
}
