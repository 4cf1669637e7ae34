import { tableFacts, tableKindOf } from '../../catalogue/table-kinds.ts'
import type { CatalogueGame } from '../../catalogue/types.ts'
import { blackjack } from './blackjack.ts'
import { holdem } from './holdem.ts'
import type { HandRules } from '../../shared/hand-rules.ts'

/** A game of one player against the house: its kind and its rules. */
export interface HandGame {
  readonly kind: 'blackjack' | 'holdem'
  readonly rules: HandRules
  /** Percent of the first stake. */
  readonly rtp: number
}

const rules = { blackjack, holdem } as const

/** The game of hands that a title opens; `undefined` where it opens another game. */
export function handGameOf(game: CatalogueGame): HandGame | undefined {
  const kind = tableKindOf(game)
  if (kind !== 'blackjack' && kind !== 'holdem') return undefined
  const rtp = tableFacts[kind]?.rtp
  return rtp === undefined ? undefined : { kind, rules: rules[kind], rtp }
}
