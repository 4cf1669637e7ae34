import { and, eq } from 'drizzle-orm'
import type { WalletResponse, WalletMove } from '@marquee/contract/studio.ts'
import { ServerCode } from '@marquee/contract/codes.ts'
import { isUuid } from '../auth/tokens.ts'
import type { Db } from '../database/db.ts'
import { balanceOf, lockCash, post } from '../ledger/ledger.ts'
import { toMinor, toWire } from '../ledger/money.ts'
import { guardStake } from '../protection/guard.ts'
import type { SiteClock } from '../protection/play-clock.ts'
import { uncountReturnedStake } from '../protection/returned-stake.ts'
import { RequestError } from '../http/request-error.ts'
import { players, studioMoves } from '../database/schema.ts'
import { isSessionActive, sessionEndedResponse } from './game-sessions.ts'
import { type Counted, countStakeOf, uncountStakeOf } from '../wallet/wagering.ts'

type Move = typeof studioMoves.$inferSelect
type Owner = { readonly id: string; readonly currency: string }

/**
 * The seamless wallet that game studios call. Each function is one transaction, idempotent by the studio's transaction id.
 *
 * A move's row is inserted first. The second of two copies of a call waits there for the first one's commit, and then
 * repeats its response. Locks are always taken in this order: move, the stakes of its round, session (shared), the player's cash,
 * the player's other rows, the house.
 */

/** What the site says about stakes. */
export interface StakeRules {
  /** Thousandths of a stake that are earned in points. */
  readonly pointsPermille?: number
  /** Without it, breaks hold stakes, and nothing else does. */
  readonly protection?: SiteClock | undefined
  /** Whether the game is a live table: the round there is everybody's, and the least time between spins does not hold it. */
  readonly atTable?: boolean
}

/**
 * Takes a stake. It never overdraws: where the funds are missing it returns `insufficient_funds` and the balance. It takes
 * no stake without a session that is active at `now`: a game that stays open must not continue after a sign-out. What player
 * protection does not allow returns `play_refused`, before anything moves.
 */
export async function debit(
  db: Db,
  move: WalletMove,
  now: Date,
  { pointsPermille = 0, protection, atTable = false }: StakeRules = {},
): Promise<WalletResponse> {
  const before = await findMove(db, move.transaction_id)
  if (before) return repeat(before, move, 'debit')
  return db.transaction(async (tx) => {
    const owner = await findOwner(tx, move.player)
    if (!owner) return unknownPlayer
    const earlier = await claim(tx, move, 'debit', atTable || move.round_open === true)
    if (earlier) return repeat(earlier, move, 'debit')
    if (!(await isSessionActive(tx, move, now))) return settle(tx, move, 'session_ended', 0n)
    const amount = toMinor(move.amount)
    const cash = await lockCash(tx, owner.id, owner.currency)
    const { refusal, ...guarded } = await guardStake(tx, { site: protection, atTable }, move, amount, now)
    if (refusal) {
      await settle(tx, move, 'play_refused', cash, { refusal })
      return { status: 'play_refused', balance: toWire(cash), ...refusal }
    }
    const stake = { player: owner.id, currency: owner.currency, amount, reference: move.transaction_id }
    if (amount === 0n) {
      await countStakeOf(tx, stake, 0, guarded)
      return settle(tx, move, 'ok', cash)
    }
    const posted = await post(tx, {
      type: 'bet',
      reference: move.transaction_id,
      currency: owner.currency,
      from: { player: owner.id, kind: 'cash' },
      to: { house: 'games' },
      amount,
      gameId: move.game_id,
      roundId: move.round_id,
    })
    if (!posted.ok) return settle(tx, move, 'insufficient_funds', posted.balance)
    return settle(tx, move, 'ok', posted.from, await countStakeOf(tx, stake, pointsPermille, guarded))
  })
}

/**
 * Pays a win. It may come at any time: the round was played. A round that costs nothing begins with a debit of 0.
 *
 * @throws RequestError 422 `studio.roundNotStaked` for a round without a stake of this player, `studio.roundRolledBack` for one
 * whose stakes all went back: a person decides. Nothing is recorded: the same win may come again after its stake.
 */
