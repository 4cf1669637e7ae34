import type { MotifName } from '../art/motifs.ts'
import { hashOf, type NonEmpty, pick, type Random, seededRandom } from '../art/random.ts'
import type { Entry } from './games/entry.ts'
import { isOutOfService, launchCodeOf, releaseOf } from './particulars.ts'
import { tableFactsOf, type TableKind, tableKindOf } from './table-kinds.ts'
import type { CatalogueGame, CatalogueProvider } from './types.ts'

/** The topic of a live table where its emblem says more than its game does. */
const tableTopics: Partial<Record<MotifName, string>> = {
  chip: 'lounge',
  mahjong: 'mahjong',
  stack: 'lounge',
}

/** The topic of a game of live tables. */
const kindTopics: Readonly<Record<TableKind, string>> = {
  roulette: 'roulette',
  baccarat: 'baccarat',
  'dragon-tiger': 'dragon-tiger',
  'sic-bo': 'sic-bo',
  'money-wheel': 'game-show',
  draw: 'lottery',
  'tile-draw': 'mahjong',
  blackjack: 'blackjack',
  holdem: 'poker',
  'fan-tan': 'lounge',
}

/** Smallest and largest stakes of tables, minor units. */
const tableLimits: NonEmpty<{ min: number; max: number }> = [
  { min: 500, max: 500_000 },
  { min: 1000, max: 1_000_000 },
  { min: 1000, max: 3_000_000 },
  { min: 2000, max: 5_000_000 },
  { min: 5000, max: 5_000_000 },
  { min: 10_000, max: 10_000_000 },
  { min: 50_000, max: 20_000_000 },
]

const volatilities: NonEmpty<CatalogueGame['volatility']> = ['low', 'medium', 'medium', 'high', 'high']

const day = 86_400_000

/** A release date from 2019 until the summer before the catalogue was written. */
function anyRelease(random: Random): string {
  const [first, last] = [Date.UTC(2019, 0, 7), Date.UTC(2026, 7, 31)]
  return new Date(first + Math.floor(random() * ((last - first) / day)) * day).toISOString().slice(0, 10)
}

/** The return to player of a game that opens a slot, from 92.0 to 97.6 percent. */
function anyRtp(random: Random, live: boolean): number {
  const value = live ? 95.4 + random() * 2.1 : 92 + (random() + random()) * 0.5 * 5.5
  return Math.round(value * 100) / 100
}

function tagsOf(
  game: Pick<CatalogueGame, 'theme' | 'rtp' | 'limits'>,
  topics: readonly string[],
  flagship: boolean,
): string[] {
  return [
    ...(topics.length > 0 ? topics : [game.theme]),
    ...(flagship ? ['popular'] : []),
    ...(game.rtp >= 96.5 ? ['high-rtp'] : []),
    ...(game.limits !== undefined && game.limits.max >= 10_000_000 ? ['high-limit'] : []),
  ]
}

function topicsOf(kind: TableKind, motif: MotifName): string[] {
  return [...new Set([tableTopics[motif] ?? kindTopics[kind], kindTopics[kind]])]
}

/** Derives a game from its entry in a provider's list; `index` is the entry's place. */
export function gameOf(provider: CatalogueProvider, entry: Entry, index: number): CatalogueGame {
  const [ko, en, theme, motif, palette, ground] = entry
  const id = launchCodeOf(en) ?? `${Number(provider.id) + 9}${String(index + 1).padStart(2, '0')}`
  const random = seededRandom(hashOf(`${id} ${en}`))
  const live = provider.is_casino === 1
  const title = { ko, en }
  const category = live ? 'casino' : 'Slots'
  const drawn = anyRtp(random, live)
  const kind = tableKindOf({ category, motif, title })
  const rtp = tableFactsOf({ category, motif, title })?.rtp ?? drawn
  const volatility = pick(random, volatilities)
  const released = releaseOf(en) ?? anyRelease(random)
  const limits = live ? { limits: pick(random, tableLimits) } : {}
  return {
    id,
    title,
    provider,
    category,
    theme,
    motif,
    palette,
    ground,
    tags: tagsOf({ theme, rtp, ...limits }, kind === undefined ? [] : topicsOf(kind, motif), index === 0),
    rtp,
    volatility,
    released,
    ...limits,
    is_service: isOutOfService(en) ? 0 : 1,
  }
}
