import { kindOf, type Game } from '../../../contract/game.ts'
import { topicOf } from '../filters/filter-games.ts'

/** Fewer games are no shelf. */
const MIN_GAMES = 3

/**
 * Games like `played`, the most alike first, then the newest: of the same topic, then of the same provider, always of the same
 * kind. Without `played` itself, and without games that are out of service. None where there are too few for a shelf.
 */
export function similarGames(played: Game, games: readonly Game[]): Game[] {
  const topic = topicOf(played)
  const likeness = (game: Game) =>
    (topic !== undefined && topicOf(game) === topic ? 2 : 0) +
    (played.provider_id !== undefined && game.provider_id === played.provider_id ? 1 : 0)
  const similar = games
    .filter((game) => game.id !== played.id && game.is_service === 1 && kindOf(game) === kindOf(played))
    .map((game) => ({ game, likeness: likeness(game) }))
    .filter((one) => one.likeness > 0)
    .toSorted(
      (a, b) => b.likeness - a.likeness || (b.game.released ?? '').localeCompare(a.game.released ?? ''),
    )
    .map(({ game }) => game)
  return similar.length < MIN_GAMES ? [] : similar
}
