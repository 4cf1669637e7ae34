import type { Draw } from '../../shared/draw.ts'
import { recorded } from '../fairness/draws.ts'
import { drawFor as drawFromSeeds } from '../fairness/seeds.ts'
import { gameOf } from '../games/games.ts'
import {
  createSettlement,
  type DebitStake,
  refusedBy,
  type Settlement,
  type SettlementOptions,
} from '../settlement/settlement.ts'
import { claimStalled } from '../settlement/staked-rows.ts'
import {
  abandonedHands,
  changeHand,
  type HandChange,
  handById,
  type HandRow,
  movingHandStates,
  writeDecision,
} from './hand-rows.ts'
import type { HandDecision, HandRules } from '../../shared/hand-rules.ts'
import { studioHands } from './schema.ts'

export interface HandSettlementOptions extends SettlementOptions {
  /** Age in milliseconds at which a hand is voided instead of dealt when its first stake was never confirmed. */
  readonly maxAgeMs?: number
  /** How long a hand waits for its player, milliseconds. */
  readonly waitMs?: number | undefined
  /** The draws of a hand instead of the player's seeds: for tests. */
  readonly drawFor?: (row: HandRow) => Promise<Draw | undefined>
}

/** A hand waits for its player this long, ms. Then the printed rule decides it. */
export const handWaitMs = 24 * 60 * 60_000

/**
 * Settles hands. A hand waits in `playing` for its player's decisions. A decision that costs is debited in `staking`, and the hand goes
 * back to `playing` where the operator refuses it.
 */
export function createHandSettlement(options: HandSettlementOptions): Settlement<HandRow> {
  const { db, log, maxAgeMs = 10 * 60_000, waitMs = handWaitMs } = options
  const drawFor = options.drawFor ?? ((row: HandRow) => drawFromSeeds(db, row))

  async function start(row: HandRow, balance: number): Promise<HandChange> {
    const rules = handRulesOf(row)
    const source = await drawFor(row)
    if (rules === undefined || source === undefined) return { state: 'voiding' }
    const { draw, drawn } = recorded(source)
    const cards = rules.draw(draw)
    const { win } = rules.play(cards, row, [])
    const state = win === null ? 'playing' : 'decided'
    return { state, win, cards, drawn, staked: row.stake + row.side, balance }
  }

  async function takeExtraStake(row: HandRow, debit: DebitStake<HandRow>): Promise<HandChange> {
    const { pending, cards } = row
    const rules = handRulesOf(row)
    if (pending === null || cards === null || rules === undefined)
      throw new Error(`hand ${row.id} has no step`)
    const { decision, amount } = pending
    const response = await debit(row, `${row.step}.${row.attempt}`, amount)
    // During a break too: whatever else ended the hand once cards are seen would be an option that the game does not price.
    if (response.status !== 'ok') return { state: 'playing', pending: null, ...refusedBy(response) }
    const decisions = [...row.decisions, decision]
    const { win } = rules.play(cards, row, decisions)
    return {
      state: win === null ? 'playing' : 'decided',
      win,
      decisions,
      step: row.step + 1,
      pending: null,
      staked: row.staked + amount,
      balance: response.balance,
    }
  }

  /** Decides a hand by the printed rule, as if the player had. */
  async function decideForAbsent(abandoned: HandRow, finish: Settlement<HandRow>['finish']): Promise<void> {
    let row = abandoned
    while (row.state === 'playing') {
      const { cards, decisions, session } = row
      const rules = handRulesOf(row)
      if (cards === null || rules === undefined) throw new Error(`hand ${row.id} has no rules`)
      const decision = rules.absent(rules.play(cards, row, decisions).options)
      const { win } = rules.play(cards, row, [...decisions, decision])
      await writeDecision(
        db,
        row,
        { by: 'rule', key: `absent ${row.step}`, session, decision, extra: 0 },
        win,
      )
      row = await finish(row.id)
    }
  }

  const stuckEvent = (id: string, reason: string) => ({ event: 'studio.hand_stuck', hand: id, reason })

  return createSettlement<HandRow, HandChange>(options, {
    async load(id) {
      const row = await handById(db, id)
      if (row === undefined) throw new Error(`no hand ${id}`)
      return row
    },
    save: (row, change) => changeHand(db, row, change),
    claimStalled: (quiet) => claimStalled(db, studioHands, movingHandStates, quiet),
    walletRoundOf: ({ id }) => id,
    stakeOf: ({ stake, side }) => stake + side,
    hasOpenRounds: true,
    isExpired: ({ createdAt }) => Date.now() - createdAt.getTime() > maxAgeMs,
    start,
    advance: async (row, debit) => (row.state === 'staking' ? takeExtraStake(row, debit) : undefined),
    async recoverMore(_, { finish }) {
      for (const row of await abandonedHands(db, waitMs))
        await decideForAbsent(row, finish).catch((error: unknown) => log(stuckEvent(row.id, String(error))))
    },
    stuckEvent,
  })
}

/** The rules of a hand's game. */
export function handRulesOf({ gameId }: Pick<HandRow, 'gameId'>): HandRules | undefined {
  return gameOf(gameId)?.hand?.rules
}

/** What a decision costs beyond what is staked, minor units; `undefined` where it may not be taken. */
export function extraOf(row: HandRow, decision: HandDecision): number | undefined {
  const rules = handRulesOf(row)
  if (rules === undefined || row.cards === null) return undefined
  const { options } = rules.play(row.cards, row, row.decisions)
  return options.find((option) => option.decision === decision)?.extra
}
