/** The games of live titles. */
export const tableKinds = [
  'roulette',
  'baccarat',
  'dragon-tiger',
  'sic-bo',
  'money-wheel',
  'draw',
  'tile-draw',
  'blackjack',
  'holdem',
  'fan-tan',
] as const
export type TableKind = (typeof tableKinds)[number]

/** Kinds that one player plays against the house, step by step; the others have one round for everybody at the table. */
export type HandKind = 'blackjack' | 'holdem'

export function isHandKind(kind: TableKind): kind is HandKind {
  return kind === 'blackjack' || kind === 'holdem'
}
