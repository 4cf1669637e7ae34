import type { TableUpdate } from '../../shared/table-protocol.ts'
import { write } from '../common/element.ts'
import type { TableScreen } from './table-screen.ts'
import { longestOvertakeMs } from './clock.ts'
import type { Results } from './results.ts'

/** Follows the rounds of a table. */
export interface Rounds {
  /** The table, or what the player has on it, has changed. */
  update(update: TableUpdate): void
  /** Requests the balance from the studio, and for a round that ended unseen. */
  refresh(): Promise<void>
}

export function createRounds(screen: TableScreen, results: Results): Rounds {
  const { api, bets, clock, layout, sheet, spots, stage, token } = screen
  const figure = new Intl.NumberFormat(screen.language)
  let shownRound = ''
  let revealing = ''
  /** The last balance that the studio sent. */
  let balance: number | null = null

  function applyBalance() {
    // A result that is not shown yet must not be revealed by the balance.
    if (balance !== null && !bets.isWaiting() && screen.isResultShown()) screen.setBalance(balance)
  }

  async function refresh() {
    const result = await api.open(token, sheet.id)
    if (result.kind !== 'data') return
    if (screen.isResultShown() && !bets.isWaiting()) screen.setBalance(result.data.balance)
    results.showMissed(result.data.missed)
    screen.draw()
  }

  function begin({ round, results: earlier }: TableUpdate['table']) {
    // The page was cut off, asleep or out of view while its round ended.
    if (!results.isWatched(shownRound) && bets.total() > 0) void refresh()
    shownRound = round.id
    screen.revealed = ''
    bets.begin(round.id)
    layout.clear()
    screen.letResultGo()
    spots.mark(new Set())
    layout.history(earlier)
  }

  return {
    refresh,
    update({ table, own }) {
      // Responses may overtake each other: the table goes back only with the clock of the studio's database.
      const back = (screen.view?.now ?? 0) - table.now
      if (back > 0 && back < longestOvertakeMs) return
      screen.view = table
      const { round } = table
      clock.follow(table)
      write(stage.players, figure.format(table.players))
      const isNew = round.id !== shownRound
      if (isNew) begin(table)
      if (round.result !== null && (isNew || round.id !== revealing))
        void results.reveal(table, round.result, applyBalance)
      revealing = round.result === null ? '' : round.id
      const decidedBefore = bets.won()
      for (const bet of own.bets) bets.settle(bet)
      balance = own.balance
      if (screen.revealed === round.id && decidedBefore === undefined && bets.won() !== undefined)
        results.decided()
      applyBalance()
      screen.draw()
    },
  }
}
