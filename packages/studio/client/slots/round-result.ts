import { fill } from '@marquee/contract/fill.ts'
import type { GameSheet, Round, Step } from '../../shared/protocol.ts'
import type { Money } from '../common/money.ts'
import type { Stage } from './slot-stage.ts'

/** Shows how a round ended: the sum, and words for who does not see the reels. */
export interface RoundResult {
  show(round: Round): Promise<void>
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
  let run = 0

  function clear() {
    run++
    stage.result.replaceChildren()
    stage.result.className = 'result'
  }

  function announce(text: string) {
    run++
    stage.result.className = 'result words'
    stage.result.textContent = text
    stage.voice.textContent = text
  }

  /** Counts the sum up once; ends at once if another result arrives. */
  function count(figure: HTMLElement, total: number): Promise<void> {
    const mine = run
    const whole = money().figure(total)
    if (still()) {
      figure.textContent = whole
      return Promise.resolve()
    }
    return new Promise((resolve) => {
      const began = performance.now()
      const step = (now: number) => {
        const share = Math.min(1, Math.max(0, (now - began) / 620))
        if (mine !== run) return resolve()
        // Whole line bets on the way, so that no digit flickers that cannot be paid.
        const unit = Math.max(1, Math.round(total / 40))
        const value = share === 1 ? total : Math.round((total * (1 - (1 - share) ** 3)) / unit) * unit
        figure.textContent = share === 1 ? whole : money().figure(value)
        if (share < 1) requestAnimationFrame(step)
        else resolve()
      }
      requestAnimationFrame(step)
    })
  }

  return {
    clear,
    announce,
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
      if (gain) await count(figure, result.total)
      else figure.textContent = money().figure(result.total)
    },
  }
}
