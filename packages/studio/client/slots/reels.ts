import type { Cell, GameSheet, Step } from '../../shared/protocol.ts'

/** What the window shows: the symbols in sight, and the position of each strip. */
export type View = Pick<Step, 'window' | 'stops'>

/** The reels or the board. */
export interface Reels {
  /** Stops at once. */
  show(view: View): void
  /** Turns until `stop` or `show`. */
  spin(): void
  /** Brings the reels to rest one after another, evenly: none is ever delayed for suspense. */
  stop(view: View): Promise<void>
  /** Lets the cells that paid go, and what is above them fall, until `next` is in sight. Only a board does. */
  fall?(gone: readonly Cell[], next: View): Promise<void>
  /** Brings these cells forward and dims the others; none: all alike again. */
  highlight(cells: readonly Cell[]): void
  /** Stops drawing while nobody can see it. */
  pause(paused: boolean): void
  destroy(): void
}

/** What the reels and the board are made of. */
export interface ReelsInput {
  /** Where they draw: the window inside the frame. */
  readonly container: HTMLElement
  readonly strips: readonly (readonly number[])[]
  readonly rows: number
  readonly pictures: readonly HTMLImageElement[]
  /** Whether the player requested less motion. */
  readonly still: () => boolean
}

export function symbolAt(strip: readonly number[], index: number): number {
  const { length } = strip
  return strip[((Math.floor(index) % length) + length) % length] ?? 0
}

export function isLit(cells: readonly Cell[], reel: number, row: number): boolean {
  return cells.some((cell) => cell.reel === reel && cell.row === row)
}

/** What a game shows before its first round. */
export function firstView({ strips, rows }: Pick<GameSheet, 'strips' | 'rows'>): View {
  const stops = strips.map((strip, reel) => (reel * 7) % strip.length)
  const reels = strips.length > 0 ? strips.length : boardReels
  const window = Array.from({ length: reels }, (_, reel) =>
    Array.from({ length: rows }, (_cell, row) => {
      const strip = strips[reel]
      // No neighbours are alike on a board.
      return strip === undefined ? ((reel * 2 + row * 3) % 7) + 1 : symbolAt(strip, (stops[reel] ?? 0) + row)
    }),
  )
  return { window, stops }
}

const boardReels = 6
