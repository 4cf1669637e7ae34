import { delay } from './delay.ts'
import { element } from './element.ts'
import type { Cell } from '../shared/protocol.ts'
import { isLit, symbolAt, type Reels, type ReelsInput, type View } from './reels.ts'

/** Symbols a second, symbols that pass while a reel comes to rest, milliseconds between two reels. */
const speed = 14
const runOut = 9
const stagger = 170

/** The reels as pictures in the page, moved by the browser's own animations: for devices without WebGL. */
export function domReels({ place, strips, rows, pictures, still }: ReelsInput): Reels {
  const root = element('div', { class: 'dom-reels', 'aria-hidden': 'true' })
  const columns = strips.map(() => element('div', { class: 'dom-reel' }))
  root.append(...columns)
  place.append(root)
  let shown: readonly number[] = strips.map(() => 0)
  let turning: Animation[] = []

  /** Puts symbols into a column, top to bottom; its height is one cell each. */
  function lay(reel: number, symbols: readonly number[]) {
    const cells = symbols.map((symbol) =>
      element('div', { class: 'dom-cell' }, element('img', { src: pictures[symbol]?.src ?? '', alt: '' })),
    )
    columns[reel]?.replaceChildren(...cells)
  }

  const inSight = (reel: number, stop: number) =>
    Array.from({ length: rows }, (_, row) => symbolAt(strips[reel] ?? [], stop + row))

  function show({ stops }: View) {
    for (const animation of turning) animation.cancel()
    turning = []
    shown = stops
    for (const reel of columns.keys()) lay(reel, inSight(reel, stops[reel] ?? 0))
    root.classList.remove('turning')
  }

  return {
    show,
    spin() {
      root.classList.add('turning')
      if (still()) return
      turning = columns.map((column, reel) => {
        const strip = strips[reel] ?? []
        const start = shown[reel] ?? 0
        lay(
          reel,
          [...strip, ...strip.slice(0, rows)].map((_, index) => symbolAt(strip, start + index)),
        )
        const way = `translateY(calc(var(--cell-height) * -${strip.length}))`
        return column.animate([{ transform: way }, { transform: 'none' }], {
          duration: (strip.length / speed) * 1000,
          iterations: Number.POSITIVE_INFINITY,
        })
      })
    },
    async stop(view) {
      if (still()) return show(view)
      const { stops } = view
      const landing = columns.map(async (column, reel) => {
        const strip = strips[reel] ?? []
        const stop = stops[reel] ?? 0
        await delay(reel * stagger)
        turning[reel]?.cancel()
        lay(
          reel,
          Array.from({ length: rows + runOut }, (_, index) => symbolAt(strip, stop + index)),
        )
        const way = `translateY(calc(var(--cell-height) * -${runOut}))`
        const braking = column.animate([{ transform: way }, { transform: 'none' }], {
          duration: 760,
          easing: 'cubic-bezier(0.2, 0.75, 0.35, 1.02)',
        })
        turning[reel] = braking
        await braking.finished.catch(() => undefined)
      })
      await Promise.all(landing)
      show(view)
    },
    highlight(cells: readonly Cell[]) {
      for (const [reel, column] of columns.entries()) {
        for (const [row, cell] of [...column.children].entries()) {
          cell.classList.toggle('lit', isLit(cells, reel, row))
          cell.classList.toggle('dim', cells.length > 0 && !isLit(cells, reel, row))
        }
      }
    },
    pause(paused) {
      for (const animation of turning) {
        if (paused) animation.pause()
        else if (animation.playState === 'paused') animation.play()
      }
    },
    destroy() {
      for (const animation of turning) animation.cancel()
      root.remove()
    },
  }
}