export async function credit(db: Db, move: WalletMove): Promise<WalletResponse> {
  const before = await findMove(db, move.transaction_id)
  if (before) return repeat(before, move, 'credit')
  return db.transaction(async (tx) => {
    const owner = await findOwner(tx, move.player)
    if (!owner) return unknownPlayer
    const earlier = await claim(tx, move, 'credit')
    if (earlier) return repeat(earlier, move, 'credit')
    await requireStake(tx, move)
    await closeRound(tx, move)
    const amount = toMinor(move.amount)
    if (amount === 0n) return settle(tx, move, 'ok', await cashOf(tx, owner))
    const posted = await post(tx, {
      type: 'win',
      reference: move.transaction_id,
      currency: owner.currency,
      from: { house: 'games' },
      to: { player: owner.id, kind: 'cash' },
      amount,
      gameId: move.game_id,
      roundId: move.round_id,
    })
    if (!posted.ok) throw new Error('the house has no limit')
    return settle(tx, move, 'ok', posted.to)
  })
}

/** The first credit of a round that waited for its player ends it. */
async function closeRound(tx: Db, { player, game_id, round_id }: WalletMove): Promise<void> {
  const { playerId, gameId, roundId, roundOpen } = studioMoves
  await tx
    .update(studioMoves)
    .set({ roundOpen: false })
    .where(and(eq(playerId, player), eq(gameId, game_id), eq(roundId, round_id), eq(roundOpen, true)))
}

/** Requires a stake of the round that was not rolled back, and locks the stakes until the win is committed, so that no rollback runs meanwhile. */
async function requireStake(tx: Db, { player, game_id, round_id }: WalletMove): Promise<void> {
  const stakes = await tx
    .select({ rolledBackAt: studioMoves.rolledBackAt })
    .from(studioMoves)
    .where(
      and(
        eq(studioMoves.playerId, player),
        eq(studioMoves.gameId, game_id),
        eq(studioMoves.roundId, round_id),
        eq(studioMoves.kind, 'debit'),
        eq(studioMoves.status, 'ok'),
      ),
    )
    // Two wins of a round must lock its stakes in one order.
    .orderBy(studioMoves.transactionId)
    .for('update')
  if (stakes.some(({ rolledBackAt }) => rolledBackAt === null)) return
  const key = stakes.length === 0 ? 'studio.roundNotStaked' : 'studio.roundRolledBack'
  throw new RequestError(422, ServerCode.parameterInvalid, key)
}

/**
 * Undoes the debit of the same transaction id. When that debit has not arrived, its id is recorded, so that it is refused
 * later.
 *
 * @param zone IANA time zone of the site's days, by which limits count
 * @throws RequestError 422 for the id of a win, or of another player's or round's debit
 */
export async function rollback(db: Db, move: WalletMove, now: Date, zone: string): Promise<WalletResponse> {
  return db.transaction(async (tx) => {
    const owner = await findOwner(tx, move.player)
    if (!owner) return unknownPlayer
    const earlier = await claim(tx, { ...move, amount: 0 }, 'tombstone')
    if (!earlier) {
      const settled = await settle(tx, move, 'rolled_back', await cashOf(tx, owner))
      return { ...settled, status: 'ok' }
    }
    if (earlier.kind === 'credit' || !sameRound(earlier, move)) throw mismatch()
    if (earlier.kind === 'tombstone') return { status: 'ok', balance: toWire(earlier.balance) }
    if (earlier.rollbackBalance !== null) return { status: 'ok', balance: toWire(earlier.rollbackBalance) }
    const cash =
      earlier.status === 'ok' && earlier.amount > 0n
        ? await giveBack(tx, owner, earlier, now, zone)
        : await cashOf(tx, owner)
    await tx
      .update(studioMoves)
      .set({ rolledBackAt: now, rollbackBalance: cash })
      .where(eq(studioMoves.transactionId, earlier.transactionId))
    return { status: 'ok', balance: toWire(cash) }
  })
}

/** The player's balance. */
export async function balance(db: Db, player: string): Promise<WalletResponse> {
  const owner = await findOwner(db, player)
  return owner ? { status: 'ok', balance: toWire(await cashOf(db, owner)) } : unknownPlayer
}

const unknownPlayer: WalletResponse = { status: 'unknown_player', balance: 0 }

