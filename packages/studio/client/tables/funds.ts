import { limitText, tellShort } from '../chip-desk.ts'
import { showEnd } from '../common-notices.ts'
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
  const { host, notice, sheet } = desk
  const { words, table: said } = sheet
  const room = { notice, host, words }

  function end(code: string) {
    desk.isOver = true
    desk.opened = undefined
    desk.clock.stop()
    desk.draw()
    showEnd(room, code)
  }

  // The studio gives a guest no new money while a bet is on the table.
  const short = () => tellShort(desk, desk.bets.total() === 0, end)

  return {
    short,
    end,
    refused(why) {
      if (why === 'insufficient_funds') short()
      else desk.tell(said.notAllowed)
    },
    refusedCall(code) {
      if (code === 'session_expired') end(code)
      else desk.tell(code === 'table_limit' ? limitText(desk) : said.tooLate)
    },
  }
}
