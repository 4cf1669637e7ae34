import type { Draw } from '../../../shared/draw.ts'
import { rowCount } from './lines/lines.ts'
import type { Counts, Window } from './symbols.ts'

/** The symbols of each reel, top to bottom, closed to a ring. */
export type Strips = readonly (readonly number[])[]

/** The symbols in sight where strips stand. A stop is the place of the top row on its strip. */
export function windowAt(strips: Strips, stops: readonly number[], rows: number): Window {
  if (stops.length !== strips.length) throw new RangeError(`${stops.length} stops`)
  return strips.map((strip, reel) => {
    const stop = stops[reel] ?? -1
    if (!Number.isInteger(stop) || stop < 0 || stop >= strip.length) throw new RangeError(`no stop ${stop}`)
    return Array.from({ length: rows }, (_, row) => strip[(stop + row) % strip.length] ?? 0)
  })
}

/** One stop for each strip, each as likely as any other. */
export function drawStops(strips: Strips, draw: Draw): number[] {
  return strips.map((strip) => draw(strip.length))
}

/**
 * Lays each reel's symbols on a ring so that equal ones stand as far apart as they can: no symbol
 * shows twice on one reel of the window. The order changes neither the return nor any chance of a
 * line, only how wins fall together; reels are turned against each other by golden steps.
 */
export function layStrips(counts: Counts): Strips {
  return counts.map((reel, index) => layReel(reel, index))
}

function layReel(counts: readonly number[], index: number): number[] {
  const total = counts.reduce((sum, count) => sum + count, 0)
  const placed = counts.flatMap((count, symbol) =>
    Array.from({ length: count }, (_, copy) => ({
      symbol,
      at: ((copy + golden(symbol + index * 3)) / count) % 1,
    })),
  )
  placed.sort((a, b) => a.at - b.at || a.symbol - b.symbol)
  const strip = placed.map((symbol) => symbol.symbol)
  return spread(strip, total)
}

/** Even steps that never meet: where the symbols of a ring begin. */
export const golden = (n: number) => (n * 0.618_033_988_75) % 1

/** Swaps symbols that stand within one window of their equal with the nearest place that is free of both. */
function spread(strip: number[], total: number): number[] {
  const at = (i: number) => strip[(i + total) % total]
  const clashes = (i: number, symbol: number | undefined, not: number) => {
    for (let d = 1; d < rowCount; d++) {
      if (
        ((i + d) % total !== not && at(i + d) === symbol) ||
        ((i - d + total) % total !== not && at(i - d) === symbol)
      )
        return true
    }
    return false
  }
  for (let i = 0; i < total; i++) {
    if (!clashes(i, at(i), -1)) continue
    for (let d = 1; d < total; d++) {
      const j = (i + d) % total
      const [mine, theirs] = [strip[i], strip[j]]
      if (mine === undefined || theirs === undefined || mine === theirs) continue
      if (clashes(i, theirs, j) || clashes(j, mine, i)) continue
      strip[i] = theirs
      strip[j] = mine
      break
    }
  }
  return strip
}
