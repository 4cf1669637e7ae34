import type { Game, GameKind, Provider } from '../../../contract/game.ts'
import { kindOf } from '../../../contract/game.ts'

/** One option of the search. Its type decides what Enter does. */
export type SearchOption =
  | { type: 'provider'; id: string; provider: Provider }
  | { type: 'game'; id: string; game: Game }
  | { type: 'all'; id: string; kind: GameKind; count: number }
  | { type: 'query'; id: string; text: string }

const MAX_PROVIDERS = 4
const MAX_GAMES = 20
const MAX_RECENT = 6

/** Search results as options: providers, the best games, and a link to all games of each kind. */
export function resultOptions(providers: readonly Provider[], games: readonly Game[]): SearchOption[] {
  const shown = games.slice(0, MAX_GAMES)
  const kinds = (['slots', 'casino'] as const)
    .map((kind) => ({ kind, count: games.filter((game) => kindOf(game) === kind).length }))
    .filter(({ count }) => count > 1)
  return [
    ...providers
      .slice(0, MAX_PROVIDERS)
      .map((provider) => ({ type: 'provider' as const, id: `provider-${provider.id}`, provider })),
    ...shown.map((game) => ({ type: 'game' as const, id: `game-${game.id}`, game })),
    ...kinds.map(({ kind, count }) => ({ type: 'all' as const, id: `all-${kind}`, kind, count })),
  ]
}

/** Options before anything is typed: recent searches and last launches. */
export function recentOptions(searches: readonly string[], games: readonly Game[]): SearchOption[] {
  return [
    ...searches.map((text) => ({ type: 'query' as const, id: `query-${text}`, text })),
    ...games.slice(0, MAX_RECENT).map((game) => ({ type: 'game' as const, id: `game-${game.id}`, game })),
  ]
}
