import type { CatalogueGame } from '../../catalogue/catalogue.ts'
import { type HandKind, isHandKind } from '../../catalogue/table-kinds.ts'
import { blackjack } from './blackjack.ts'
import { holdem } from './holdem.ts'
import type { HandRules } from '../../shared/hand-rules.ts'

/** A game of one player against the house: its kind and its rules. */
export interface HandGame {
  readonly kind: HandKind
  readonly rules: HandRules
  /** Percent of the first stake. */
  readonly rtp: number
}

const rules = { blackjack, holdem } as const

/** The game of hands that a title opens; `undefined` where it opens another game. */
export function handGameOf(game: CatalogueGame): HandGame | undefined {
  const { table: kind, rtp } = game
  return kind !== undefined && isHandKind(kind) ? { kind, rules: rules[kind], rtp } : undefined
}
