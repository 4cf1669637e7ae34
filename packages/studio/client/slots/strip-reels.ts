import { delay } from '../common/delay.ts'
import { element } from '../common/element.ts'
import { isLit, symbolAt, type Reels, type ReelsInput, type View } from './reels.ts'

/** Symbols a second at full speed. */
const speed = 15
/** Milliseconds of the start, of the way back after a reel ran over its stop, and between the stops of two reels. */
const startTime = 280
const settleTime = 200
const stagger = 170
/** Milliseconds between the starts of two reels: a slow phone draws one long strip within a frame, but not five. */
const startStagger = 34
/** Symbols that pass during the start, while a reel brakes, and beyond the stop. */
const startWay = 1.4
const brakeWay = 3
const over = 0.12
/** Symbols above the window that the start and the way over the stop need. */
const above = 2

/** Accelerates from a small pull back to exactly `speed`, and brakes evenly from it. */
const accelerate = 'cubic-bezier(0.5, -0.2, 0.8, 0.4)'
const brake = 'cubic-bezier(0.333, 0.667, 0.667, 1)'

/** The reels of strips: columns of pictures that the browser's own animations move downwards. */
export function stripReels({ container, strips, rows, pictures, still }: ReelsInput): Reels {
  const columns = strips.map(() => element('div', { class: 'strip' }))
  const root = element('div', { class: 'strips', 'aria-hidden': 'true' }, ...columns)
  container.append(root)
  let shown: View['stops'] = strips.map(() => 0)
  let animations: Animation[][] = strips.map(() => [])

  /** Puts symbols into a column, top to bottom. */
  function fill(column: HTMLElement, symbols: readonly number[]) {
    column.replaceChildren(
      ...symbols.map((symbol) =>
        element('div', { class: 'cell' }, element('img', { src: pictures[symbol]?.src ?? '', alt: '' })),
      ),
    )
  }

  const symbolsFrom = (reel: number, first: number, count: number) =>
    Array.from({ length: count }, (_, index) => symbolAt(strips[reel] ?? [], first + index))

  function cancel() {
    for (const animation of animations.flat()) animation.cancel()
    animations = strips.map(() => [])
  }

  function show({ stops }: View) {
    cancel()
    shown = stops
    for (const [reel, column] of columns.entries()) {
      fill(column, symbolsFrom(reel, stops[reel] ?? 0, rows))
      column.classList.remove('fast')
    }
    root.classList.remove('waiting')
  }

  /** Runs a whole strip past the window again and again. */
  function spin(column: HTMLElement, reel: number) {
    const length = strips[reel]?.length ?? 0
    column.classList.add('fast')
    fill(column, symbolsFrom(reel, (shown[reel] ?? 0) - above, above + length + rows + 1))
    const start = column.animate(
      [
        { transform: down(-above - length), easing: accelerate },
        { transform: down(-above - length + startWay) },
      ],
      startTime,
    )
    const run = column.animate(
      [{ transform: down(-above - length + startWay) }, { transform: down(-above + startWay) }],
      { delay: startTime, duration: (length / speed) * 1000, iterations: Number.POSITIVE_INFINITY },
    )
    animations[reel] = [start, run]
  }

  /** Brings a reel to rest: what is in sight continues without a jump, and the symbols of its stop follow. */
  async function halt(column: HTMLElement, reel: number, stop: number) {
    const cell = column.firstElementChild?.getBoundingClientRect().height || 1
    const top = -new DOMMatrix(getComputedStyle(column).transform).m42 / cell
    const first = Math.floor(top)
    const inSight = symbolsFrom(reel, (shown[reel] ?? 0) - above + first, rows + 1)
    for (const animation of animations[reel] ?? []) animation.cancel()
    fill(column, [...symbolsFrom(reel, stop - 1, 1 + rows + brakeWay), ...inSight])
    column.classList.remove('fast')
    const way = rows + brakeWay + top - first + over
    const brakeTime = ((2 * way) / speed) * 1000
    const braking = column.animate(
      [
        { transform: down(over - 1 - way), easing: brake },
        { transform: down(over - 1), easing: 'ease-in-out', offset: brakeTime / (brakeTime + settleTime) },
        { transform: down(-1) },
      ],
      { duration: brakeTime + settleTime, fill: 'forwards' },
    )
    animations[reel] = [braking]
    await braking.finished.catch(() => undefined)
  }

  return {
    show,
    spin() {
      cancel()
      if (still()) return root.classList.add('waiting')
      const turning = animations
      for (const [reel, column] of columns.entries()) {
        void delay(reel * startStagger).then(() => {
          if (animations === turning) spin(column, reel)
        })
      }
    },
    async stop(view) {
      const turning = animations
      await Promise.all(
        columns.map(async (column, reel) => {
          if (turning[reel]?.length === 0) return
          await delay(reel * stagger)
          // Another view is shown already.
          if (animations === turning) await halt(column, reel, view.stops[reel] ?? 0)
        }),
      )
      if (animations === turning) show(view)
    },
    highlight(cells) {
      for (const [reel, column] of columns.entries()) {
        for (const [row, cell] of [...column.children].entries()) {
          cell.classList.toggle('lit', isLit(cells, reel, row))
          cell.classList.toggle('dim', cells.length > 0 && !isLit(cells, reel, row))
        }
      }
    },
    pause(paused) {
      for (const animation of animations.flat()) {
        if (paused && animation.playState === 'running') animation.pause()
        else if (!paused && animation.playState === 'paused') animation.play()
      }
    },
    destroy() {
      cancel()
      root.remove()
    },
  }
}

/** A column so many cells lower. */
const down = (cells: number) => `translateY(calc(var(--cell-height) * ${cells}))`
