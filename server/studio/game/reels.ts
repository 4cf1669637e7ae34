/** A cell of the window. */
export interface Cell {
  readonly reel: number
  readonly row: number
}

export const rowCount = 3

/** The five reels, however they are drawn. */
export interface Reels {
  /** Stops at once at these stops. */
  show(stops: readonly number[]): void
  /** Turns until `stop` or `show`. */
  spin(): void
  /** Brings the reels to rest one after another, evenly: none is ever held back for suspense. */
  stop(stops: readonly number[]): Promise<void>
  /** Brings these cells forward and dims the others; none: all alike again. */
  highlight(cells: readonly Cell[]): void
  /** Stops drawing while nobody can see it. */
  pause(paused: boolean): void
  destroy(): void
}

/** What all ways of drawing need. */
export interface ReelsInput {
  /** Where they draw: the window inside the frame. */
  readonly place: HTMLElement
  readonly strips: readonly (readonly number[])[]
  readonly pictures: readonly HTMLImageElement[]
  /** Whether the player asked for less motion. */
  readonly still: () => boolean
}

export function symbolAt(strip: readonly number[], index: number): number {
  const { length } = strip
  return strip[((Math.floor(index) % length) + length) % length] ?? 0
}

export function isLit(cells: readonly Cell[], reel: number, row: number): boolean {
  return cells.some((cell) => cell.reel === reel && cell.row === row)
}
