import { wheelValues } from '../../shared/table-names.ts'
import type { TableRules } from './table-rules.ts'

/** A wheel of 51 segments. Each value has as many of them that every bet returns the same. The result is the segment. */
export const moneyWheel: TableRules = {
  spots: [...new Set(wheelValues)].toSorted((a, b) => a - b).map(String),
  bestOf: (spot) => (Number(spot) + 1) * 100,
  rtpOf: () => 94.12,
  draw: (random) => [random(wheelValues.length)],
  returnOf: (spot, [segment = -1]) => (Number(spot) === wheelValues[segment] ? (Number(spot) + 1) * 100 : 0),
}
