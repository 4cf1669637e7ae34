import { fill } from '../../../../src/contract/fill.ts'
import { moreMoney, refillDemo, showEnd, showShortOfFunds } from '../common-notices.ts'
import type { Desk } from './desk.ts'

/** What a player is told when a bet is not taken, and the way to more money. */
export interface Funds {
  /** The player has less than the stake. */
  short(): void
  /** The operator refused a bet. */
  refused(why: string | null): void
  /** The studio refused a call. */
  refusedCall(code: string): void
  /** The game session is over. */
  end(code: string): void
}

export function createFunds(desk: Desk): Funds {
  const { host, notice, sheet, api } = desk
  const { words, table: said } = sheet
  const room = { notice, host, words }

  function end(code: string) {
    desk.isOver = true
    desk.opened = undefined
    desk.clock.stop()
    desk.draw()
    showEnd(room, code)
  }

  function refilled(balance: number) {
    desk.setBalance(balance)
    desk.draw()
  }

  function short() {
    // The studio gives a guest no new money while a bet is on the table.
    const again = desk.bets.total() === 0 ? () => void refillDemo(api, notice, { end, refilled }) : undefined
    showShortOfFunds(room, desk.money, desk.balance, moreMoney(room, desk.opened?.demo === true, again))
  }

  return {
    short,
    end,
    refused(why) {
      if (why === 'insufficient_funds') short()
      else desk.tell(said.notAllowed)
    },
    refusedCall(code) {
      if (code === 'session_expired') end(code)
      else if (code === 'table_limit')
        desk.tell(fill(said.limitReached, { most: desk.money.full(desk.opened?.most ?? 0) }))
      else desk.tell(said.tooLate)
    },
  }
}
