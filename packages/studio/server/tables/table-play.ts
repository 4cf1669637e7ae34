import { randomUUID } from 'node:crypto'
import { isDemo, walletsOf } from '../wallet/demo-wallet.ts'
import { createSeats, orUnavailable, type Seat } from '../sessions/seats.ts'
import { refillGuest } from '../sessions/refill.ts'
import { gameOf } from '../games/games.ts'
import type { Log } from '../log.ts'
import type { StudioDb } from '../database.ts'
import type { TokenLimit } from '../http/call-limits.ts'
import { StudioError } from '../http/studio-error.ts'
import type {
  BetResponse,
  OpenedTable,
  PlacedBet,
  SaltBody,
  TableUpdate,
} from '../../shared/table-protocol.ts'
import type { Wallet } from '../wallet/wallet-client.ts'
import { commitToSalt, openSaltValue } from './chain-salt.ts'
import { chipsOf, type TableLimits } from './chips.ts'
import type { LiveTables } from './live-tables.ts'
import {
  betByKey,
  betById,
  betsOf,
  hasUnfinishedBet,
  insertBet,
  markRoundSeen,
  type TableBetRow,
  takeBackBet,
  unseenRound,
} from './table-bets.ts'
import { tableRoundById } from './table-rounds.ts'
import { type Bet, type TableGame, type TableResult, winOf } from './table-rules.ts'
import type { TableSettlement } from './table-settlement.ts'

/** A player's actions at a table. Each may throw `StudioError`. */
export interface TablePlay {
  open(token: string, secret: string, gameId: string, limit?: TokenLimit): Promise<OpenedTable>
  /** Puts chips on the table. Repeated with the same key, it returns the same bet. */
  bet(secret: string, order: { key: string; round: string; bets: readonly Bet[] }): Promise<BetResponse>
  /** Takes a bet back while bets are taken. */
  takeBack(secret: string, bet: string): Promise<BetResponse>
  /** Ends the betting of a round for the only player at the table, who has a bet in it. */
  closeEarly(secret: string, round: string): Promise<TableUpdate>
  update(secret: string): Promise<TableUpdate>
  /** Refused once the game session has ended. */
  requireSeat(secret: string): Promise<void>
  /** Follows the table until the returned function is called. Refused to a player who follows many already. */
  follow(secret: string, changed: () => void): Promise<() => void>
  seen(secret: string, round: string): Promise<void>
  /** Takes what the player's browser puts into the salt of a new chain; nothing where it is too late. Refused to guests. */
  salt(secret: string, part: SaltBody): Promise<void>
  /** Gives a guest the opening demo balance again, when none of the guest's bets is on the table. */
  refill(secret: string): Promise<{ balance: number }>
}

export interface TablePlayOptions {
  readonly db: StudioDb
  readonly wallet: Wallet
  readonly settlement: TableSettlement
  readonly tables: LiveTables
  readonly log: Log
}

