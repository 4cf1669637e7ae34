import type { SlotMechanic } from '../shared/protocol.ts'
import type { CatalogueGame, ThemeName } from './types.ts'

interface PayFacts {
  readonly lines?: number
  readonly ways?: number
  readonly cluster?: number
  readonly free_spins?: number
}

/** What a tile says of how a slot pays. A test compares it with the studio's machines. */
export const payFacts: Readonly<Record<SlotMechanic, PayFacts>> = {
  lines: { lines: 10 },
  ways: { ways: 1024 },
  cluster: { cluster: 5 },
  'free-spins': { lines: 10, free_spins: 20 },
}

/** What the games of a theme are played as. Live titles whose table is missing open the lines. */
const byTheme: Readonly<Record<ThemeName, SlotMechanic>> = {
  adventure: 'lines',
  antiquity: 'lines',
  cards: 'lines',
  celestial: 'cluster',
  east: 'free-spins',
  fairytale: 'free-spins',
  fruit: 'cluster',
  gems: 'cluster',
  japan: 'free-spins',
  korea: 'lines',
  luck: 'free-spins',
  magic: 'free-spins',
  norse: 'ways',
  ocean: 'free-spins',
  royal: 'lines',
  sweets: 'cluster',
  table: 'lines',
  western: 'ways',
  wild: 'ways',
}

/** Words of English titles that promise a mechanic. */
const promised: readonly (readonly [RegExp, SlotMechanic])[] = [
  [/\b(cascades?|falls?|avalanche|rain|snowstorm)\b/i, 'cluster'],
  [/\b(ways?|paths?|trails?|passage|highland|river)\b/i, 'ways'],
  [/\b(free|bonus|festival|feast)\b/i, 'free-spins'],
  [/\b(lines?|seven|sevens)\b/i, 'lines'],
]

/** The mechanic of a title that opens a slot. */
export function mechanicOf({ theme, title }: Pick<CatalogueGame, 'theme' | 'title'>): SlotMechanic {
  return promised.find(([words]) => words.test(title.en))?.[1] ?? byTheme[theme]
}
