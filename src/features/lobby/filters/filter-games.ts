import { kindOf, type Game } from '@marquee/contract/game.ts'
import { chosenProviders, type GameFilters } from './game-filters.ts'

/** Age up to which a game counts as new, ms. */
const MAX_NEW_AGE_MS = 60 * 86_400_000

/** Whether a game was released in the 60 days before `now`, ms. */
export function isNew(game: Game, now: number): boolean {
  if (game.released === undefined) return false
  const age = now - Date.parse(game.released)
  return age >= 0 && age < MAX_NEW_AGE_MS
}

/** Tags that name the kind of a live table. */
export const tableTypes = [
  'baccarat',
  'blackjack',
  'roulette',
  'dragon-tiger',
  'sic-bo',
  'poker',
  'game-show',
  'lottery',
  'mahjong',
  'lounge',
] as const
const tables: ReadonlySet<string> = new Set(tableTypes)

/** Topic of a game: a slot's theme, or the kind of a live table. */
export function topicOf(game: Game): string | undefined {
  return (kindOf(game) === 'casino' ? game.tags.find((tag) => tables.has(tag)) : undefined) ?? game.theme
}

/** Inputs of filtering besides the games. */
interface FilterContext {
  favourites: ReadonlySet<string>
  /** Ms. */
  now: number
}

/** The games that match the filters, in unchanged order. `q` is ignored: the search handles it. */
export function filterGames(games: readonly Game[], filters: GameFilters, context: FilterContext): Game[] {
  const providers = new Set(chosenProviders(filters))
  const { theme, volatility, rtp } = filters
  return games.filter(
    (game) =>
      (providers.size === 0 || providers.has(game.provider_id ?? '')) &&
      (theme === undefined || topicOf(game) === theme) &&
      (volatility === undefined || game.volatility === volatility) &&
      (rtp === undefined || (game.rtp ?? 0) >= rtp) &&
      (!filters.new || isNew(game, context.now)) &&
      (!filters.favourites || context.favourites.has(game.id)),
  )
}

/** The topics of the games, the most frequent first. */
export function topicsOf(games: readonly Game[]): string[] {
  const counts = new Map<string, number>()
  for (const game of games) {
    const topic = topicOf(game)
    if (topic !== undefined) counts.set(topic, (counts.get(topic) ?? 0) + 1)
  }
  return [...counts].toSorted(([, a], [, b]) => b - a).map(([topic]) => topic)
}
