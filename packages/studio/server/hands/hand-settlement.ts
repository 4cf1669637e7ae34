import type { WalletAnswer } from '@marquee/contract/studio.ts'
import type { Log } from '../log.ts'
import { walletsOf } from '../demo-wallet.ts'
import type { Draw } from '../../shared/draw.ts'
import { recorded } from '../fair/draws.ts'
import { drawFor as drawFromSeeds } from '../fair/seeds.ts'
import { gameOf } from '../games.ts'
import { oncePerId } from '../once-per-id.ts'
import type { StudioDb } from '../rounds.ts'
import type { Wallet } from '../wallet-client.ts'
import { moveOf, owed, refusedIn } from '../wallet-moves.ts'
import type { HandDecision, HandRules } from '../../shared/hand-rules.ts'
import {
  handById,
  type HandRow,
  isMoving,
  leftHands,
  pressHand,
  takeStalledHands,
  turnHand,
} from './hand-rows.ts'
import type { HandRefusal } from './schema.ts'

export interface HandSettlementOptions {
  readonly db: StudioDb
  readonly wallet: Wallet
  readonly log: Log
  /** Age in milliseconds at which a hand is voided instead of dealt when its first stake was never confirmed. */
  readonly maxAgeMs?: number
  /** How long a hand waits for its player, milliseconds. */
  readonly waitMs?: number | undefined
  /** The draws of a hand in place of the player's seeds: for tests. */
  readonly drawFor?: (row: HandRow) => Promise<Draw>
}

/** Moves hands and their money. */
export interface HandSettlement {
  /**
   * Takes a hand as far as it can go without its player. Every step is written before the next one begins, and the ids of its
   * moves of money are made from the hand's and the step's: the call may be interrupted anywhere and repeated by any process.
   *
   * @throws UnclearAnswerError when the operator cannot be reached; the hand stays where it is
   */
  finish(id: string): Promise<HandRow>
  /**
   * Finishes the hands that were not updated for `quiet` milliseconds, and decides by the printed rule those whose player was
   * away for a day. Never rejects.
   */
  recover(quiet: number): Promise<void>
}

/** A hand waits for its player this long, ms. */
export const handWaitMs = 24 * 60 * 60_000

