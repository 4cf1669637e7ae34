import { isDemo, type RoundWallet } from '../wallet/demo-wallet.ts'
import {
  claimCheck,
  endGameSession,
  type GameSessionRow,
  gameSessionOf,
  isTokenUsed,
  openGameSession,
} from './game-sessions.ts'
import { type StudioGame, gameOf } from '../games/games.ts'
import type { StudioDb } from '../database.ts'
import type { TokenLimit } from '../http/call-limits.ts'
import type { Log } from '../log.ts'
import { StudioError } from '../http/studio-error.ts'
import { UnclearResponseError, type Wallet } from '../wallet/wallet-client.ts'

/** A player's session at a game, and the game. */
export interface Seat {
  readonly gameSession: GameSessionRow
  readonly game: StudioGame
}

/** How players get to a game. Each may throw `StudioError`. */
export interface Seats {
  /** Opens a game session with a launch token, or finds it again by its secret. */
  enter(token: string, secret: string, gameId: string, limit?: TokenLimit): Promise<Seat>
  seatOf(secret: string): Promise<Seat>
  /** The player's balance while the operator's session is active. */
  balanceOf(gameSession: GameSessionRow): Promise<number>
}

interface SeatsOptions {
  readonly db: StudioDb
  readonly wallet: Wallet
  readonly walletOf: (of: { readonly currency: string }) => RoundWallet
  readonly log: Log
}

export function createSeats({ db, wallet, walletOf, log }: SeatsOptions): Seats {
  async function seatOf(secret: string): Promise<Seat> {
    const gameSession = await gameSessionOf(db, secret)
    const game = gameSession === undefined ? undefined : gameOf(gameSession.gameId)
    if (gameSession === undefined || game === undefined) throw new StudioError('session_expired')
    void endWithOperator(gameSession).catch((error: unknown) => {
      if (!(error instanceof UnclearResponseError))
        log({ event: 'studio.session_check', reason: String(error) })
    })
    return { gameSession, game }
  }

  /**
   * Ends a game session whose operator's session has ended: from the next call on it is refused everywhere. No call waits for the operator,
   * and while it cannot be reached, the game session continues.
   */
  async function endWithOperator(gameSession: GameSessionRow): Promise<void> {
    if (isDemo(gameSession) || !(await claimCheck(db, gameSession))) return
    const { id, player, session } = gameSession
    const { status } = await wallet.balance(player, session)
    if (status === 'session_ended') await endGameSession(db, id)
  }

  async function redeem(token: string, secret: string, gameId: string, limit: TokenLimit): Promise<void> {
    const player = await limit(() => orUnavailable(wallet.authenticate({ token, game_id: gameId })))
    if (player === undefined || player.game_id !== gameId) throw new StudioError('token_used')
    const { currency, session } = player
    const gameSession = { token, secret, player: player.player, gameId, session, currency }
    if (!(await openGameSession(db, gameSession))) throw new StudioError('token_used')
  }

  return {
    seatOf,
    async enter(token, secret, gameId, limit = (check) => check()) {
      if (gameOf(gameId) === undefined) throw new StudioError('unknown_game')
      if ((await gameSessionOf(db, secret)) === undefined) {
        if (await isTokenUsed(db, token)) throw new StudioError('token_used')
        await redeem(token, secret, gameId, limit)
      }
      const seat = await seatOf(secret)
      if (seat.gameSession.gameId !== gameId) throw new StudioError('token_used')
      return seat
    },
    async balanceOf(gameSession) {
      const { player, session } = gameSession
      const { status, balance } = await orUnavailable(walletOf(gameSession).balance(player, session))
      if (status !== 'ok') throw new StudioError('session_expired')
      return balance
    },
  }
}

/** Turns an unclear response of the operator into an error after which the page repeats its request. */
export async function orUnavailable<T>(pending: Promise<T>): Promise<T> {
  try {
    return await pending
  } catch (error) {
    if (error instanceof UnclearResponseError) throw new StudioError('operator_unavailable')
    throw error
  }
}
