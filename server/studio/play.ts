import { randomUUID } from 'node:crypto'
import { gameOf, type StudioGame } from './games.ts'
import { outcomeOf } from './math/model.ts'
import type { Round, Seat, State } from './protocol.ts'
import { StudioRefusal } from './refusal.ts'
import {
  insertRound,
  isTurnedAway,
  isUnfinished,
  latestRound,
  roundByKey,
  type RoundRow,
  type StudioDb,
} from './rounds.ts'
import { isTokenUsed, seatOf, takeSeat, type SeatRow } from './seats.ts'
import type { Settlement } from './settlement.ts'
import { WalletUnclear, type Wallet } from './wallet.ts'

export interface PlayOptions {
  readonly db: StudioDb
  readonly wallet: Wallet
  readonly settlement: Settlement
  /** Shortest time from one spin to the next, milliseconds. */
  readonly pace: number
}

/** What a player can do at a game. Each throws `StudioRefusal`. */
export interface Play {
  /** Takes a seat with a launch token, or finds it again. */
  open(token: string, secret: string, gameId: string): Promise<Seat>
  /** Plays a round; asked again with the same key, answers with the same round. */
  spin(secret: string, key: string, stake: number): Promise<Round>
  state(secret: string): Promise<State>
  seatOf(secret: string): Promise<SeatRow>
}

export function createPlay({ db, wallet, settlement, pace }: PlayOptions): Play {
  async function seated(secret: string): Promise<{ seat: SeatRow; game: StudioGame }> {
    const seat = await seatOf(db, secret)
    const game = seat === undefined ? undefined : gameOf(seat.gameId)
    if (seat === undefined || game === undefined) throw new StudioRefusal('session_expired')
    return { seat, game }
  }

  async function redeem(token: string, secret: string, gameId: string): Promise<void> {
    const player = await clearly(wallet.authenticate({ token, game_id: gameId }))
    if (player === undefined || player.game_id !== gameId) throw new StudioRefusal('token_used')
    const { currency, session } = player
    const seat = { token, secret, player: player.player, gameId, session, currency }
    if (!(await takeSeat(db, seat))) throw new StudioRefusal('token_used')
  }

  /** The round to show again: one that is not over, which is moved on first, or one whose end was never seen. */
  async function leftBehind(seat: SeatRow, latest: RoundRow | undefined): Promise<RoundRow | undefined> {
    if (latest === undefined) return undefined
    if (!isUnfinished(latest))
      return latest.seenAt === null && latest.state !== 'refused' ? latest : undefined
    try {
      const finished = await settlement.finish(latest.id)
      return isTurnedAway(finished) ? undefined : finished
    } catch (error) {
      if (error instanceof WalletUnclear) return latest
      throw error
    }
  }

  /** What the player has, as long as the session that the seat was taken in lives. */
  async function held({ player, session }: SeatRow): Promise<number> {
    const { status, balance } = await clearly(wallet.balance(player, session))
    if (status !== 'ok') throw new StudioRefusal('session_expired')
    return balance
  }

  return {
    async open(token, secret, gameId) {
      const game = gameOf(gameId)
      if (game === undefined) throw new StudioRefusal('unknown_game')
      if ((await seatOf(db, secret)) === undefined) {
        if (await isTokenUsed(db, token)) throw new StudioRefusal('token_used')
        await redeem(token, secret, gameId)
      }
      const { seat } = await seated(secret)
      if (seat.gameId !== gameId) throw new StudioRefusal('token_used')
      const latest = await latestRound(db, seat.player, gameId)
      const left = await leftBehind(seat, latest)
      const balance = await held(seat)
      const stakes = game.stakes(seat.currency)
      return {
        currency: seat.currency,
        balance,
        stakes,
        stake: stakeToOffer(stakes, latest?.stake),
        round: left === undefined ? null : roundFor(game, left),
        pace,
      }
    },

    async spin(secret, key, stake) {
      const { seat, game } = await seated(secret)
      const { player, gameId, session, currency } = seat
      if (!game.stakes(currency).includes(stake)) throw new StudioRefusal('bad_request')
      const id = randomUUID()
      await insertRound(db, { id, player, gameId, session, key, stake, currency }, pace)
      const row = await roundByKey(db, player, gameId, key)
      if (row === undefined) {
        const latest = await latestRound(db, player, gameId)
        if (latest === undefined) throw new StudioRefusal('server_error')
        if (isUnfinished(latest)) throw new StudioRefusal('round_in_progress')
        throw new StudioRefusal('too_soon', Math.max(0, latest.createdAt.getTime() + pace - Date.now()))
      }
      if (row.stake !== stake) throw new StudioRefusal('bad_request')
      const finished = await clearly(settlement.finish(row.id))
      if (isTurnedAway(finished)) throw new StudioRefusal('session_expired')
      return roundFor(game, finished)
    },

    async state(secret) {
      const { seat, game } = await seated(secret)
      const left = await leftBehind(seat, await latestRound(db, seat.player, seat.gameId))
      const balance = await held(seat)
      return { balance, round: left === undefined ? null : roundFor(game, left) }
    },

    seatOf: async (secret) => (await seated(secret)).seat,
  }
}

async function clearly<T>(asked: Promise<T>): Promise<T> {
  try {
    return await asked
  } catch (error) {
    if (error instanceof WalletUnclear) throw new StudioRefusal('operator_unavailable')
    throw error
  }
}

/** The last stake, else the smallest. */
function stakeToOffer(stakes: readonly number[], last: number | undefined): number {
  return last !== undefined && stakes.includes(last) ? last : (stakes[0] ?? 0)
}

function roundFor({ model }: StudioGame, row: RoundRow): Round {
  const { id, state, stake, balance, stops } = row
  if (stops === null) return { id, state, stake, balance, result: null }
  const { wins, total } = outcomeOf(model, stops, stake)
  const shown = wins.map(({ line, symbol, run, amount }) => ({ line, symbol, run, amount }))
  return { id, state, stake, balance, result: { stops, wins: shown, total } }
}
