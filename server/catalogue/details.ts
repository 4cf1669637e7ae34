import type { MotifName } from '../art/motifs.ts'
import { hashOf, type NonEmpty, pick, type Random, seededRandom } from '../art/random.ts'
import type { Entry } from './games/entry.ts'
import { isOutOfService, launchCodeOf, releaseOf } from './particulars.ts'
import type { CatalogueGame, CatalogueProvider } from './types.ts'

/** The game of a live table, by its emblem. */
const tableGames: Partial<Record<MotifName, string>> = {
  blackjack: 'blackjack',
  cards: 'baccarat',
  chip: 'lounge',
  dice: 'sic-bo',
  duel: 'dragon-tiger',
  lottery: 'lottery',
  mahjong: 'mahjong',
  microphone: 'game-show',
  poker: 'poker',
  roulette: 'roulette',
  shaker: 'sic-bo',
  shoe: 'baccarat',
  stack: 'lounge',
  wheel: 'game-show',
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

/** The return to player: of live tables by their rules, of slots by their volatility, from 92.0 to 97.6 percent. */
function anyRtp(random: Random, live: boolean): number {
  const value = live ? 95.4 + random() * 2.1 : 92 + (random() + random()) * 0.5 * 5.5
  return Math.round(value * 100) / 100
}

function tagsOf(
  game: Pick<CatalogueGame, 'theme' | 'rtp' | 'limits'>,
  table: string | undefined,
  flagship: boolean,
): string[] {
  return [
    table ?? game.theme,
    ...(flagship ? ['popular'] : []),
    ...(game.rtp >= 96.5 ? ['high-rtp'] : []),
    ...(game.limits !== undefined && game.limits.max >= 10_000_000 ? ['high-limit'] : []),
  ]
}

/** Derives a game from its entry in a provider's list; `index` is the entry's place. */
export function gameOf(provider: CatalogueProvider, entry: Entry, index: number): CatalogueGame {
  const [ko, en, theme, motif, palette, ground] = entry
  const id = launchCodeOf(en) ?? `${Number(provider.id) + 9}${String(index + 1).padStart(2, '0')}`
  const random = seededRandom(hashOf(`${id} ${en}`))
  const live = provider.is_casino === 1
  const rtp = anyRtp(random, live)
  const volatility = pick(random, volatilities)
  const released = releaseOf(en) ?? anyRelease(random)
  const limits = live ? { limits: pick(random, tableLimits) } : {}
  return {
    id,
    title: { ko, en },
    provider,
    category: live ? 'casino' : 'Slots',
    theme,
    motif,
    palette,
    ground,
    tags: tagsOf({ theme, rtp, ...limits }, live ? tableGames[motif] : undefined, index === 0),
    rtp,
    volatility,
    released,
    ...limits,
    is_service: isOutOfService(en) ? 0 : 1,
  }
}