export function createHandSettlement(options: HandSettlementOptions): HandSettlement {
  const { db, log, maxAgeMs = 10 * 60_000, waitMs = handWaitMs } = options
  const drawFor = options.drawFor ?? ((row: HandRow) => drawFromSeeds(db, row))
  const walletOf = walletsOf(db, options.wallet)

  async function reread(id: string): Promise<HandRow> {
    const row = await handById(db, id)
    if (row === undefined) throw new Error(`no hand ${id}`)
    return row
  }

  const order = (row: HandRow, move: string, amount: number) => moveOf(row, row.id, move, amount)

  async function takeStake(row: HandRow): Promise<void> {
    if (Date.now() - row.createdAt.getTime() > maxAgeMs) return turnHand(db, row, { state: 'voiding' })
    const stake = row.stake + row.side
    const answer = await walletOf(row).debit({
      ...order(row, 'stake', stake),
      round_open: true,
    })
    const { status, balance } = answer
    if (status === 'session_ended')
      return turnHand(db, row, {
        state: 'refused',
        refusal: refusalOf(answer),
      })
    if (status === 'insufficient_funds' || status === 'play_refused')
      return turnHand(db, row, {
        state: 'refused',
        balance,
        refusal: refusalOf(answer),
      })
    if (status !== 'ok') return turnHand(db, row, { state: 'voided', balance })
    const rules = rulesOf(row)
    if (rules === undefined) return turnHand(db, row, { state: 'voiding' })
    const { draw, drawn } = recorded(await drawFor(row))
    const cards = rules.draw(draw)
    const { win } = rules.play(cards, row, [])
    return turnHand(db, row, {
      state: win === null ? 'playing' : 'decided',
      win,
      cards,
      drawn,
      staked: stake,
      balance,
    })
  }

  async function takeExtra(row: HandRow): Promise<void> {
    const { pending, cards } = row
    const rules = rulesOf(row)
    if (pending === null || cards === null || rules === undefined)
      throw new Error(`hand ${row.id} has no step`)
    const { decision, amount } = pending
    const move = `${row.step}.${row.attempt}`
    const answer = await walletOf(row).debit({
      ...order(row, move, amount),
      round_open: true,
    })
    const { status, balance } = answer
    if (status !== 'ok') {
      const known = status === 'session_ended' ? {} : { balance }
      return turnHand(db, row, {
        state: 'playing',
        pending: null,
        refusal: refusalOf(answer),
        ...known,
      })
    }
    const decisions = [...row.decisions, decision]
    const { win } = rules.play(cards, row, decisions)
    return turnHand(db, row, {
      state: win === null ? 'playing' : 'decided',
      win,
      decisions,
      step: row.step + 1,
      pending: null,
      staked: row.staked + amount,
      balance,
    })
  }

  /** Credits nothing too: the credit ends the round in the operator's books. */
  async function payWin(row: HandRow): Promise<void> {
    const win = order(row, 'win', row.win ?? 0)
    const balance = await owed(walletOf(row).credit(win), `the win of hand ${row.id}`)
    await turnHand(db, row, { state: 'settled', balance })
  }

  async function giveBack(row: HandRow): Promise<void> {
    const stake = order(row, 'stake', row.stake + row.side)
    const balance = await owed(walletOf(row).rollback(stake), `the rollback of hand ${row.id}`)
    await turnHand(db, row, { state: 'voided', balance })
  }

  async function run(id: string): Promise<HandRow> {
    let row = await reread(id)
    while (isMoving(row)) {
      if (row.state === 'open') await takeStake(row)
      else if (row.state === 'staking') await takeExtra(row)
      else if (row.state === 'decided') await payWin(row)
      else await giveBack(row)
      row = await reread(id)
    }
    return row
  }

  const finish = oncePerId(run)

  /** Decides a hand by the printed rule, as if the player had. */
  async function decideForAbsent(left: HandRow): Promise<void> {
    let row = left
    while (row.state === 'playing') {
      const { cards, decisions, session } = row
      const rules = rulesOf(row)
      if (cards === null || rules === undefined) throw new Error(`hand ${row.id} has no rules`)
      const decision = rules.absent(rules.play(cards, row, decisions).options)
      const { win } = rules.play(cards, row, [...decisions, decision])
      await pressHand(db, row, { key: `absent ${row.step}`, session, decision, extra: 0 }, win)
      row = await finish(row.id)
    }
  }

  async function recover(quiet: number): Promise<void> {
    const stuck = (id: string, error: unknown) =>
      log({ event: 'studio.hand_stuck', hand: id, reason: String(error) })
    try {
      for (const id of await takeStalledHands(db, quiet)) await finish(id).catch((error) => stuck(id, error))
      for (const row of await leftHands(db, waitMs))
        await decideForAbsent(row).catch((error) => stuck(row.id, error))
    } catch (error) {
      log({ event: 'studio.recovery_failed', reason: String(error) })
    }
  }

  return { finish, recover }
}

/** The rules of a hand's game. */
export function rulesOf({ gameId }: Pick<HandRow, 'gameId'>): HandRules | undefined {
  return gameOf(gameId)?.hand?.rules
}

function refusalOf(answer: WalletAnswer): HandRefusal {
  return answer.status === 'play_refused' ? refusedIn(answer) : { reason: answer.status }
}

/** Whether a decision is open, and what it costs; `undefined` where it is not. */
export function extraOf(row: HandRow, decision: HandDecision): number | undefined {
  const rules = rulesOf(row)
  if (rules === undefined || row.cards === null) return undefined
  const { options } = rules.play(row.cards, row, row.decisions)
  return options.find((option) => option.decision === decision)?.extra
}
