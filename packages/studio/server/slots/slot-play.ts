import { randomUUID } from 'node:crypto'
import * as v from 'valibot'
import { createSeats, type Seat } from '../sessions/seats.ts'
import { takesStake, type StudioGame } from '../games/games.ts'
import { stakeUnits } from './math/symbols.ts'
import { type OpenedGame, PlayRefused, type Round, type State } from '../../shared/protocol.ts'
import type { TokenLimit } from '../http/call-limits.ts'
import { StudioError } from '../http/studio-error.ts'
import type { Log } from '../log.ts'
import type { StudioDb } from '../database.ts'
import { isTurnedAway, isUnfinished, latestRound, type RoundRow } from './slot-rounds.ts'
import { studioRounds } from './schema.ts'
import { startRound } from '../settlement/start-round.ts'
import { isDemo, walletsOf } from '../wallet/demo-wallet.ts'
import type { GameSessionRow } from '../sessions/game-sessions.ts'
import { refillGuest } from '../sessions/refill.ts'
import type { Settlement } from '../settlement/settlement.ts'
import { UnclearResponseError, type Wallet } from '../wallet/wallet-client.ts'

export interface SlotPlayOptions {
  readonly db: StudioDb
  readonly wallet: Wallet
  readonly settlement: Settlement<RoundRow>
  /** Shortest time from one spin to the next, milliseconds. */
  readonly pace: number
  readonly log: Log
}

/** A player's actions at a game. Each may throw `StudioError`. */
export interface SlotPlay {
  /** Opens a game session with a launch token, or finds it again. */
  open(token: string, secret: string, gameId: string, limit?: TokenLimit): Promise<OpenedGame>
  /**
   * Plays a round. Repeated with the same key, it returns the same round.
   *
   * @param commitment the pair of seeds that may draw it; any pair without one
   */
  spin(secret: string, key: string, stake: number, commitment?: string): Promise<Round>
  state(secret: string): Promise<State>
  /** Gives a guest the opening demo balance again. Refused while a round is unfinished, and where money is at stake. */
  refill(secret: string): Promise<State>
  gameSessionOf(secret: string): Promise<GameSessionRow>
}

export function createSlotPlay({ db, wallet, settlement, pace, log }: SlotPlayOptions): SlotPlay {
  const walletOf = walletsOf(db, wallet)

  const { enter, seatOf, balanceOf } = createSeats({ db, wallet, walletOf, log })

  /** The round to show again: an unfinished one, which is finished first, or one whose result was never seen. */
  async function roundToShow(latest: RoundRow | undefined): Promise<RoundRow | undefined> {
    if (latest === undefined) return undefined
    if (!isUnfinished(latest))
      return latest.seenAt === null && latest.state !== 'refused' ? latest : undefined
    try {
      const finished = await settlement.finish(latest.id)
      return isTurnedAway(finished) ? undefined : finished
    } catch (error) {
      if (error instanceof UnclearResponseError) return latest
      throw error
    }
  }

  return {
    async open(token, secret, gameId, limit) {
      const { gameSession, game } = atSlot(await enter(token, secret, gameId, limit))
      const latest = await latestRound(db, gameSession.player, gameId)
      const left = await roundToShow(latest)
      const balance = await balanceOf(gameSession)
      const stakes = game.stakes(gameSession.currency)
      return {
        currency: gameSession.currency,
        demo: isDemo(gameSession),
        balance,
        stakes,
        stake_unit: stakeUnits,
        stake:
          latest !== undefined && takesStake(game, gameSession.currency, latest.stake)
            ? latest.stake
            : (stakes[0] ?? 0),
        round: left === undefined ? null : roundFor(game, left),
        pace,
      }
    },

    async spin(secret, key, stake, commitment) {
      const { gameSession, game } = atSlot(await seatOf(secret))
      const { player, gameId, session, currency } = gameSession
      if (!takesStake(game, currency, stake)) throw new StudioError('bad_request')
      const finished = await startRound<RoundRow>(
        {
          db,
          table: studioRounds,
          settlement,
          pace,
          latest: (known) => latestRound(db, player, gameId, known),
          isUnfinished,
          isSame: (row) => row.stake === stake,
        },
        { id: randomUUID(), player, gameId, session, key, stake, currency, commitment },
      )
      if (isTurnedAway(finished)) throw new StudioError('session_expired')
      return roundFor(game, finished)
    },

    async state(secret) {
      const { gameSession, game } = atSlot(await seatOf(secret))
      const left = await roundToShow(await latestRound(db, gameSession.player, gameSession.gameId))
      const balance = await balanceOf(gameSession)
      return { balance, round: left === undefined ? null : roundFor(game, left) }
    },

    async refill(secret) {
      const { gameSession } = atSlot(await seatOf(secret))
      const latest = await latestRound(db, gameSession.player, gameSession.gameId)
      if (latest !== undefined && isUnfinished(latest)) throw new StudioError('round_in_progress')
      const { balance } = await refillGuest(db, gameSession)
      return { balance, round: null }
    },

    gameSessionOf: async (secret) => (await seatOf(secret)).gameSession,
  }
}

/** Live tables and hands have calls of their own. */
function atSlot(seat: Seat): Seat {
  if (seat.game.table !== undefined || seat.game.hand !== undefined) throw new StudioError('bad_request')
  return seat
}

function roundFor({ machine }: StudioGame, row: RoundRow): Round {
  const { id, state, stake, balance, stops, refusal } = row
  const result = stops === null ? null : machine.outcomeOf(stops, stake)
  return { id, state, stake, balance, refusal: v.is(PlayRefused, refusal) ? refusal : null, result }
}
