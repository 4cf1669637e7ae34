import type { Game, GameKind, Provider } from '../../contract/game.ts'
import { kindOf } from '../../contract/game.ts'

/** One line of the search: what Enter does with it depends on what it is. */
export type SearchOption =
  | { type: 'provider'; id: string; provider: Provider }
  | { type: 'game'; id: string; game: Game }
  | { type: 'all'; id: string; kind: GameKind; count: number }
  | { type: 'query'; id: string; text: string }

const MOST_PROVIDERS = 4
const MOST_GAMES = 20
const MOST_RECENT = 6

/** What was found as lines: providers, the best games, and the ways to all games of each kind. */
export function resultOptions(providers: readonly Provider[], games: readonly Game[]): SearchOption[] {
  const shown = games.slice(0, MOST_GAMES)
  const kinds = (['slots', 'casino'] as const)
    .map((kind) => ({ kind, count: games.filter((game) => kindOf(game) === kind).length }))
    .filter(({ count }) => count > 1)
  return [
    ...providers
      .slice(0, MOST_PROVIDERS)
      .map((provider) => ({ type: 'provider' as const, id: `provider-${provider.id}`, provider })),
    ...shown.map((game) => ({ type: 'game' as const, id: `game-${game.id}`, game })),
    ...kinds.map(({ kind, count }) => ({ type: 'all' as const, id: `all-${kind}`, kind, count })),
  ]
}

/** What shows before anything is typed: the last searches and the last games. */
export function recentOptions(searches: readonly string[], games: readonly Game[]): SearchOption[] {
  return [
    ...searches.map((text) => ({ type: 'query' as const, id: `query-${text}`, text })),
    ...games.slice(0, MOST_RECENT).map((game) => ({ type: 'game' as const, id: `game-${game.id}`, game })),
  ]
}
