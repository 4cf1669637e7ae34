import type { CatalogueGame } from '../../catalogue/catalogue.ts'
import { type HandKind, isHandKind, type TableKind } from '../../catalogue/table-kinds.ts'
import type { Draw } from '../../shared/draw.ts'
import { baccarat } from './baccarat.ts'
import { dragonTiger } from './dragon-tiger.ts'
import { fanTan } from './fan-tan.ts'
import { moneyWheel } from './money-wheel.ts'
import { ballDraw, tileDraw } from './picks.ts'
import { roulette } from './roulette.ts'
import { sicBo } from './sic-bo.ts'

/** The result of a round as numbers: a pocket, cards or dice. */
export type TableResult = readonly number[]

/** The rules of a table's game. */
export interface TableRules {
  /** Every place that a bet can be put on; where players pick their own, one of each kind that pays differently. */
  readonly spots: readonly string[]
  /** Whether a bet can be put here, for games where players pick; without it, on each of `spots` and nowhere else. */
  takes?(spot: string): boolean
  /** What a bet on a spot brings back at best, in hundredths of it, its own stake included. */
  bestOf(spot: string): number
  /** Whether a bet on a spot may win less than `bestOf`; without it, none does. */
  varies?(spot: string): boolean
  /** What a bet on a spot brings back in the long run, percent. */
  rtpOf(spot: string): number
  draw(random: Draw): TableResult
  /** What a bet on `spot` brings back, in hundredths of it: 0 when it loses, 100 when it is a push. */
  returnOf(spot: string, result: TableResult): number
}

const rules: Readonly<Record<Exclude<TableKind, HandKind>, TableRules>> = {
  roulette,
  baccarat,
  'dragon-tiger': dragonTiger,
  'money-wheel': moneyWheel,
  'sic-bo': sicBo,
  'fan-tan': fanTan,
  draw: ballDraw,
  'tile-draw': tileDraw,
}

/** A table's game: its kind and its rules. */
export interface TableGame {
  readonly kind: TableKind
  readonly rules: TableRules
  readonly rtp: number
}

/** The table that a title opens; `undefined` where it opens another game. */
export function tableGameOf(game: CatalogueGame): TableGame | undefined {
  const { table: kind, rtp } = game
  return kind === undefined || isHandKind(kind) ? undefined : { kind, rules: rules[kind], rtp }
}

/** A bet: a spot and an amount, minor units. */
export interface Bet {
  readonly spot: string
  readonly amount: number
}

/** What bets bring back together, minor units: fractions of each bet are dropped. */
export function winOf(game: TableRules, bets: readonly Bet[], result: TableResult): number {
  return bets.reduce(
    (sum, { spot, amount }) => sum + Math.floor((amount * game.returnOf(spot, result)) / 100),
    0,
  )
}
