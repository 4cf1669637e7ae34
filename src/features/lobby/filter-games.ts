import { kindOf, type Game } from '../../contract/game.ts'
import { chosenProviders, type GameFilters } from './game-filters.ts'

/** A game released within this time is new, ms. */
const NEW_FOR = 60 * 86_400_000

/** Whether a game came out in the 60 days before `now`, ms. */
export function isNew(game: Game, now: number): boolean {
  if (game.released === undefined) return false
  const age = now - Date.parse(game.released)
  return age >= 0 && age < NEW_FOR
}

/** What is played at a live table, which says more than its theme. */
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

/** What a game is about: a slot's theme, or what is played at a live table. */
export function topicOf(game: Game): string | undefined {
  return (kindOf(game) === 'casino' ? game.tags.find((tag) => tables.has(tag)) : undefined) ?? game.theme
}

/** What filtering needs to know beside the games. */
interface Around {
  favourites: ReadonlySet<string>
  /** Ms. */
  now: number
}

/** The games within the filters, in their order. `q` is not looked at: searching ranks. */
export function filterGames(games: readonly Game[], filters: GameFilters, around: Around): Game[] {
  const providers = new Set(chosenProviders(filters))
  const { theme, volatility, rtp } = filters
  return games.filter(
    (game) =>
      (providers.size === 0 || providers.has(game.provider_id ?? '')) &&
      (theme === undefined || topicOf(game) === theme) &&
      (volatility === undefined || game.volatility === volatility) &&
      (rtp === undefined || (game.rtp ?? 0) >= rtp) &&
      (!filters.new || isNew(game, around.now)) &&
      (!filters.favourites || around.favourites.has(game.id)),
  )
}

/** What the games are about, the most frequent first. */
export function topicsOf(games: readonly Game[]): string[] {
  const counts = new Map<string, number>()
  for (const game of games) {
    const topic = topicOf(game)
    if (topic !== undefined) counts.set(topic, (counts.get(topic) ?? 0) + 1)
  }
  return [...counts].toSorted(([, a], [, b]) => b - a).map(([topic]) => topic)
}
