import type { Answer } from '../common/api.ts'
import { limitText } from '../common/chip-screen.ts'
import { delay } from '../common/delay.ts'
import type { TableScreen } from './table-screen.ts'
import type { Funds } from './funds.ts'
import type { Chip } from './table-api.ts'

/** What a player does at a table. */
export interface BetActions {
  /** Puts chips on the table; one press is one debit. */
  place(chips: readonly Chip[]): Promise<void>
  /** Puts as much again on every spot that has chips. */
  double(): Promise<void>
  /** Takes the newest press back. */
  undo(): Promise<void>
}

const retryMs = 800
/** The studio takes so many spots at a time. */
const mostSpots = 60
/** A stake that is not answered is asked about until the round is long over, ms. */
const giveUpMs = 60_000

export function createBetActions(screen: TableScreen, funds: Funds): BetActions {
  const { api, bets, sheet, sound } = screen
  const { words, table: said } = sheet
  const roundId = () => screen.view?.round.id

  async function place(chips: readonly Chip[]): Promise<void> {
    const round = roundId()
    if (round === undefined || screen.opened === undefined) return
    if (!screen.canBet()) return screen.tell(said.betsClosed)
    const stake = chips.reduce((sum, { amount }) => sum + amount, 0)
    if (bets.total() + stake > screen.opened.most) return screen.tell(limitText(screen))
    if (screen.balance < stake) return funds.short()
    const key = crypto.randomUUID()
    bets.press(key, chips)
    screen.setBalance(screen.balance - stake)
    sound.play('stop')
    if ('vibrate' in navigator) navigator.vibrate(8)
    screen.draw()
    const answer = await insist(() => api.bet(key, round, chips))
    bets.drop(key)
    if (answer.kind === 'data') {
      const { bet, balance: left } = answer.data
      if (roundId() === round) bets.settle(bet)
      if (left !== null && !bets.isWaiting()) screen.setBalance(left)
      if (bet.state === 'refused') {
        if (left === null) screen.setBalance(screen.balance + stake)
        funds.refused(bet.refusal)
      } else if (bet.state === 'voided') screen.tell(said.notTaken)
    } else {
      screen.setBalance(screen.balance + stake)
      if (answer.kind === 'refused') funds.refusedCall(answer.code)
      else screen.tell(words.offlineText)
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

    async undo() {
      const round = roundId()
      // The newest press may not be answered yet: it is the one to take back.
      while (bets.isWaiting()) await delay(100)
      const newest = bets.newest()
      if (newest === undefined || !screen.canBet() || roundId() !== round) return
      bets.settle({ ...newest, state: 'voiding' })
      screen.draw()
      const answer = await insist(() => api.takeBack(newest.id))
      if (answer.kind === 'data') {
        if (roundId() === round) bets.settle(answer.data.bet)
        if (answer.data.balance !== null && !bets.isWaiting()) screen.setBalance(answer.data.balance)
      } else if (answer.kind === 'refused') {
        // A later round has no place for it.
        if (roundId() === round) bets.restore(newest)
        funds.refusedCall(answer.code)
      }
      screen.draw()
    },
  }
}

/** Asks until there is an answer: the key of a bet, or its id, makes repeating harmless. */
async function insist<T>(ask: () => Promise<Answer<T>>): Promise<Answer<T>> {
  for (const until = performance.now() + giveUpMs; ;) {
    const answer = await ask()
    const isUnclear = answer.kind === 'noAnswer' || (answer.kind === 'refused' && isPassing(answer.code))
    if (!isUnclear || performance.now() > until) return answer
    await delay(retryMs)
  }
}

function isPassing(code: string): boolean {
  return code === 'operator_unavailable' || code === 'server_error' || code === 'too_soon'
}
