import { baccarat } from './kinds/baccarat.ts'
import { blackjack } from './kinds/blackjack.ts'
import { dragonTiger } from './kinds/dragon-tiger.ts'
import { draw, tileDraw } from './kinds/draws.ts'
import { fanTan } from './kinds/fan-tan.ts'
import { holdem } from './kinds/holdem.ts'
import type { KindCheck } from './kinds/kind.ts'
import { moneyWheel } from './kinds/money-wheel.ts'
import { roulette } from './kinds/roulette.ts'
import { sicBo } from './kinds/sic-bo.ts'
import { slotCluster } from './kinds/slot-cluster.ts'
import { slotFreeSpins } from './kinds/slot-free-spins.ts'
import { slotLines } from './kinds/slot-lines.ts'
import { slotWays } from './kinds/slot-ways.ts'

/** The checks from numbers to results, by the `kind` of a proof: a file and a line each. */
export const kinds: ReadonlyMap<string, KindCheck> = new Map([
  ['baccarat', baccarat],
  ['blackjack', blackjack],
  ['dragon-tiger', dragonTiger],
  ['draw', draw],
  ['fan-tan', fanTan],
  ['holdem', holdem],
  ['money-wheel', moneyWheel],
  ['roulette', roulette],
  ['sic-bo', sicBo],
  ['slot-cluster', slotCluster],
  ['slot-free-spins', slotFreeSpins],
  ['slot-lines', slotLines],
  ['slot-ways', slotWays],
  ['tile-draw', tileDraw],
])
