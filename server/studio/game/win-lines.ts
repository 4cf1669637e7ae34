import type { LineWin } from '../protocol.ts'
import { drawing } from './element.ts'
import { rowCount, type Cell } from './reels.ts'

/** The cells of a win. */
export function cellsOf(win: LineWin, lines: readonly (readonly number[])[]): Cell[] {
  const rows = lines[win.line] ?? []
  return rows.slice(0, win.run).map((row, reel) => ({ reel, row }))
}

/** Draws the paying lines over the reels. */
export interface WinLines {
  show(wins: readonly LineWin[]): void
  clear(): void
}

const width = 500
const height = 300

/** @param still whether the player asked for less motion: lines then show without animation */
export function createWinLines(
  place: HTMLElement,
  lines: readonly (readonly number[])[],
  still: () => boolean,
): WinLines {
  const picture = drawing('svg', {
    viewBox: `0 0 ${width} ${height}`,
    preserveAspectRatio: 'none',
    class: 'win-lines',
    'aria-hidden': 'true',
  })
  place.append(picture)

  function lineOf(win: LineWin): SVGElement[] {
    const reels = lines[win.line] ?? []
    const points = reels
      .map((row, reel) => `${((reel + 0.5) * width) / reels.length},${((row + 0.5) * height) / rowCount}`)
      .slice(0, win.run)
      .join(' ')
    return ['win-line-shade', 'win-line'].map((name) =>
      drawing('polyline', { points, class: name, pathLength: '1', 'vector-effect': 'non-scaling-stroke' }),
    )
  }

  return {
    show(wins) {
      picture.replaceChildren(...wins.flatMap(lineOf))
      if (still()) return
      for (const [index, line] of [...picture.children].entries()) {
        line.animate([{ opacity: 0 }, { opacity: 1 }], {
          duration: 260,
          delay: Math.floor(index / 2) * 90,
          fill: 'backwards',
          easing: 'ease-out',
        })
      }
    },
    clear: () => picture.replaceChildren(),
  }
}
