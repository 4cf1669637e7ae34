import type { MotifName } from '../art/motifs.ts'
import type { CatalogueGame } from './types.ts'

/** The games of live titles, by what their titles promise. */
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

/**
 * The game of a live table, by its emblem. Titles of shows open the money wheel, of mahjong a draw of tiles; of lounges
 * those of chips roulette and those of high stakes baccarat.
 */
const kinds: Partial<Record<MotifName, TableKind>> = {
  blackjack: 'blackjack',
  cards: 'baccarat',
  chip: 'roulette',
  dice: 'sic-bo',
  duel: 'dragon-tiger',
  lottery: 'draw',
  mahjong: 'tile-draw',
  microphone: 'money-wheel',
  poker: 'holdem',
  roulette: 'roulette',
  shaker: 'sic-bo',
  shoe: 'baccarat',
  stack: 'baccarat',
  wheel: 'money-wheel',
}

/** Titles that name another game than their emblem does, by English title. */
const named: ReadonlyMap<string, TableKind> = new Map([['A Night of Fan Tan', 'fan-tan']])

/** The game that a live title promises; `undefined` for a slot. */
export function tableKindOf({
  category,
  motif,
  title,
}: Pick<CatalogueGame, 'category' | 'motif' | 'title'>): TableKind | undefined {
  return category === 'casino' ? (named.get(title.en) ?? kinds[motif]) : undefined
}

/** Kinds that one player plays against the house, step by step; the others have one round for everybody at the table. */
const handKinds: ReadonlySet<TableKind> = new Set(['blackjack', 'holdem'])

/** Whether a title's rounds are everybody's, on the table's clock. */
export function isLiveTable(game: Pick<CatalogueGame, 'category' | 'motif' | 'title'>): boolean {
  const kind = tableKindOf(game)
  return kind !== undefined && !handKinds.has(kind)
}

/** What a table's rules make of a stake. */
interface TableFacts {
  /** Percent that comes back in the long run, of the bet that returns most. */
  readonly rtp: number
  /** The most that a bet brings back, in stakes, its own included. */
  readonly largestWin: number
}

/** The games that the studio has. A live title of another kind opens a slot. A test compares them with the rules. */
export const tableFacts: Partial<Record<TableKind, TableFacts>> = {
  roulette: { rtp: 97.3, largestWin: 36 },
  baccarat: { rtp: 98.94, largestWin: 12 },
  'dragon-tiger': { rtp: 96.27, largestWin: 9 },
  'money-wheel': { rtp: 94.12, largestWin: 48 },
  'sic-bo': { rtp: 97.22, largestWin: 181 },
  'fan-tan': { rtp: 98.5, largestWin: 3.85 },
  draw: { rtp: 93.82, largestWin: 10_000 },
  'tile-draw': { rtp: 94.86, largestWin: 80 },
  // Of the first stake: with both split hands doubled, and with a royal flush.
  blackjack: { rtp: 99.55, largestWin: 8 },
  holdem: { rtp: 96.97, largestWin: 105 },
}

/** The facts of a title that opens a table; `undefined` for one that opens a slot. */
export function tableFactsOf(
  game: Pick<CatalogueGame, 'category' | 'motif' | 'title'>,
): (TableFacts & { readonly kind: TableKind }) | undefined {
  const kind = tableKindOf(game)
  const facts = kind === undefined ? undefined : tableFacts[kind]
  return kind === undefined || facts === undefined ? undefined : { kind, ...facts }
}
