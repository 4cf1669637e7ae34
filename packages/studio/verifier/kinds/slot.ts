import * as v from 'valibot'
import { Currency, FieldFault, Money, shapedAt, Whole } from '../reader.ts'
import { Numbers } from './drawn.ts'
import type { KindCheck } from './kind.ts'

/** What a stake is in units, where the rules give it no lines. */
export const stakeUnits = 10

/** A round of a slot: what it pays, in units of which a stake has so many. */
export interface SlotPay {
  readonly paid: number
  readonly units: number
}

const Result = v.strictObject({
  currency: Currency,
  stake: Money(1),
  win: Money(),
  /** Absent for a round whose rules the studio does not have. */
  rules: v.optional(v.unknown()),
})

/**
 * The check of a slot, whose result is `{currency, stake, win, rules}`.
 *
 * @param schema of the rules
 * @param play what a round pays by its rules; `next` gives its numbers one after another
 */
export function slotCheck<const Schema extends v.GenericSchema>(
  schema: Schema,
  play: (rules: v.InferOutput<Schema>, next: Numbers['next']) => SlotPay,
): KindCheck {
  return ({ limits, numbers, result }) => {
    const { stake, win, rules } = shapedAt(Result, result, 'result')
    if (rules === undefined) return false
    const left = new Numbers({ limits, numbers })
    const { paid, units } = play(shapedAt(schema, rules, 'result.rules'), left.next)
    left.end()
    if (stake % units !== 0) throw new FieldFault('result.stake')
    if ((paid * stake) / units !== win) throw new FieldFault('result.win')
    return true
  }
}

/** Rows of whole numbers. */
export type Rows = readonly (readonly number[])[]

/** A list that is not empty, and not longer than a game's may be. */
const list = <Item extends v.GenericSchema>(item: Item, most = 1_000) =>
  v.pipe(v.array(item), v.minLength(1), v.maxLength(most))

/** Parts of the rules of several mechanics. */
export const ruleShapes = {
  /** A symbol, a place in `pays`. */
  wild: Whole(0, 99),
  rows: Whole(1, 10),
  /** What the columns of `pays` are for: the last one that a count reaches counts. */
  counts: list(Whole(1, 100)),
  /** `pays[symbol][column]`. */
  pays: list(list(Whole(0, 1_000_000)), 100),
  /** The symbols of each reel, closed to a ring. */
  strips: list(list(Whole(0, 99)), 10),
  /** `lines[line][reel]` is the row that a line crosses. */
  lines: list(list(Whole(0, 9)), 100),
  /** Where there are no reels or no lines. */
  none: v.strictTuple([]),
  /** The most that a round pays, in stakes. */
  cap: Whole(1, 1_000_000),
  list,
}

/** Refuses the first item of a list in the rules that is not as it has to be. */
export function requireEach<Item>(
  name: string,
  items: readonly Item[],
  isRight: (item: Item, index: number) => boolean,
): void {
  const wrong = items.findIndex((item, index) => !isRight(item, index))
  if (wrong >= 0) throw new FieldFault(`result.rules.${name}[${wrong}]`)
}

/** Refuses a paytable without the wild, or whose rows are not as long as it has columns. */
export function requirePays(
  { wild, pays }: { readonly wild: number; readonly pays: Rows },
  columns: number,
): void {
  if (wild >= pays.length) throw new FieldFault('result.rules.wild')
  requireEach('pays', pays, (row) => row.length === columns)
}

/** Refuses counts that do not ascend, or of more symbols than can count together. */
export function requireCounts(counts: readonly number[], most: number): void {
  requireEach('counts', counts, (count, index) => count > (counts[index - 1] ?? 0) && count <= most)
}

/** Refuses reels with symbols beyond `symbols`, without one of them, or shorter than the rows in sight. */
export function requireStrips(strips: Rows, symbols: number, rows: number): void {
  requireEach('strips', strips, (strip) => strip.length >= rows && strip.every((symbol) => symbol < symbols))
  const shown = new Set(strips.flat())
  if (shown.size < symbols) throw new FieldFault('result.rules.pays')
}

/** Refuses lines that leave the reels, are there twice, or leave a row in sight uncrossed. */
export function requireLines(lines: Rows, reels: number, rows: number): void {
  const texts = lines.map(String)
  requireEach(
    'lines',
    lines,
    (line, index) =>
      line.length === reels && line.every((row) => row < rows) && texts.indexOf(String(line)) === index,
  )
  if (rowsOf(lines) !== rows) throw new FieldFault('result.rules.rows')
}

/** How many rows lines cross. */
export const rowsOf = (lines: Rows): number => 1 + Math.max(...lines.flat())

/** What reels show: `shown[reel][row]`. Each draws the position on its strip that is shown in the top row. */
export function spinOf(strips: Rows, rows: number, next: Numbers['next']): Rows {
  return strips.map((strip) => {
    const top = next(strip.length)
    return Array.from({ length: rows }, (_, row) => strip[(top + row) % strip.length] ?? 0)
  })
}
