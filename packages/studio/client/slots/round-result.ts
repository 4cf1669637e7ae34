import { fill } from '@marquee/contract/fill.ts'
import type { GameSheet, Round, Step } from '../../shared/protocol.ts'
import type { Money } from '../common/money.ts'
import { createWinMoment, spokenWin, tierOf } from '../common/win-moment.ts'
import { offerSkip } from './round-show.ts'
import type { Stage } from './slot-stage.ts'

/** Shows how a round ended: the sum, and words for who does not see the reels. */
export interface RoundResult {
  show(round: Round): Promise<void>
  /** Goes to the whole sum of a win. Returns whether there was anything to skip. */
  skip(): boolean
  clear(): void
  /** Names the symbols on the reels, for screen readers. */
  describe(view: Pick<Step, 'window'>): void
  /** Words in the result's place, such as while a round is resumed. */
  announce(text: string): void
}

export function createRoundResult(
  stage: Stage,
  sheet: GameSheet,
  language: string,
  money: () => Money,
  still: () => boolean,
): RoundResult {
  const { words } = sheet
  const list = new Intl.ListFormat(language, { type: 'unit', style: 'short' })
  const moment = createWinMoment({ root: stage.root, place: stage.marquee, coins: stage.root }, words, still)

  function clear() {
    moment.clear()
    stage.result.replaceChildren()
    stage.result.className = 'result'
  }

  function announce(text: string) {
    moment.clear()
    stage.result.className = 'result words'
    stage.result.textContent = text
    stage.voice.textContent = text
  }

  return {
    clear,
    announce,
    skip: moment.skip,
    describe({ window }) {
      const columns = window.map((symbols, reel) => {
        const seen = symbols.map((symbol) => sheet.symbols[symbol]?.name ?? '')
        return fill(words.rowsShown, { reel: String(reel + 1), symbols: list.format(seen) })
      })
      stage.reels.setAttribute('aria-label', columns.join('. '))
    },
    async show(round) {
      clear()
      const { result } = round
      if (result === null) return
      if (result.total === 0) {
        stage.voice.textContent = words.noWin
        return
      }
      // A win that only returns the stake is named a return, and not celebrated.
      const gain = result.total > round.stake
      const label = document.createElement('span')
      label.textContent = gain ? words.win : words.returned
      const figure = document.createElement('b')
      stage.result.style.setProperty('--figures', String(money().figure(result.total).length))
      stage.result.className = gain ? 'result won' : 'result words'
      stage.result.replaceChildren(label, ' ', figure)
      const amount = money().full(result.total)
      const [step, ...others] = result.steps
      const isLines = sheet.mechanic === 'lines' && step !== undefined && others.length === 0
      stage.voice.textContent = isLines
        ? fill(words.wonOf, { amount, lines: String(step.wins.length) })
        : fill(words.wonSum, { amount })
      const write = (sum: number) => (figure.textContent = money().figure(sum))
      if (!gain) return void write(result.total)
      const win = { stake: round.stake, amount: result.total }
      stage.voice.textContent = spokenWin(words, win, stage.voice.textContent ?? '')
      const isLarge = tierOf(win) > 0
      if (isLarge) offerSkip(stage, words, true)
      await moment.show(win, write)
      if (isLarge) offerSkip(stage, words, false)
    },
  }
}
