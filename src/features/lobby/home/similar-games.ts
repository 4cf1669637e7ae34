import { kindOf, type Game } from '@marquee/contract/game.ts'
import { topicOf } from '../filters/filter-games.ts'

/** Minimum number of games in a shelf. */
const MIN_GAMES = 3

/**
 * Games of the same kind as `played` with the same topic or provider, the most similar first, then the newest. Without
 * `played` itself and games that are out of service. Empty if there are too few for a shelf.
 */
export function similarGames(played: Game, games: readonly Game[]): Game[] {
  const topic = topicOf(played)
  const similarity = (game: Game) =>
    (topic !== undefined && topicOf(game) === topic ? 2 : 0) +
    (played.provider_id !== undefined && game.provider_id === played.provider_id ? 1 : 0)
  const similar = games
    .filter((game) => game.id !== played.id && game.is_service === 1 && kindOf(game) === kindOf(played))
    .map((game) => ({ game, similarity: similarity(game) }))
    .filter((one) => one.similarity > 0)
    .toSorted(
      (a, b) => b.similarity - a.similarity || (b.game.released ?? '').localeCompare(a.game.released ?? ''),
    )
    .map(({ game }) => game)
  return similar.length < MIN_GAMES ? [] : similar
}