async function findOwner(db: Db, player: string): Promise<Owner | undefined> {
  if (!isUuid(player)) return undefined
  const [owner] = await db
    .select({ id: players.id, currency: players.currency })
    .from(players)
    .where(eq(players.id, player))
  return owner
}

function cashOf(db: Db, owner: Owner): Promise<bigint> {
  return balanceOf(db, { player: owner.id, kind: 'cash' }, owner.currency)
}

/** A committed move: repeating its response needs no transaction. */
async function findMove(db: Db, transactionId: string): Promise<Move | undefined> {
  const [found] = await db.select().from(studioMoves).where(eq(studioMoves.transactionId, transactionId))
  return found
}

/** Inserts the move. When its id exists already, returns that row and locks it: a rollback and its debit run one by one. */
async function claim(
  tx: Db,
  move: WalletMove,
  kind: Move['kind'],
  returnable = false,
): Promise<Move | undefined> {
  const [inserted] = await tx
    .insert(studioMoves)
    .values({
      transactionId: move.transaction_id,
      kind,
      playerId: move.player,
      gameId: move.game_id,
      roundId: move.round_id,
      amount: toMinor(move.amount),
      roundOpen: kind === 'debit' && move.round_open === true,
      returnable,
      status: 'ok',
      balance: 0n,
    })
    .onConflictDoNothing()
    .returning({ id: studioMoves.transactionId })
  if (inserted) return undefined
  const [earlier] = await tx
    .select()
    .from(studioMoves)
    .where(eq(studioMoves.transactionId, move.transaction_id))
    .for('update')
  if (!earlier) throw new Error('a studio move vanished')
  return earlier
}

async function settle(
  tx: Db,
  move: WalletMove,
  status: WalletResponse['status'],
  cash: bigint,
  more?: Counted | Pick<Move, 'refusal'>,
): Promise<WalletResponse> {
  await tx
    .update(studioMoves)
    .set({ status, balance: cash, ...more })
    .where(eq(studioMoves.transactionId, move.transaction_id))
  return { status, balance: toWire(cash) }
}

/** Repeats the first response; `rolled_back` for a debit whose rollback arrived before it or before its repeat. */
function repeat(earlier: Move, move: WalletMove, kind: 'debit' | 'credit'): WalletResponse {
  if (!sameRound(earlier, move)) throw mismatch()
  if (kind === 'debit' && earlier.kind === 'tombstone') {
    return { status: 'rolled_back', balance: toWire(earlier.balance) }
  }
  if (earlier.kind !== kind || earlier.amount !== toMinor(move.amount)) throw mismatch()
  if (earlier.status === 'session_ended') return sessionEndedResponse
  if (earlier.refusal) return { status: 'play_refused', balance: toWire(earlier.balance), ...earlier.refusal }
  if (earlier.status === 'ok' && earlier.rollbackBalance !== null) {
    return { status: 'rolled_back', balance: toWire(earlier.rollbackBalance) }
  }
  const status = earlier.status === 'insufficient_funds' ? 'insufficient_funds' : 'ok'
  return { status, balance: toWire(earlier.balance) }
}

function sameRound(earlier: Move, move: WalletMove): boolean {
  return (
    earlier.playerId === move.player && earlier.gameId === move.game_id && earlier.roundId === move.round_id
  )
}

function mismatch(): RequestError {
  return new RequestError(422, ServerCode.parameterInvalid, 'studio.transactionMismatch')
}

async function giveBack(tx: Db, owner: Owner, bet: Move, now: Date, zone: string): Promise<bigint> {
  const stake = {
    player: owner.id,
    currency: owner.currency,
    amount: bet.amount,
    reference: bet.transactionId,
  }
  await lockCash(tx, owner.id, owner.currency)
  await uncountReturnedStake(tx, stake, zone, now)
  const posted = await post(tx, {
    type: 'rollback',
    reference: bet.transactionId,
    currency: owner.currency,
    from: { house: 'games' },
    to: { player: owner.id, kind: 'cash' },
    amount: bet.amount,
    gameId: bet.gameId,
    roundId: bet.roundId,
  })
  if (!posted.ok) throw new Error('the house has no limit')
  await uncountStakeOf(tx, stake, bet)
  return posted.to
}
