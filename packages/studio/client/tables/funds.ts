import { limitText, showShortFunds } from '../common/chip-screen.ts'
import { showEnd } from '../common/common-notices.ts'
import type { TableScreen } from './table-screen.ts'

/** What a player is shown when a bet is not taken, and the way to more money. */
export interface Funds {
  /** The player has less than the stake. */
  short(): void
  /** The operator refused a bet. */
  refused(why: string | null): void
  /** The studio refused a call. */
  refusedCall(code: string): void
  /** The studio did not end the betting early. */
  refusedStart(code: string): void
  /** The game session is over. */
  end(code: string): void
}

export function createFunds(screen: TableScreen): Funds {
  const { host, notice, sheet } = screen
  const { words, table: texts } = sheet
  const context = { notice, host, words }

  function end(code: string) {
    screen.isOver = true
    screen.opened = undefined
    screen.clock.stop()
    screen.draw()
    showEnd(context, code)
  }

  // The studio gives a guest no new money while a bet is on the table.
  const short = () => showShortFunds(screen, screen.bets.total() === 0, end)

  return {
    short,
    end,
    refused(why) {
      if (why === 'insufficient_funds') short()
      else screen.announce(texts.notAllowed)
    },
    refusedCall(code) {
      if (code === 'session_expired') end(code)
      else screen.announce(code === 'table_limit' ? limitText(screen) : texts.tooLate)
    },
    refusedStart(code) {
      if (code === 'session_expired') end(code)
      else if (code === 'others_at_table') screen.announce(texts.aloneRule)
      else screen.announce(code === 'bets_closed' ? texts.betsClosed : words.busyText)
    },
  }
}
