import type { Log } from './log.ts'
import { walletsOf } from './demo-wallet.ts'
import type { Draw } from '../shared/draw.ts'
import { recorded } from './fair/draws.ts'
import { drawFor as drawFromSeeds } from './fair/seeds.ts'
import { gameOf } from './games.ts'
import { oncePerId } from './once-per-id.ts'
import { pictureOf } from './replay.ts'
import { isUnfinished, roundById, takeStalled, turnRound, type RoundRow, type StudioDb } from './rounds.ts'
import type { Wallet } from './wallet-client.ts'
import { moveOf, owed, refusedIn } from './wallet-moves.ts'

export interface SettlementOptions {
  readonly db: StudioDb
  readonly wallet: Wallet
  readonly log: Log
  /** Age in milliseconds at which a round is voided instead of played when its stake was never confirmed. */
  readonly maxAgeMs?: number
  /** The draws of a round in place of the player's seeds: for tests. */
  readonly drawFor?: (row: RoundRow) => Promise<Draw>
}

/** Finishes rounds from any state. */
export interface Settlement {
  /**
   * Finishes a round. Every step is written before the next one begins, and the id of every move of money is made from the
   * round's: the call may be interrupted anywhere and repeated by any process.
   *
   * @throws UnclearAnswerError when the operator cannot be reached; the round stays where it is
   */
  finish(id: string): Promise<RoundRow>
  /** Finishes the rounds that were not updated for `quiet` milliseconds. Never rejects. */
  recover(quiet: number): Promise<void>
}

export function createSettlement(options: SettlementOptions): Settlement {
  const { db, log, maxAgeMs = 10 * 60_000 } = options
  const drawFor = options.drawFor ?? ((row: RoundRow) => drawFromSeeds(db, row))
  const walletOf = walletsOf(db, options.wallet)

  async function reread(id: string): Promise<RoundRow> {
    const row = await roundById(db, id)
    if (row === undefined) throw new Error(`no round ${id}`)
    return row
  }

  const order = (row: RoundRow, move: 'stake' | 'win', amount: number) => moveOf(row, row.id, move, amount)

  async function takeStake(row: RoundRow): Promise<void> {
    if (Date.now() - row.createdAt.getTime() > maxAgeMs)
      return turnRound(db, row.id, 'open', { state: 'voiding' })
    const answer = await walletOf(row).debit(order(row, 'stake', row.stake))
    const { status, balance } = answer
    if (status === 'insufficient_funds') return turnRound(db, row.id, 'open', { state: 'refused', balance })
    if (status === 'session_ended') return turnRound(db, row.id, 'open', { state: 'refused' })
    if (status === 'play_refused')
      return turnRound(db, row.id, 'open', { state: 'refused', balance, refusal: refusedIn(answer) })
    if (status !== 'ok') return turnRound(db, row.id, 'open', { state: 'voided', balance })
    const game = gameOf(row.gameId)
    if (game === undefined) return turnRound(db, row.id, 'open', { state: 'voiding' })
    const { draw, drawn } = recorded(await drawFor(row))
    const stops = game.machine.draw(draw)
    const outcome = game.machine.outcomeOf(stops, row.stake)
    const { total: win } = outcome
    const state = win > 0 ? 'decided' : 'settled'
    const picture = pictureOf(game, outcome)
    return turnRound(db, row.id, 'open', { state, stops, limits: [...drawn.limits], win, picture, balance })
  }

  async function payWin(row: RoundRow): Promise<void> {
    const win = order(row, 'win', row.win ?? 0)
    const balance = await owed(walletOf(row).credit(win), `the win of round ${row.id}`)
    await turnRound(db, row.id, 'decided', { state: 'settled', balance })
  }

  async function voidRound(row: RoundRow): Promise<void> {
    const stake = order(row, 'stake', row.stake)
    const balance = await owed(walletOf(row).rollback(stake), `the rollback of round ${row.id}`)
    await turnRound(db, row.id, 'voiding', { state: 'voided', balance })
  }

  async function run(id: string): Promise<RoundRow> {
    let row = await reread(id)
    while (isUnfinished(row)) {
      if (row.state === 'open') await takeStake(row)
      else if (row.state === 'decided') await payWin(row)
      else await voidRound(row)
      row = await reread(id)
    }
    return row
  }

  const finish = oncePerId(run)

  async function recover(quiet: number): Promise<void> {
    try {
      for (const id of await takeStalled(db, quiet)) {
        try {
          const { state } = await finish(id)
          log({ event: 'studio.recovered', round: id, state })
        } catch (error) {
          log({ event: 'studio.stuck', round: id, reason: String(error) })
        }
      }
    } catch (error) {
      log({ event: 'studio.recovery_failed', reason: String(error) })
    }
  }

  return { finish, recover }
}
