import type { Cell, Win } from '../../shared/protocol.ts'
import { drawing } from '../common/element.ts'

/** Draws what paid over the reels: lines, or all ways of a symbol from reel to reel. */
export interface WinLines {
  show(wins: readonly Win[]): void
  clear(): void
}

const width = 500
const height = 300

/** @param still whether the player requested less motion: lines then show without animation */
export function createWinLines(
  container: HTMLElement,
  { reels, rows }: { readonly reels: number; readonly rows: number },
  still: () => boolean,
): WinLines {
  const picture = drawing('svg', {
    viewBox: `0 0 ${width} ${height}`,
    preserveAspectRatio: 'none',
    class: 'win-lines',
    'aria-hidden': 'true',
  })
  container.append(picture)

  const pointOf = ({ reel, row }: Cell) =>
    `${((reel + 0.5) * width) / reels},${((row + 0.5) * height) / rows}`

  /** One path for a line; for ways each pair of cells of neighbouring reels. */
  function pathsOf({ cells, line, ways }: Win): string[] {
    if (line !== undefined) return [cells.map(pointOf).join(' ')]
    if (ways === undefined) return []
    return cells.flatMap((from) =>
      cells.filter(({ reel }) => reel === from.reel + 1).map((to) => `${pointOf(from)} ${pointOf(to)}`),
    )
  }

  function drawingsOf(win: Win): SVGElement[] {
    return ['win-line-shade', 'win-line'].flatMap((name) =>
      pathsOf(win).map((points) =>
        drawing('polyline', { points, class: name, pathLength: '1', 'vector-effect': 'non-scaling-stroke' }),
      ),
    )
  }

  return {
    show(wins) {
      picture.replaceChildren()
      for (const [index, win] of wins.entries()) {
        const drawn = drawingsOf(win)
        picture.append(...drawn)
        if (still()) continue
        for (const line of drawn)
          line.animate([{ opacity: 0 }, { opacity: 1 }], {
            duration: 260,
            delay: index * 90,
            fill: 'backwards',
            easing: 'ease-out',
          })
      }
    },
    clear: () => picture.replaceChildren(),
  }
}