export function createTablePlay({ db, wallet, settlement, tables, log }: TablePlayOptions): TablePlay {
  const entrance = createSeats({ db, wallet, walletOf: walletsOf(db, wallet), log })

  async function seatOf(secret: string) {
    return atTable(await entrance.seatOf(secret))
  }

  async function updateFor(gameId: string, player: string): Promise<TableUpdate> {
    const table = await tables.view(gameId, player)
    const rows = await betsOf(db, table.round.id, player)
    const newest = rows.toSorted((a, b) => b.updatedAt.getTime() - a.updatedAt.getTime())
    const balance = newest.find((row) => row.balance !== null)?.balance ?? null
    const backOf = (bet: Bet) => backIn(gameId, bet, table.round.result)
    return { table, own: { bets: rows.map((row) => placedBet(row, backOf)), balance } }
  }

  async function missedBy(gameId: string, player: string, current: string): Promise<OpenedTable['missed']> {
    const roundId = await unseenRound(db, player, gameId, current)
    const round = roundId === undefined ? undefined : await tableRoundById(db, roundId)
    if (round === undefined || round.result === null) return null
    const rows = (await betsOf(db, round.id, player)).filter((row) => row.win !== null)
    if (rows.length === 0) return null
    return {
      round: round.id,
      result: [...round.result],
      staked: rows.reduce((sum, row) => sum + row.stake, 0),
      won: rows.reduce((sum, row) => sum + (row.win ?? 0), 0),
    }
  }

  return {
    async open(token, secret, gameId, limit) {
      const { gameSession, limits } = atTable(await entrance.enter(token, secret, gameId, limit))
      const { player, currency } = gameSession
      const update = await updateFor(gameId, player)
      const missed = await missedBy(gameId, player, update.table.round.id)
      const balance = await entrance.balanceOf(gameSession)
      return { currency, demo: isDemo(gameSession), balance, ...limits, update, missed }
    },

    async bet(secret, { key, round, bets }) {
      const { gameSession, table, limits } = await seatOf(secret)
      const { player, gameId, session, currency } = gameSession
      requireBets(table, limits, bets)
      const stake = bets.reduce((sum, { amount }) => sum + amount, 0)
      const row = { id: randomUUID(), roundId: round, player, gameId, session, key, currency, bets, stake }
      const outcome = await insertBet(db, row, limits.most)
      if (outcome === 'closed') throw new StudioError('bets_closed')
      // The page sends it again.
      if (outcome === 'tooManyPending') throw new StudioError('too_soon')
      if (outcome === 'overLimit') throw new StudioError('table_limit')
      const written = await betByKey(db, player, gameId, key)
      if (written === undefined) throw new StudioError('server_error')
      if (written.roundId !== round || !isSame(written.bets, bets)) throw new StudioError('bad_request')
      const finished = await orUnavailable(settlement.finish(written.id))
      tables.betsChanged(gameId, player)
      if (finished.refusal?.reason === 'session_ended') throw new StudioError('session_expired')
      return { bet: placedBet(finished), balance: finished.balance }
    },

    async takeBack(secret, bet) {
      const { gameSession } = await seatOf(secret)
      const { player, gameId } = gameSession
      const known = await betById(db, bet)
      if (known === undefined || known.player !== player || known.gameId !== gameId)
        throw new StudioError('no_such_bet')
      const isBack = known.state === 'voiding' || known.state === 'voided'
      if (!isBack && !(await takeBackBet(db, bet, player))) throw new StudioError('bets_closed')
      const finished = await orUnavailable(settlement.finish(bet))
      tables.betsChanged(gameId, player)
      return { bet: placedBet(finished), balance: finished.balance }
    },

    async closeEarly(secret, round) {
      const { gameSession } = await seatOf(secret)
      const { gameId, player } = gameSession
      await tables.closeEarly(gameId, round, player)
      return updateFor(gameId, player)
    },

    async update(secret) {
      const { gameSession } = await seatOf(secret)
      return updateFor(gameSession.gameId, gameSession.player)
    },

    async requireSeat(secret) {
      await seatOf(secret)
    },

    async follow(secret, changed) {
      const { gameSession } = await seatOf(secret)
      const leave = tables.watch(gameSession.gameId, gameSession.player, changed)
      // The page polls instead.
      if (leave === undefined) throw new StudioError('too_soon')
      return leave
    },

    async seen(secret, round) {
      const { gameSession } = await seatOf(secret)
      const { player, gameId } = gameSession
      await markRoundSeen(db, player, gameId, round)
      await tables.seen(gameId, round, player)
    },

    async salt(secret, part) {
      const { gameSession } = await seatOf(secret)
      // Anybody is a new guest at any time, and could leave a value of every chain unopened.
      if (isDemo(gameSession)) throw new StudioError('bad_request')
      const { player } = gameSession
      await ('value' in part
        ? openSaltValue(db, part.chain, player, part.value)
        : commitToSalt(db, part.chain, player, part.commitment))
    },

    async refill(secret) {
      const { gameSession } = await seatOf(secret)
      if (await hasUnfinishedBet(db, gameSession.player)) throw new StudioError('round_in_progress')
      const { balance, player } = await refillGuest(db, gameSession)
      tables.replacePlayer(gameSession.gameId, gameSession.player, player)
      return { balance }
    },
  }
}

interface TableSeat {
  readonly gameSession: Seat['gameSession']
  readonly table: TableGame
  readonly limits: TableLimits
}

function atTable({ gameSession, game }: Seat): TableSeat {
  if (game.table === undefined) throw new StudioError('bad_request')
  return { gameSession, table: game.table, limits: chipsOf(game.limits, gameSession.currency) }
}

/** Refuses bets outside the layout and amounts that no chips make. */
function requireBets({ rules }: TableGame, { chips }: TableLimits, bets: readonly Bet[]): void {
  const [unit = 1] = chips
  for (const { spot, amount } of bets) {
    if (!(rules.takes?.(spot) ?? rules.spots.includes(spot))) throw new StudioError('no_such_bet')
    if (amount % unit !== 0) throw new StudioError('bad_request')
  }
}

function isSame(one: readonly Bet[], other: readonly Bet[]): boolean {
  return (
    one.length === other.length &&
    one.every(({ spot, amount }, index) => spot === other[index]?.spot && amount === other[index].amount)
  )
}

/** What a bet brought back; nothing to say while the round is not drawn. */
function backIn(gameId: string, bet: Bet, result: TableResult | null): { readonly back?: number } {
  const rules = gameOf(gameId)?.table?.rules
  return rules === undefined || result === null ? {} : { back: winOf(rules, [bet], result) }
}

function placedBet(
  { id, key, state, bets, stake, win, refusal }: TableBetRow,
  backOf: (bet: Bet) => { readonly back?: number } = () => ({}),
): PlacedBet {
  return {
    id,
    key,
    state,
    bets: bets.map((bet) => ({ ...bet, ...backOf(bet) })),
    stake,
    win,
    refusal: refusal?.reason ?? null,
  }
}
