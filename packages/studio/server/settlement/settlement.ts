import type { WalletResponse, WalletMove } from '@marquee/contract/studio.ts'
import type { StudioDb } from '../database.ts'
import type { Log } from '../log.ts'
import { walletsOf } from '../wallet/demo-wallet.ts'
import type { Wallet } from '../wallet/wallet-client.ts'
import type { Refusal } from './staked-columns.ts'

/** What a player staked at a game: a round of a slot, a hand, or the bets of one action at a live table. */
interface StakedRow {
  readonly id: string
  readonly player: string
  readonly gameId: string
  readonly session: string
  readonly currency: string
  readonly win: number | null
}

/** The states of every game. A game adds states in which a row waits for its player or its result. */
type SettlementState = 'open' | 'decided' | 'voiding' | 'settled' | 'refused' | 'voided'

/** A transition that is the same in every game. */
interface SettlementChange {
  readonly state: Exclude<SettlementState, 'open' | 'decided'>
  readonly balance?: number
  readonly refusal?: Refusal
}

/** Debits a further stake. `move` is unique within the row. */
export type DebitStake<Row> = (row: Row, move: string, amount: number) => Promise<WalletResponse>

/**
 * What a game supplies to its settlement. `Row['state']` is `SettlementState`, and states of the game's own, which `advance` leaves.
 */
export interface SettledGame<Row extends StakedRow & { readonly state: string }, Change> {
  /** Rejects for an unknown id. */
  load(id: string): Promise<Row>
  /** Writes a transition if the row still is as `row`: of two processes one succeeds, and the other changes nothing. */
  save(row: Row, change: Change | SettlementChange): Promise<void>
  /** Ids of the rows that money can be moved for now and that nobody updated for `quiet` ms. They count as updated from here on. */
  claimStalled(quiet: number): Promise<string[]>
  /** The round's id in the operator's books. */
  walletRoundOf(row: Row): string
  /** What the first debit takes, minor units. */
  stakeOf(row: Row): number
  /** Whether the operator shows the round as unfinished until a credit, also one of 0, ends it. */
  readonly hasOpenRounds: boolean
  /** Whether a stake that is not confirmed may not be taken any more. */
  isExpired(row: Row): boolean | Promise<boolean>
  /** The transition after the first stake is confirmed. `balance` is the player's after it. */
  start(row: Row, balance: number): Promise<Change | SettlementChange>
  /** The next transition from a state of the game's own; `undefined` while the row waits. */
  advance?(row: Row, debit: DebitStake<Row>): Promise<Change | SettlementChange | undefined>
  /** Further work of a recovery: rounds that nobody drew, hands whose player stays away. */
  recoverMore?(quiet: number, settlement: Pick<Settlement<Row>, 'finish' | 'finishAll'>): Promise<void>
  /** The log's event for a row that could not be finished. */
  stuckEvent(id: string, reason: string): Parameters<Log>[0]
}

/** Moves the money of a game's stakes: the only code that debits, credits and rolls back. */
export interface Settlement<Row> {
  /**
   * Takes a row as far as it can go now. Every transition is written before the next one begins, and the transaction ids of its
   * moves of money are made from the row's id: the call may be interrupted anywhere and repeated by any process.
   *
   * @throws UnclearResponseError when the operator cannot be reached; the row stays in its state
   */
  finish(id: string): Promise<Row>
  /** Finishes several rows, some at a time. Failures are logged and left to recovery. */
  finishAll(ids: readonly string[]): Promise<void>
  /** Finishes the rows that were not updated for `quiet` milliseconds. Never rejects. */
  recover(quiet: number): Promise<void>
}

export interface SettlementOptions {
  readonly db: StudioDb
  readonly wallet: Wallet
  readonly log: Log
}

/** Rows that `finishAll` works on at a time. */
const concurrency = 8

/**
 * Runs a game's rows through these states:
 *
 * - `open`: the stake is being debited. Then `refused`, `voided` (the debit arrived after its rollback), `voiding` (it expired), or a state
 *   that the game chooses.
 * - `decided`: the win is known and being credited. Then `settled`.
 * - `voiding`: the stake is being rolled back. It is written first, so that no process decides a row whose stake is returned. Then
 *   `voided`.
 *
 * A credit or a rollback that the operator refuses leaves the row in its state: the player's money stays due, and recovery tries again.
 */
