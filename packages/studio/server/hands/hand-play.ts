import { randomUUID } from 'node:crypto'
import { isDemo, walletsOf } from '../wallet/demo-wallet.ts'
import { createSeats, orUnavailable, type Seat } from '../sessions/seats.ts'
import { refillGuest } from '../sessions/refill.ts'
import type { DealBody, HandState, HandView, OpenedHands, StepBody } from '../../shared/hand-protocol.ts'
import type { Log } from '../log.ts'
import type { StudioDb } from '../database.ts'
import type { Settlement } from '../settlement/settlement.ts'
import { markSeen } from '../settlement/staked-rows.ts'
import { startRound } from '../settlement/start-round.ts'
import type { TokenLimit } from '../http/call-limits.ts'
import { StudioError } from '../http/studio-error.ts'
import { chipsOf, type TableLimits } from '../tables/chips.ts'
import { UnclearResponseError, type Wallet } from '../wallet/wallet-client.ts'
import type { HandGame } from './hand-game.ts'
import { handById, type HandRow, isMoving, isUnfinishedHand, latestHand, writeDecision } from './hand-rows.ts'
import { extraOf, handRulesOf } from './hand-settlement.ts'
import { studioHands } from './schema.ts'

/** A player's actions at a game of hands. Each may throw `StudioError`. */
export interface HandPlay {
  open(token: string, secret: string, gameId: string, limit?: TokenLimit): Promise<OpenedHands>
  /** Begins a hand. Repeated with the same key, it returns the same hand. */
  deal(secret: string, order: DealBody): Promise<HandView>
  /** Takes one decision. Repeated, or after another tab took the step, it returns the hand as it is. */
  step(secret: string, decision: StepBody): Promise<HandView>
  state(secret: string): Promise<HandState>
  seen(secret: string, hand: string): Promise<void>
  /** Gives a guest the opening demo balance again, when no hand is unfinished. */
  refill(secret: string): Promise<HandState>
}

export interface HandPlayOptions {
  readonly db: StudioDb
  readonly wallet: Wallet
  readonly settlement: Settlement<HandRow>
  /** Shortest time from one hand to the next, milliseconds. */
  readonly pace: number
  readonly log: Log
}

export function createHandPlay({ db, wallet, settlement, pace, log }: HandPlayOptions): HandPlay {
  const entrance = createSeats({ db, wallet, walletOf: walletsOf(db, wallet), log })

  async function seatOf(secret: string): Promise<HandSeat> {
    return atHands(await entrance.seatOf(secret))
  }

  /** The hand to show again: one that is not over, or one whose result was never seen. */
  async function handToShow({ gameSession }: HandSeat): Promise<HandView | null> {
    const latest = await latestHand(db, gameSession.player, gameSession.gameId)
    if (latest === undefined) return null
    if (!isUnfinishedHand(latest))
      return latest.seenAt === null && latest.state !== 'refused' ? handView(latest) : null
    try {
      const now = isMoving(latest) ? await settlement.finish(latest.id) : latest
      return now.state === 'refused' ? null : handView(now)
    } catch (error) {
      if (error instanceof UnclearResponseError) return handView(latest)
      throw error
    }
  }

  /** The hand after its money was moved as far as it goes. */
  async function settledHand(id: string, session: string): Promise<HandView> {
    const row = await orUnavailable(settlement.finish(id))
    if (row.refusal?.reason === 'session_ended' && row.session === session)
      throw new StudioError('session_expired')
    return handView(row)
  }

  return {
    async open(token, secret, gameId, limit) {
      const seat = atHands(await entrance.enter(token, secret, gameId, limit))
      const { gameSession, limits } = seat
      const hand = await handToShow(seat)
      const balance = await entrance.balanceOf(gameSession)
      const { currency } = gameSession
      return {
        currency,
        demo: isDemo(gameSession),
        balance,
        ...limits,
        pace,
        hand,
      }
    },

    async deal(secret, { key, stake, side, commitment }) {
      const { gameSession, limits, hand: game } = await seatOf(secret)
      const { player, gameId, session, currency } = gameSession
      requireStakes(game, limits, stake, side)
      const finished = await startRound<HandRow>(
        {
          db,
          table: studioHands,
          settlement,
          pace,
          latest: (known) => latestHand(db, player, gameId, known),
          isUnfinished: isUnfinishedHand,
          isSame: (row) => row.stake === stake && row.side === side,
        },
        { id: randomUUID(), player, gameId, session, key, currency, stake, commitment },
        side,
      )
      return settledHand(finished.id, session)
    },

    async step(secret, { hand, step, key, decision }) {
      const { player, gameId, session } = (await seatOf(secret)).gameSession
      const row = await handById(db, hand)
      if (row === undefined || row.player !== player || row.gameId !== gameId)
        throw new StudioError('no_such_bet')
      // Another decision came first, or this one is repeated.
      if (row.state !== 'playing' || row.step !== step || row.decisionKey === key)
        return settledHand(row.id, session)
      const extra = extraOf(row, decision)
      if (extra === undefined || row.cards === null) throw new StudioError('no_such_bet')
      const decisions = [...row.decisions, decision]
      const win = extra > 0 ? null : (handRulesOf(row)?.play(row.cards, row, decisions).win ?? null)
      await writeDecision(db, row, { by: 'player', key, session, decision, extra }, win)
      return settledHand(row.id, session)
    },

    async state(secret) {
      const seat = await seatOf(secret)
      const hand = await handToShow(seat)
      return { balance: await entrance.balanceOf(seat.gameSession), hand }
    },

    async seen(secret, hand) {
      const { gameSession } = await seatOf(secret)
      await markSeen(db, studioHands, gameSession.player, hand)
    },

    async refill(secret) {
      const { gameSession } = await seatOf(secret)
      const latest = await latestHand(db, gameSession.player, gameSession.gameId)
      if (latest !== undefined && isUnfinishedHand(latest)) throw new StudioError('round_in_progress')
      const { balance } = await refillGuest(db, gameSession)
      return { balance, hand: null }
    },
  }
}

interface HandSeat {
  readonly gameSession: Seat['gameSession']
  readonly hand: HandGame
  readonly limits: TableLimits
}

function atHands({ gameSession, game }: Seat): HandSeat {
  if (game.hand === undefined) throw new StudioError('bad_request')
  return {
    gameSession,
    hand: game.hand,
    limits: chipsOf(game.limits, gameSession.currency),
  }
}

/** Refuses stakes that no chips make and those over the limit, which is of the first stake. */
function requireStakes({ rules }: HandGame, { chips, most }: TableLimits, stake: number, side: number): void {
  const [unit = 1] = chips
  if (stake % unit !== 0 || side % unit !== 0 || stake < unit) throw new StudioError('bad_request')
  if (side > 0 && !rules.hasSide) throw new StudioError('no_such_bet')
  if (stake > most || side > most) throw new StudioError('table_limit')
}

/** A hand as its player may see it; before its cards are dealt, without any. */
export function handView(row: HandRow): HandView {
  const { id, state, step, stake, side, staked, cards, decisions, refusal, balance } = row
  const shared = { id, state, step, stake, side, staked, refusal, balance }
  const table = cards === null ? undefined : handRulesOf(row)?.play(cards, row, decisions)
  if (table === undefined)
    return {
      ...shared,
      places: [],
      turn: null,
      stakes: [],
      options: [],
      win: null,
    }
  const { places, turn, stakes, options } = table
  return {
    ...shared,
    places: places.map((place) => ({ ...place, cards: [...place.cards] })),
    turn,
    stakes: [...stakes],
    options: [...options],
    win: row.win,
  }
}
