import { baccarat } from './kinds/baccarat.ts'
import { dragonTiger } from './kinds/dragon-tiger.ts'
import type { KindCheck } from './kinds/kind.ts'
import { moneyWheel } from './kinds/money-wheel.ts'
import { roulette } from './kinds/roulette.ts'
import { slotLines } from './kinds/slot-lines.ts'

/** The checks from numbers to results, by the `kind` of a proof: a file and a line each. */
export const kinds: ReadonlyMap<string, KindCheck> = new Map([
  ['baccarat', baccarat],
  ['dragon-tiger', dragonTiger],
  ['money-wheel', moneyWheel],
  ['roulette', roulette],
  ['slot-lines', slotLines],
])
