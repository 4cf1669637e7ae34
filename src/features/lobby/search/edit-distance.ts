/**
 * How many typing mistakes lie between `wanted` and the nearest beginning of `text` from `start` on: a letter more,
 * less or other, or two neighbours swapped, each count 1. Answers `limit + 1` when there are more than `limit`.
 */
export function prefixDistance(wanted: string, text: string, start: number, limit: number): number {
  const width = Math.min(text.length - start, wanted.length + limit)
  if (width < wanted.length - limit) return limit + 1
  let before: number[] = []
  let above = Array.from({ length: width + 1 }, (_, column) => column)
  for (let row = 1; row <= wanted.length; row++) {
    const here = [row]
    const letter = wanted[row - 1]
    let least = row
    for (let column = 1; column <= width; column++) {
      const other = text[start + column - 1]
      let cost = Math.min(
        at(above, column) + 1,
        at(here, column - 1) + 1,
        at(above, column - 1) + (letter === other ? 0 : 1),
      )
      const swapped = letter === text[start + column - 2] && wanted[row - 2] === other
      if (row > 1 && column > 1 && swapped) cost = Math.min(cost, at(before, column - 2) + 1)
      here.push(cost)
      if (cost < least) least = cost
    }
    // A swap reaches back one row further, so one row above the limit decides nothing yet.
    if (least > limit + 1) return limit + 1
    before = above
    above = here
  }
  return Math.min(limit + 1, ...above)
}

function at(row: readonly number[], column: number): number {
  return row[column] ?? Number.POSITIVE_INFINITY
}
