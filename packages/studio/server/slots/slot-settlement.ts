import type { Draw } from '../../shared/draw.ts'
import { recorded } from '../fairness/draws.ts'
import { drawFor as drawFromSeeds } from '../fairness/seeds.ts'
import { gameOf } from '../games/games.ts'
import { createSettlement, type Settlement, type SettlementOptions } from '../settlement/settlement.ts'
import { claimStalled } from '../settlement/staked-rows.ts'
import { studioRounds } from './schema.ts'
import {
  changeRound,
  type RoundChange,
  roundById,
  type RoundRow,
  unfinishedRoundStates,
} from './slot-rounds.ts'
import { pictureOf } from './slot-replay.ts'

export interface SlotSettlementOptions extends SettlementOptions {
  /** Age in milliseconds at which a round is voided instead of played when its stake was never confirmed. */
  readonly maxAgeMs?: number
  /** The draws of a round instead of the player's seeds: for tests. */
  readonly drawFor?: (row: RoundRow) => Promise<Draw | undefined>
}

/** Settles rounds of slots: they are drawn as soon as the stake is confirmed. */
export function createSlotSettlement(options: SlotSettlementOptions): Settlement<RoundRow> {
  const { db, maxAgeMs = 10 * 60_000 } = options
  const drawFor = options.drawFor ?? ((row: RoundRow) => drawFromSeeds(db, row))

  async function start(row: RoundRow, balance: number): Promise<RoundChange> {
    const game = gameOf(row.gameId)
    const source = await drawFor(row)
    if (game === undefined || source === undefined) return { state: 'voiding' }
    const { draw, drawn } = recorded(source)
    const stops = game.machine.draw(draw)
    const outcome = game.machine.outcomeOf(stops, row.stake)
    const { total: win } = outcome
    const state = win > 0 ? 'decided' : 'settled'
    return { state, stops, limits: [...drawn.limits], win, picture: pictureOf(game, outcome), balance }
  }

  return createSettlement<RoundRow, RoundChange>(options, {
    async load(id) {
      const row = await roundById(db, id)
      if (row === undefined) throw new Error(`no round ${id}`)
      return row
    },
    save: (row, change) => changeRound(db, row, change),
    claimStalled: (quiet) => claimStalled(db, studioRounds, unfinishedRoundStates, quiet),
    walletRoundOf: ({ id }) => id,
    stakeOf: ({ stake }) => stake,
    hasOpenRounds: false,
    isExpired: ({ createdAt }) => Date.now() - createdAt.getTime() > maxAgeMs,
    start,
    stuckEvent: (id, reason) => ({ event: 'studio.round_stuck', round: id, reason }),
  })
}
