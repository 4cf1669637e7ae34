import { FieldFault, type Json, listAt, objectAt, wholeAt, wholesAt } from '../reader.ts'
import { Numbers } from './drawn.ts'
import type { KindCheck } from './kind.ts'

/** What a stake is in units, where the rules give it no lines. */
export const stakeUnits = 10

/** A round of a slot: what it pays, in units of which a stake has so many. */
export interface SlotPay {
  readonly paid: number
  readonly units: number
}

/**
 * The check of a slot, whose result is `{stake, win, rules}`.
 *
 * @param play what a round pays by its rules; `next` gives its numbers one after another
 */
export function slotCheck(play: (rules: RulesReader, next: Numbers['next']) => SlotPay): KindCheck {
  return ({ limits, numbers, result }) => {
    const stake = wholeAt(result['stake'], 'result.stake', 1)
    const win = wholeAt(result['win'], 'result.win')
    if (result['rules'] === undefined) return false
    const left = new Numbers({ limits, numbers })
    const { paid, units } = play(new RulesReader(result['rules']), left.next)
    left.end()
    if ((paid * stake) / units !== win) throw new FieldFault('result.win')
    return true
  }
}

/** Rules of a text that anybody may have written name no more rows than this. */
const mostRows = 100

/** A table that has no empty row. */
export type Rows = readonly (readonly number[])[]

/** Reads `result.rules`; each reader throws `FieldFault` with the path of what is missing or of another shape. */
export class RulesReader {
  readonly #all: Json

  constructor(value: unknown) {
    this.#all = objectAt(value, pathOf())
  }

  whole(name: string, least = 0, most?: number): number {
    return wholeAt(this.#all[name], pathOf(name), least, most)
  }

  /** How many rows are in sight. */
  height(): number {
    return this.whole('rows', 1, mostRows)
  }

  list(name: string): readonly number[] {
    return wholesAt(this.#all[name], pathOf(name))
  }

  rows(name: string): Rows {
    return this.#rowsOf(name, (row, at) => wholesAt(row, at))
  }

  /** `lines[line][reel]` is the row that a line crosses. */
  lines(): Rows {
    return this.#rowsOf('lines', (line, path) =>
      listAt(line, path, (row, at) => wholeAt(row, at, 0, mostRows - 1)),
    )
  }

  #rowsOf(name: string, read: (row: unknown, path: string) => number[]): Rows {
    const rows = listAt(this.#all[name], pathOf(name), read)
    if (rows.length === 0 || rows.some((row) => row.length === 0)) throw new FieldFault(pathOf(name))
    return rows
  }

  objects<T>(name: string, read: (item: Json, path: string) => T): readonly T[] {
    return listAt(this.#all[name], pathOf(name), (item, at) => read(objectAt(item, at), at))
  }

  /** `pays[symbol][column]`, which is for the last of `counts` that a count reaches. */
  columns(): { readonly counts: readonly number[]; readonly pays: Rows } {
    return { counts: this.list('counts'), pays: this.rows('pays') }
  }
}

const pathOf = (...names: readonly string[]): string => ['result', 'rules', ...names].join('.')

/** What reels show: `shown[reel][row]`. Each draws the position on its strip that is shown in the top row. */
export function spinOf(strips: Rows, rows: number, next: Numbers['next']): Rows {
  return strips.map((strip) => {
    const top = next(strip.length)
    return Array.from({ length: rows }, (_, row) => strip[(top + row) % strip.length] ?? 0)
  })
}
