/** Maximum number of points: more cannot be seen in a chart a few hundred pixels wide. */
const MAX_POINTS = 240
/** Space above and below the line, percent. */
const MARGIN = 6

/**
 * An SVG path of steps through points in order of `x`, in a box of 100 by 100, and how far down it ends. Of many points
 * the first, last, lowest and highest of each column stay, so that no peak is lost. Undefined for fewer than two.
 */
export function stepPath(
  points: readonly { readonly x: number; readonly y: number }[],
): { readonly line: string; readonly end: number } | undefined {
  const first = points[0]
  const last = points.at(-1)
  if (!first || !last || points.length < 2) return undefined
  const width = last.x - first.x || 1
  const drawn = thinned(points, first.x, width)
  const low = Math.min(...drawn.map((point) => point.y))
  const high = Math.max(...drawn.map((point) => point.y))
  const across = (x: number) => round(((x - first.x) / width) * 100)
  const down = (y: number) =>
    high === low ? 50 : round(100 - MARGIN - ((y - low) / (high - low)) * (100 - 2 * MARGIN))
  const steps = drawn.map((point) => `H${across(point.x)}V${down(point.y)}`)
  return { line: `M0 ${down(first.y)}${steps.join('')}`, end: down(last.y) }
}

function thinned<Point extends { readonly x: number; readonly y: number }>(
  points: readonly Point[],
  start: number,
  width: number,
): readonly Point[] {
  if (points.length <= MAX_POINTS) return points
  const columns = new Map<number, Point[]>()
  for (const point of points) {
    const column = Math.floor(((point.x - start) / width) * (MAX_POINTS / 4))
    const [first = point, low = point, high = point] = columns.get(column) ?? []
    columns.set(column, [first, point.y < low.y ? point : low, point.y > high.y ? point : high, point])
  }
  return [...columns.values()].flatMap((column) => column.toSorted((a, b) => a.x - b.x))
}

function round(value: number): number {
  return Math.round(value * 100) / 100
}
