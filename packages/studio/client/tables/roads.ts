/** A mark of the big road. */
export interface RoadMark {
  readonly side: number
  readonly column: number
  readonly row: number
  /** Ties since this win. */
  readonly ties: number
}

const rows = 6

/**
 * The big road of baccarat: wins of one side go down a column, a win of the other begins the next one, and a run that
 * meets the ground or another run turns to the right. Ties are counted on the mark before them.
 *
 * @param winners 0 or 1 for a side and -1 for a tie, the oldest first
 */
export function bigRoad(winners: readonly number[]): RoadMark[] {
  const marks: RoadMark[] = []
  const taken = new Set<string>()
  let start = -1
  let cell = { column: -1, row: 0 }
  for (const side of winners) {
    const last = marks.at(-1)
    if (side < 0) {
      if (last !== undefined) marks[marks.length - 1] = { ...last, ties: last.ties + 1 }
      continue
    }
    if (last === undefined || last.side !== side) {
      start += 1
      // A run that turned to the right may have taken the head of the next column.
      while (taken.has(`${start} 0`)) start += 1
      cell = { column: start, row: 0 }
    } else {
      const isFree = cell.row + 1 < rows && !taken.has(`${cell.column} ${cell.row + 1}`)
      const hasTurned = cell.column > start
      cell =
        isFree && !hasTurned
          ? { column: cell.column, row: cell.row + 1 }
          : { column: cell.column + 1, row: cell.row }
    }
    taken.add(`${cell.column} ${cell.row}`)
    marks.push({ side, ...cell, ties: 0 })
  }
  return marks
}
