import { fill } from '@marquee/contract/fill.ts'
import type { TableSheet, TableView } from '../../shared/table-protocol.ts'
import { write } from '../common/element.ts'
import type { TableStage } from './table-stage.ts'

/** The countdown of a table, by the studio's clock. */
export interface Clock {
  follow(view: TableView): void
  isOpen(): boolean
  /** The result of this round is in sight: the time until the next one is counted. Before that it would be shown beside a turning wheel. */
  countDown(round: string): void
  /** How long the round lasts still, ms. */
  untilEnd(): number
  /** Calls back when bets are taken, and when they are no more. */
  onChange(changed: (isOpen: boolean) => void): void
  stop(): void
}

const tickMs = 200

/** A response that is this much older than another one was made by another clock. */
export const longestOvertakeMs = 60_000

export function createClock(
  { phase, seconds, bar }: Pick<TableStage, 'phase' | 'seconds' | 'bar'>,
  words: TableSheet['table'],
): Clock {
  let view: TableView | undefined
  /** The studio's time less the page's, ms. */
  let ahead = 0
  let wasOpen: boolean | undefined
  let shown = ''
  let changed: (isOpen: boolean) => void = () => undefined
  const line = bar.querySelector('i')

  const until = (instant: number) =>
    Math.max(0, instant - (performance.timeOrigin + performance.now() + ahead))
  const left = () => (view === undefined || view.round.result !== null ? 0 : until(view.round.closes_at))

  function tick() {
    if (view === undefined) return
    const ms = left()
    const isOpen = ms > 0
    const isOver = view.round.result !== null && view.round.id === shown
    const counted = isOver ? until(view.round.ends_at) : ms
    write(phase, isOpen ? words.placeBets : isOver ? words.nextRound : words.betsClosed)
    write(seconds, counted > 0 ? String(Math.ceil(counted / 1_000)) : '')
    bar.classList.toggle('hurry', isOpen && ms < 5_000)
    if (line) line.style.transform = `scaleX(${Math.min(1, ms / 15_000)})`
    if (isOpen === wasOpen) return
    wasOpen = isOpen
    if (isOpen)
      phase.setAttribute('aria-label', fill(words.secondsLeft, { seconds: String(Math.ceil(ms / 1_000)) }))
    else phase.removeAttribute('aria-label')
    changed(isOpen)
  }

  const timer = setInterval(tick, tickMs)
  return {
    follow(next) {
      view = next
      const offset = next.now - (performance.timeOrigin + performance.now())
      // The way here only makes the studio's time look earlier: the latest is the truest, unless its clock went back.
      const isOther = wasOpen === undefined || ahead - offset > longestOvertakeMs
      ahead = isOther ? offset : Math.max(ahead, offset)
      tick()
    },
    isOpen: () => left() > 0,
    countDown(round) {
      shown = round
      tick()
    },
    untilEnd: () => (view === undefined ? 0 : until(view.round.ends_at)),
    onChange: (next) => void (changed = next),
    stop: () => clearInterval(timer),
  }
}
