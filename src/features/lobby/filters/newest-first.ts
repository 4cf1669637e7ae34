import type { Game } from '../../../contract/game.ts'

/** The games by day of release, the newest first, stably. */
export function newestFirst(games: readonly Game[]): Game[] {
  return sortedBy(games, (game) => game.released ?? '', -1)
}

/** The games by a key that is read once for each, stably. */
export function sortedBy<Key extends string | number>(
  games: readonly Game[],
  keyOf: (game: Game) => Key,
  direction: 1 | -1,
): Game[] {
  return games
    .map((game) => ({ game, key: keyOf(game) }))
    .toSorted((a, b) => (a.key === b.key ? 0 : a.key < b.key ? -direction : direction))
    .map(({ game }) => game)
}
