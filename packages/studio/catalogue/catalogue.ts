import { gameOf } from './details.ts'
import { entries } from './entries.ts'
import { manyGames } from './many-games.ts'
import { providers } from './providers.ts'
import type { CatalogueGame, CatalogueProvider } from './types.ts'

export interface Catalogue {
  providers: readonly CatalogueProvider[]
  games: readonly CatalogueGame[]
}

const written: readonly CatalogueGame[] = providers.flatMap((provider) =>
  (entries[provider.id] ?? []).map((entry, index) => gameOf(provider, entry, index)),
)

/**
 * Every provider and game of the reference operator, the same at every call: 300 games, or `games` with generated ones
 * (`manyGames`) beyond the first 300.
 */
export function catalogue(options: { games?: number } = {}): Catalogue {
  const more = (options.games ?? 0) - written.length
  return { providers, games: more > 0 ? [...written, ...manyGames(more)] : written }
}
