import { randomBytes, randomUUID } from 'node:crypto'
import type { WalletResponse, WalletMove } from '@marquee/contract/studio.ts'

/** A player of the sandbox, whose money is a number in memory. */
export interface Account {
  readonly id: string
  readonly name: string
  readonly currency: string
  /** Minor units. */
  readonly opening: number
  cash: number
}

/** A call that moved money or was refused, by its transaction id. */
export interface Entry {
  readonly transaction: string
  /** A rollback that arrived before its debit leaves a tombstone. */
  readonly kind: 'debit' | 'credit' | 'tombstone'
  readonly player: string
  readonly game: string
  readonly round: string
  readonly amount: number
  /** The response to the first call and to each repeat of it. */
  readonly response: WalletResponse
  /** The balance after the rollback of this debit. */
  back?: number
}

interface Launch {
  readonly player: string
  readonly session: string
  readonly game: string
  readonly lang: string
  readonly endsAt: number
  used: boolean
}

/** A call that is refused with a status of HTTP and recorded nowhere. */
export class Refused extends Error {
  override readonly name = 'Refused'
  readonly status: 400 | 401 | 403 | 404 | 422

  constructor(status: Refused['status'], key: string) {
    super(key)
    this.status = status
  }
}

/** How long a launch token is good, ms. */
const launchMs = 120_000

const unknownPlayer: WalletResponse = { status: 'unknown_player', balance: 0 }
const sessionEnded: WalletResponse = { status: 'session_ended', balance: 0 }

/**
 * An operator's wallet in memory: players, sessions, launches and moves, by the rules of docs/seamless-wallet.md. Its calls never wait, so
 * that each is carried out whole.
 */
export function createBook(now: () => number = Date.now) {
  const accounts = new Map<string, Account>()
  const sessions = new Map<string, { readonly player: string; ended: boolean }>()
  const launches = new Map<string, Launch>()
  const entries = new Map<string, Entry>()

  function isActive({ player, session }: Pick<WalletMove, 'player' | 'session'>): boolean {
    const found = session === undefined ? undefined : sessions.get(session)
    return found !== undefined && found.player === player && !found.ended
  }

  /** The entry of a transaction id. @throws Refused where it belongs to another round */
  function entryOf(move: WalletMove): Entry | undefined {
    const found = entries.get(move.transaction_id)
    const isSame =
      found?.player === move.player && found.game === move.game_id && found.round === move.round_id
    if (found !== undefined && !isSame) throw mismatch()
    return found
  }

  function record(kind: Entry['kind'], move: WalletMove, response: WalletResponse): WalletResponse {
    const { transaction_id: transaction, player, game_id: game, round_id: round, amount } = move
    entries.set(transaction, { transaction, kind, player, game, round, amount, response })
    return response
  }

  return {
    accounts: accounts as ReadonlyMap<string, Account>,
    entries: entries as ReadonlyMap<string, Entry>,

    /** Opens an account with `cash` minor units. */
    open(name: string, cash: number, currency = 'KRW'): Account {
      const account: Account = { id: randomUUID(), name, currency, opening: cash, cash }
      accounts.set(account.id, account)
      return account
    },

    /** Signs the player in anew and makes a launch token for one game. */
    launch(player: string, game: string, lang = 'en'): string {
      const session = randomUUID()
      sessions.set(session, { player, ended: false })
      const token = randomBytes(32).toString('base64url')
      launches.set(token, { player, session, game, lang, endsAt: now() + launchMs, used: false })
      return token
    },

    /** Ends every session of a player, as a sign-out does. */
    endSessions(player: string): void {
      for (const session of sessions.values()) if (session.player === player) session.ended = true
    },

    /** Redeems a launch token, once. @throws Refused 403 */
    authenticate(token: string, game: string) {
      const launch = launches.get(token)
      const isGood = launch?.game === game && !launch.used && launch.endsAt > now()
      const account = launch === undefined ? undefined : accounts.get(launch.player)
      if (launch === undefined || !isGood || account === undefined)
        throw new Refused(403, 'studio.launchInvalid')
      launch.used = true
      const { id: player, name, currency, cash: balance } = account
      const { session, lang } = launch
      return { player, name, game_id: game, currency, lang, balance, session }
    },

    /** @param refusal a response that the debit gets whatever the player's funds are */
    debit(move: WalletMove, refusal?: 'insufficient_funds' | 'play_refused'): WalletResponse {
      const earlier = entryOf(move)
      if (earlier?.kind === 'tombstone') return { status: 'rolled_back', balance: earlier.response.balance }
      if (earlier !== undefined) {
        if (earlier.kind !== 'debit' || earlier.amount !== move.amount) throw mismatch()
        const isBack = earlier.back !== undefined && earlier.response.status === 'ok'
        return isBack ? { status: 'rolled_back', balance: earlier.back ?? 0 } : earlier.response
      }
      const account = accounts.get(move.player)
      if (account === undefined) return unknownPlayer
      if (!isActive(move)) return record('debit', move, sessionEnded)
      const { cash } = account
      if (refusal === 'play_refused')
        return record('debit', move, { status: refusal, balance: cash, reason: 'stopped' })
      if (refusal !== undefined || move.amount > cash)
        return record('debit', move, { status: 'insufficient_funds', balance: cash })
      account.cash -= move.amount
      return record('debit', move, { status: 'ok', balance: account.cash })
    },

    credit(move: WalletMove): WalletResponse {
      const earlier = entryOf(move)
      if (earlier !== undefined) {
        if (earlier.kind !== 'credit' || earlier.amount !== move.amount) throw mismatch()
        return earlier.response
      }
      const account = accounts.get(move.player)
      if (account === undefined) return unknownPlayer
      const stakes = stakesOf(entries.values(), move)
      if (stakes.length === 0) throw new Refused(422, 'studio.roundNotStaked')
      if (stakes.every(({ back }) => back !== undefined)) throw new Refused(422, 'studio.roundRolledBack')
      account.cash += move.amount
      return record('credit', move, { status: 'ok', balance: account.cash })
    },

    rollback(move: WalletMove): WalletResponse {
      const account = accounts.get(move.player)
      if (account === undefined) return unknownPlayer
      const earlier = entryOf(move)
      if (earlier === undefined)
        return record('tombstone', { ...move, amount: 0 }, { status: 'ok', balance: account.cash })
      if (earlier.kind === 'credit') throw mismatch()
      if (earlier.kind === 'tombstone') return earlier.response
      if (earlier.back === undefined) {
        if (earlier.response.status === 'ok') account.cash += earlier.amount
        earlier.back = account.cash
      }
      return { status: 'ok', balance: earlier.back }
    },

    balance(player: string, session?: string): WalletResponse {
      if (session !== undefined && !isActive({ player, session })) return sessionEnded
      const account = accounts.get(player)
      return account === undefined ? unknownPlayer : { status: 'ok', balance: account.cash }
    },
  }
}

export type Book = ReturnType<typeof createBook>

/** The stakes that were taken in a move's round. */
function stakesOf(entries: Iterable<Entry>, { player, game_id, round_id }: WalletMove): readonly Entry[] {
  return [...entries].filter(
    (entry) =>
      entry.kind === 'debit' &&
      entry.response.status === 'ok' &&
      entry.player === player &&
      entry.game === game_id &&
      entry.round === round_id,
  )
}

function mismatch(): Refused {
  return new Refused(422, 'studio.transactionMismatch')
}
