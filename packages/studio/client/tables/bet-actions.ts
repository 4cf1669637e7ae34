import type { TableUpdate } from '../../shared/table-protocol.ts'
import type { CallResult } from '../common/api.ts'
import { limitText } from '../common/chip-screen.ts'
import { delay } from '../common/delay.ts'
import type { TableScreen } from './table-screen.ts'
import type { Funds } from './funds.ts'
import type { Chip } from './table-api.ts'

/** What a player does at a table. */
export interface BetActions {
  /** Puts chips on the table; one click is one debit. */
  place(chips: readonly Chip[]): Promise<void>
  /** Puts as much again on every spot that has chips. */
  double(): Promise<void>
  /** Takes the newest submission back. */
  undo(): Promise<void>
  /** Ends the betting of the round, where the player is alone; what the table is then, if it was taken. */
  closeEarly(): Promise<TableUpdate | undefined>
}

const retryMs = 800
/** The studio takes so many spots at a time. */
const mostSpots = 60
/** How long a stake without a response is requested again, ms: until the round is long over. */
const giveUpMs = 60_000

const nextTask = () => new Promise((resolve) => setTimeout(resolve))

export function createBetActions(screen: TableScreen, funds: Funds): BetActions {
  const { api, bets, sheet, sound } = screen
  const { words, table: texts } = sheet
  const roundId = () => screen.view?.round.id

  async function place(chips: readonly Chip[]): Promise<void> {
    const round = roundId()
    if (round === undefined || screen.opened === undefined) return
    if (!screen.canBet()) return screen.announce(texts.betsClosed)
    const stake = chips.reduce((sum, { amount }) => sum + amount, 0)
    if (bets.total() + stake > screen.opened.most) return screen.announce(limitText(screen))
    if (screen.balance < stake) return funds.short()
    const key = crypto.randomUUID()
    bets.submit(key, chips)
    screen.setBalance(screen.balance - stake)
    screen.draw()
    // The chip is in sight first: with a request in the same task a slow phone would show it late.
    await nextTask()
    sound.play('stop')
    if ('vibrate' in navigator) navigator.vibrate(8)
    const result = await insist(() => api.bet(key, round, chips))
    bets.drop(key)
    if (result.kind === 'data') {
      const { bet, balance: left } = result.data
      if (roundId() === round) bets.settle(bet)
      if (left !== null && !bets.isWaiting()) screen.setBalance(left)
      if (bet.state === 'refused') {
        if (left === null) screen.setBalance(screen.balance + stake)
        funds.refused(bet.refusal)
      } else if (bet.state === 'voided') screen.announce(texts.notTaken)
    } else {
      screen.setBalance(screen.balance + stake)
      if (result.kind === 'refused') funds.refusedCall(result.code)
      else screen.announce(words.offlineText)
    }
    screen.draw()
  }

  return {
    place,

    async double() {
      const chips = [...bets.amounts()].map(([spot, amount]) => ({ spot, amount }))
      const parts = Array.from({ length: Math.ceil(chips.length / mostSpots) }, (_, part) =>
        chips.slice(part * mostSpots, (part + 1) * mostSpots),
      )
      await Promise.all(parts.map(place))
    },

    async closeEarly() {
      const round = roundId()
      // A stake without a response yet is of this round still.
      while (bets.isWaiting()) await delay(100)
      if (round === undefined || !screen.canBet() || roundId() !== round) return undefined
      const result = await api.closeEarly(round)
      if (result.kind === 'data') return result.data
      if (result.kind === 'refused') funds.refusedStart(result.code)
      else screen.announce(words.offlineText)
      return undefined
    },

    async undo() {
      const round = roundId()
      // The newest submission may have no response yet: it is the one to take back.
      while (bets.isWaiting()) await delay(100)
      const newest = bets.newest()
      if (newest === undefined || !screen.canBet() || roundId() !== round) return
      bets.settle({ ...newest, state: 'voiding' })
      screen.draw()
      const result = await insist(() => api.takeBack(newest.id))
      if (result.kind === 'data') {
        if (roundId() === round) bets.settle(result.data.bet)
        if (result.data.balance !== null && !bets.isWaiting()) screen.setBalance(result.data.balance)
      } else if (result.kind === 'refused') {
        // A later round has no place for it.
        if (roundId() === round) bets.restore(newest)
        funds.refusedCall(result.code)
      }
      screen.draw()
    },
  }
}

/** Repeats a call until there is a response: the key of a bet, or its id, makes repeating harmless. */
async function insist<T>(call: () => Promise<CallResult<T>>): Promise<CallResult<T>> {
  for (const until = performance.now() + giveUpMs; ;) {
    const result = await call()
    const isUnclear = result.kind === 'noResponse' || (result.kind === 'refused' && isPassing(result.code))
    if (!isUnclear || performance.now() > until) return result
    await delay(retryMs)
  }
}

function isPassing(code: string): boolean {
  return code === 'operator_unavailable' || code === 'server_error' || code === 'too_soon'
}
