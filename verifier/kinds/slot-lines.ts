import { expectSame, FieldFault, listAt, objectAt, wholeAt, wholesAt } from '../reader.ts'
import type { KindCheck } from './kind.ts'

interface Rules {
  readonly wild: number
  /** `lines[line][reel]` is the row that a line crosses. */
  readonly lines: readonly (readonly number[])[]
  /** `pays[symbol][run]` in line bets. */
  readonly pays: readonly (readonly number[])[]
  /** `strips[reel]`, top to bottom, closed to a ring. */
  readonly strips: readonly (readonly number[])[]
}

/**
 * A slot with lines: each number is the place on its reel's strip that stands in the top row. A line pays for the longest run from the left
 * of one symbol, which wilds replace, or of wilds alone, whichever is more; a stake is as many equal line bets as there are lines.
 */
export const slotLines: KindCheck = ({ limits, numbers, result }) => {
  const stake = wholeAt(result['stake'], 'result.stake', 1)
  const win = wholeAt(result['win'], 'result.win')
  if (result['rules'] === undefined) return false
  const rules = readRules(result['rules'])
  const reels = rules.strips.map((strip) => strip.length)
  expectSame(limits, reels, 'limits')
  const shown = (reel: number, row: number): number => {
    const strip = rules.strips[reel] ?? []
    return strip[((numbers[reel] ?? 0) + row) % strip.length] ?? rules.wild
  }
  const paid = rules.lines.map((rows) =>
    bestOf(
      rows.map((row, reel) => shown(reel, row)),
      rules,
    ),
  )
  const total = (paid.reduce((sum, pay) => sum + pay, 0) * stake) / rules.lines.length
  if (total !== win) throw new FieldFault('result.win')
  return true
}

function bestOf(symbols: readonly number[], { wild, pays }: Rules): number {
  const payFor = (symbol: number, stands: (seen: number) => boolean): number => {
    const end = symbols.findIndex((seen) => !stands(seen))
    return pays[symbol]?.[end < 0 ? symbols.length : end] ?? 0
  }
  const wilds = payFor(wild, (seen) => seen === wild)
  const leading = symbols.find((seen) => seen !== wild)
  return leading === undefined
    ? wilds
    : Math.max(
        wilds,
        payFor(leading, (seen) => seen === leading || seen === wild),
      )
}

function readRules(value: unknown): Rules {
  const path = 'result.rules'
  const all = objectAt(value, path)
  const table = (name: string) => {
    const rows = listAt(all[name], `${path}.${name}`, (row, at) => wholesAt(row, at))
    if (rows.length === 0 || rows.some((row) => row.length === 0)) throw new FieldFault(`${path}.${name}`)
    return rows
  }
  const wild = wholeAt(all['wild'], `${path}.wild`)
  return { wild, lines: table('lines'), pays: table('pays'), strips: table('strips') }
}
