import { eq } from 'drizzle-orm'
import type { Log } from '../log.ts'
import { walletsOf } from '../demo-wallet.ts'
import { gameOf } from '../games.ts'
import { oncePerId } from '../once-per-id.ts'
import type { StudioDb } from '../rounds.ts'
import type { Wallet } from '../wallet-client.ts'
import { moveOf, owed } from '../wallet-moves.ts'
import { betById, takeStalledBets, turnBet, type TableBetRow, unfinishedBetsOf } from './table-bets.ts'
import { databaseNow, drawRound, tableRoundById, type TableRoundRow, undrawnRounds } from './table-rounds.ts'
import { winOf } from './table-rules.ts'
import { studioTableRounds } from './schema.ts'

/** Moves the money of bets. */
export interface TableSettlement {
  /**
   * Takes a bet as far as it can go now: until its round is drawn, a bet stays `placed`. Every step is written before the
   * next one begins, and the ids of its moves of money are made from the bet's: the call may be interrupted anywhere and
   * repeated by any process.
   *
   * @throws UnclearAnswerError when the operator cannot be reached; the bet stays where it is
   */
  finish(id: string): Promise<TableBetRow>
  /** Draws a round whose time has come. */
  draw(round: TableRoundRow): Promise<void>
  /** Settles the bets of a round that is drawn: it lasts as long as the operator takes. */
  settle(round: TableRoundRow): Promise<void>
  /** Draws rounds that nobody drew and finishes bets that were not updated for `quiet` milliseconds. Never rejects. */
  recover(quiet: number): Promise<void>
}

/** Bets of a round that are settled at a time. */
const atOnce = 8

export function createTableSettlement({
  db,
  wallet,
  log,
}: {
  readonly db: StudioDb
  readonly wallet: Wallet
  readonly log: Log
}): TableSettlement {
  const walletOf = walletsOf(db, wallet)

  async function reread(id: string): Promise<TableBetRow> {
    const row = await betById(db, id)
    if (row === undefined) throw new Error(`no bet ${id}`)
    return row
  }

  const order = (row: TableBetRow, move: 'stake' | 'win', amount: number) =>
    moveOf(row, row.walletRound, move, amount)

  /** Whether a bet that is not confirmed can still take part. */
  async function isTooLate(row: TableBetRow): Promise<boolean> {
    const [found] = await db
      .select({ drawnAt: studioTableRounds.drawnAt, now: databaseNow })
      .from(studioTableRounds)
      .where(eq(studioTableRounds.id, row.roundId))
    return found === undefined || found.now >= found.drawnAt.getTime()
  }

  async function takeStake(row: TableBetRow): Promise<void> {
    if (await isTooLate(row)) return turnBet(db, row.id, ['open'], { state: 'voiding' })
    const answer = await walletOf(row).debit(order(row, 'stake', row.stake))
    const { status, balance } = answer
    if (status === 'ok') return turnBet(db, row.id, ['open'], { state: 'placed', balance })
    // The stake was taken back before it arrived.
    if (status === 'rolled_back') return turnBet(db, row.id, ['open'], { state: 'voided', balance })
    const refusal = status === 'play_refused' ? (answer.reason ?? status) : status
    const known = status === 'insufficient_funds' ? { balance } : {}
    return turnBet(db, row.id, ['open'], { state: 'refused', refusal, ...known })
  }

  /** Whether the bet went on: it waits while its round is not drawn. */
  async function decide(row: TableBetRow): Promise<boolean> {
    const round = await tableRoundById(db, row.roundId)
    const rules = gameOf(row.gameId)?.table?.rules
    if (round === undefined || rules === undefined) {
      await turnBet(db, row.id, ['placed'], { state: 'voiding' })
      return true
    }
    if (round.result === null) return false
    const win = winOf(rules, row.bets, round.result)
    await turnBet(db, row.id, ['placed'], { state: win > 0 ? 'decided' : 'settled', win })
    return true
  }

  async function payWin(row: TableBetRow): Promise<void> {
    const win = order(row, 'win', row.win ?? 0)
    const balance = await owed(walletOf(row).credit(win), `the win of bet ${row.id}`)
    await turnBet(db, row.id, ['decided'], { state: 'settled', balance })
  }

  async function giveBack(row: TableBetRow): Promise<void> {
    const stake = order(row, 'stake', row.stake)
    const balance = await owed(walletOf(row).rollback(stake), `the rollback of bet ${row.id}`)
    await turnBet(db, row.id, ['voiding'], { state: 'voided', balance })
  }

  async function run(id: string): Promise<TableBetRow> {
    for (;;) {
      const row = await reread(id)
      if (row.state === 'open') await takeStake(row)
      else if (row.state === 'decided') await payWin(row)
      else if (row.state === 'voiding') await giveBack(row)
      else if (row.state !== 'placed' || !(await decide(row))) return row
    }
  }

  const finish = oncePerId(run)

  async function finishAll(ids: readonly string[]): Promise<void> {
    const left = [...ids]
    const worker = async () => {
      for (let id = left.pop(); id !== undefined; id = left.pop()) {
        try {
          await finish(id)
        } catch (error) {
          // Recovery comes back to it.
          log({ event: 'studio.bet_stuck', bet: id, reason: String(error) })
        }
      }
    }
    await Promise.all(Array.from({ length: atOnce }, worker))
  }

  async function draw(round: TableRoundRow): Promise<void> {
    const rules = gameOf(round.gameId)?.table?.rules
    if (rules !== undefined) await drawRound(db, round, rules)
  }

  const settle = async ({ id }: TableRoundRow) => finishAll(await unfinishedBetsOf(db, id))

  return {
    finish,
    draw,
    settle,
    async recover(quiet) {
      try {
        for (const round of await undrawnRounds(db, quiet)) {
          await draw(round)
          await settle(round)
        }
        await finishAll(await takeStalledBets(db, quiet))
      } catch (error) {
        log({ event: 'studio.recovery_failed', reason: String(error) })
      }
    },
  }
}