export function createSettlement<Row extends StakedRow & { readonly state: string }, Change>(
  { db, wallet, log }: SettlementOptions,
  game: SettledGame<Row, Change>,
): Settlement<Row> {
  const walletOf = walletsOf(db, wallet)

  /** A move of money. Its transaction id is the same whoever repeats it. */
  function moveOf(row: Row, move: string, amount: number): WalletMove {
    const { id, player, gameId, session } = row
    return {
      player,
      game_id: gameId,
      round_id: game.walletRoundOf(row),
      transaction_id: `${id}.${move}`,
      amount,
      session,
    }
  }

  const debit: DebitStake<Row> = (row, move, amount) =>
    walletOf(row).debit({ ...moveOf(row, move, amount), ...(game.hasOpenRounds ? { round_open: true } : {}) })

  async function takeStake(row: Row): Promise<Change | SettlementChange> {
    if (await game.isExpired(row)) return { state: 'voiding' }
    const response = await debit(row, 'stake', game.stakeOf(row))
    const { status, balance } = response
    if (status === 'ok') return game.start(row, balance)
    // The debit arrived after its rollback, or the operator does not have the player.
    if (status === 'rolled_back' || status === 'unknown_player') return { state: 'voided', balance }
    return { state: 'refused', ...refusedBy(response) }
  }

  async function payWin(row: Row): Promise<SettlementChange> {
    const win = moveOf(row, 'win', row.win ?? 0)
    const balance = await confirmed(walletOf(row).credit(win), win)
    return { state: 'settled', balance }
  }

  async function returnStake(row: Row): Promise<SettlementChange> {
    const stake = moveOf(row, 'stake', game.stakeOf(row))
    const balance = await confirmed(walletOf(row).rollback(stake), stake)
    return { state: 'voided', balance }
  }

  async function nextOf(row: Row): Promise<Change | SettlementChange | undefined> {
    if (row.state === 'open') return takeStake(row)
    if (row.state === 'decided') return payWin(row)
    if (row.state === 'voiding') return returnStake(row)
    return game.advance?.(row, debit)
  }

  async function run(id: string): Promise<Row> {
    for (;;) {
      const row = await game.load(id)
      const change = await nextOf(row)
      if (change === undefined) return row
      await game.save(row, change)
    }
  }

  const finish = oncePerId(run)

  async function finishAll(ids: readonly string[], onFinished?: (row: Row) => void): Promise<void> {
    const queue = [...ids]
    const worker = async () => {
      for (let id = queue.pop(); id !== undefined; id = queue.pop()) {
        try {
          const row = await finish(id)
          onFinished?.(row)
        } catch (error) {
          log(game.stuckEvent(id, String(error)))
        }
      }
    }
    await Promise.all(Array.from({ length: concurrency }, worker))
  }

  return {
    finish,
    finishAll,
    async recover(quiet) {
      try {
        await finishAll(await game.claimStalled(quiet), ({ id, gameId: of, state }) =>
          log({ event: 'studio.recovered', id, game: of, state }),
        )
        await game.recoverMore?.(quiet, { finish, finishAll })
      } catch (error) {
        log({ event: 'studio.recovery_failed', reason: String(error) })
      }
    },
  }
}

/**
 * The balance after a credit or a rollback.
 *
 * @throws Error when the operator refuses it, which it may not
 */
async function confirmed(response: Promise<WalletResponse>, move: WalletMove): Promise<number> {
  const { status, balance } = await response
  if (status !== 'ok') throw new Error(`the operator refused ${move.transaction_id}: ${status}`)
  return balance
}

/** Why the operator took no stake, and the balance where its response has one. */
export function refusedBy(response: WalletResponse): {
  readonly refusal: Refusal
  readonly balance?: number
} {
  const { status, balance, reason = 'stopped', left, until } = response
  if (status === 'session_ended') return { refusal: { reason: status } }
  if (status !== 'play_refused') return { refusal: { reason: status }, balance }
  const refusal = {
    reason,
    ...(left === undefined ? {} : { left }),
    ...(until === undefined ? {} : { until }),
  }
  return { refusal, balance }
}

/** Runs a task once for each id at a time: further callers get the promise of the run under way. */
function oncePerId<T>(run: (id: string) => Promise<T>): (id: string) => Promise<T> {
  const running = new Map<string, Promise<T>>()
  return (id) => {
    const known = running.get(id)
    if (known !== undefined) return known
    const started = run(id).finally(() => running.delete(id))
    running.set(id, started)
    return started
  }
}
