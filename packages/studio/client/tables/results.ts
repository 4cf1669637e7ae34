import { fill } from '@marquee/contract/fill.ts'
import { delay } from '../common/delay.ts'
import type { OpenedTable, TableView } from '../../shared/table-protocol.ts'
import { spokenWin, tierOf } from '../common/win-moment.ts'
import type { TableScreen } from './table-screen.ts'

/** How the ends of rounds are shown and announced. */
export interface Results {
  /** Shows a result, then tells and celebrates what it brought. `then` runs once it is shown. */
  reveal(view: TableView, result: readonly number[], then: () => void): Promise<void>
  /** The player's bets were decided after their result was shown. */
  decided(): void
  /** The player sees the page: what it shows counts as seen. */
  noteWatched(): void
  /** Whether the player had the result of this round in view. */
  isWatched(round: string): boolean
  /** Tells how a round ended that the page did not show. */
  showMissed(missed: OpenedTable['missed']): void
  pause(isPaused: boolean): void
}

/** A result that has been known for longer than this, ms, is shown without the draw. */
const lateMs = 4_500
/** The felt is as it is for betting so long before bets are taken, ms: nothing moves under a finger. */
const restMs = 900

export function createResults(screen: TableScreen): Results {
  const { api, bets, host, layout, notice, sheet, sound, spots } = screen
  const { words, table: texts } = sheet
  /** The round whose result the player had in view. */
  let watched = ''
  let isPaused = false
  /** The result that is shown, in few words. */
  let brief = ''

  function ownResult(): string {
    const [won, stake] = [bets.won(), bets.total()]
    if (won === undefined) return ''
    if (won === 0) return texts.lost
    const amount = screen.money.full(won)
    const text = fill(texts.paidBack, { amount })
    // What is less than the stake is no win.
    return won <= stake ? text : spokenWin(words, { stake, amount: won }, text)
  }

  /** The result of a hidden or minimised page is shown again when the next round begins. */
  function noteWatched() {
    if (isPaused || document.hidden || screen.revealed === '') return
    watched = screen.revealed
    const isDecided = bets.won() !== undefined
    // For somebody who is alone the next round begins soon after this.
    const isAwaited = bets.total() === 0 && screen.view?.players === 1
    if (isDecided || isAwaited) void api.seen(watched)
  }

  function celebrate() {
    const [won, staked] = [bets.won() ?? 0, bets.total()]
    if (won === 0) return
    if (won > staked) {
      sound.play(tierOf({ stake: staked, amount: won }) > 0 ? 'largeWin' : 'win')
      void screen.win.show({ stake: staked, amount: won }, screen.money, brief === '' ? '' : `${brief}. `)
    }
    host.send({ type: 'win', stake: staked, amount: won })
  }

  return {
    async reveal({ round, results, now }, result, then) {
      const { id, won, drawn_at: drawnAt } = round
      await layout.show(result, now - drawnAt > lateMs)
      if (screen.view?.round.id !== id) return
      screen.revealed = id
      screen.lastRound = id
      screen.clock.countDown(id)
      layout.history([result, ...results])
      spots.mark(new Set(won))
      const text = fill(texts.result, { result: screen.resultName(result) })
      const own = ownResult()
      brief = layout.brief?.(result) ?? text
      screen.announceResult(inOne(brief, own), inOne(text, own))
      celebrate()
      noteWatched()
      then()
      screen.draw()
      await delay(screen.clock.untilEnd() - restMs)
      if (screen.view.round.id === id) layout.rest?.()
    },

    decided() {
      const own = ownResult()
      screen.announceResult(inOne(brief, own), own)
      celebrate()
      noteWatched()
    },

    noteWatched,
    isWatched: (round) => watched === round,

    showMissed(missed) {
      if (missed === null) return
      const { result, staked, won } = missed
      const { money } = screen
      const parts = { result: screen.resultName(result), stake: money.full(staked), win: money.full(won) }
      const text = fill(texts.missedText, parts)
      notice.show({
        title: texts.missedTitle,
        text,
        banner: true,
        actions: [{ label: words.fine, act: notice.clear, dismisses: true }],
      })
      void api.seen(missed.round)
    },

    pause(paused) {
      isPaused = paused
      if (!paused) noteWatched()
    },
  }
}

/** What was drawn and what it brought, where there is something to say. */
const inOne = (...parts: readonly string[]) => parts.filter(Boolean).join('. ')
