import { gameOf } from '../games/games.ts'
import { createSettlement, type Settlement, type SettlementOptions } from '../settlement/settlement.ts'
import {
  betById,
  changeBet,
  claimStalledBets,
  type TableBetChange,
  type TableBetRow,
  unfinishedBetsOf,
} from './table-bets.ts'
import {
  chainsAhead,
  drawRound,
  isDue,
  retireChains,
  tableRoundById,
  type TableRoundRow,
  undrawnRounds,
} from './table-rounds.ts'
import { winOf } from './table-rules.ts'

/** Settles bets at live tables. A bet waits in `placed` until its round is drawn. */
export interface TableSettlement extends Settlement<TableBetRow> {
  /** Draws a round whose time has come. */
  draw(round: TableRoundRow): Promise<void>
  /** Settles the bets of a round that is drawn: it lasts as long as the operator takes. */
  settle(round: Pick<TableRoundRow, 'id'>): Promise<void>
}

export function createTableSettlement(options: SettlementOptions): TableSettlement {
  const { db } = options

  async function draw(round: TableRoundRow): Promise<void> {
    const rules = gameOf(round.gameId)?.table?.rules
    if (rules !== undefined) await drawRound(db, round, rules)
  }

  /** What a confirmed bet won; `undefined` until its round is drawn. */
  async function decide(row: TableBetRow): Promise<TableBetChange | undefined> {
    const round = await tableRoundById(db, row.roundId)
    const rules = gameOf(row.gameId)?.table?.rules
    if (round === undefined || round.voidedAt !== null || rules === undefined) return { state: 'voiding' }
    if (round.result === null) return undefined
    const win = winOf(rules, row.bets, round.result)
    return { state: win > 0 ? 'decided' : 'settled', win }
  }

  const settlement = createSettlement<TableBetRow, TableBetChange>(options, {
    async load(id) {
      const row = await betById(db, id)
      if (row === undefined) throw new Error(`no bet ${id}`)
      return row
    },
    save: (row, change) => changeBet(db, row, change),
    claimStalled: (quiet) => claimStalledBets(db, quiet),
    walletRoundOf: ({ walletRound }) => walletRound,
    stakeOf: ({ stake }) => stake,
    hasOpenRounds: false,
    isExpired: ({ roundId }) => isDue(db, roundId),
    start: async (_, balance) => ({ state: 'placed', balance }),
    advance: async (row) => (row.state === 'placed' ? decide(row) : undefined),
    async recoverMore(quiet, { finishAll }) {
      for (const chain of await chainsAhead(db)) await retireChains(db, chain)
      for (const round of await undrawnRounds(db, quiet)) {
        try {
          await draw(round)
          await finishAll(await unfinishedBetsOf(db, round.id))
        } catch (error) {
          // The rounds after it are recovered all the same.
          options.log({ event: 'studio.table_stuck', round: round.id, reason: String(error) })
        }
      }
    },
    stuckEvent: (id, reason) => ({ event: 'studio.bet_stuck', bet: id, reason }),
  })

  const settle = async ({ id }: Pick<TableRoundRow, 'id'>) =>
    settlement.finishAll(await unfinishedBetsOf(db, id))

  return { ...settlement, draw, settle }
}
