import type { TableUpdate } from '../../shared/table-protocol.ts'
import type { TableScreen } from './table-screen.ts'
import type { Results } from './results.ts'

/** Follows the rounds of a table. */
export interface Rounds {
  /** The table, or what the player has on it, has changed. */
  update(update: TableUpdate): void
  /** Asks the studio for the balance, and for a round that ended unseen. */
  refresh(): Promise<void>
}

export function createRounds(screen: TableScreen, results: Results): Rounds {
  const { api, bets, clock, layout, sheet, spots, stage, token } = screen
  const figure = new Intl.NumberFormat(screen.language)
  let shownRound = ''
  let revealing = ''
  /** The balance that the studio heard last. */
  let held: number | null = null

  function setHeld() {
    // A result that is not shown yet must not be told by the balance.
    if (held !== null && !bets.isWaiting() && screen.isTold()) screen.setBalance(held)
  }

  async function refresh() {
    const answer = await api.open(token, sheet.id)
    if (answer.kind !== 'data') return
    if (screen.isTold() && !bets.isWaiting()) screen.setBalance(answer.data.balance)
    results.tellMissed(answer.data.missed)
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
      // Answers may overtake each other: the table never goes back.
      if (screen.view !== undefined && table.now < screen.view.now) return
      screen.view = table
      const { round } = table
      clock.follow(table)
      stage.players.textContent = figure.format(table.players)
      const isNew = round.id !== shownRound
      if (isNew) begin(table)
      if (round.result !== null && (isNew || round.id !== revealing))
        void results.reveal(table, round.result, setHeld)
      revealing = round.result === null ? '' : round.id
      const decidedBefore = bets.won()
      for (const bet of own.bets) bets.settle(bet)
      held = own.balance
      if (screen.revealed === round.id && decidedBefore === undefined && bets.won() !== undefined)
        results.decided()
      setHeld()
      screen.draw()
    },
  }
}
