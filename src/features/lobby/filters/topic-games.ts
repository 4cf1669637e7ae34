import { kindOf, type Game } from '../../../contract/game.ts'
import { topicOf, topicsOf } from './filter-games.ts'

/** Topics with fewer games get no shelf. */
const MIN_GAMES = 3

export interface TopicGames {
  topic: string
  games: readonly Game[]
}

/** The slots by topic, the largest topics first, at most `count`. */
export function gamesByTopic(games: readonly Game[], count: number): TopicGames[] {
  const slots = games.filter((game) => kindOf(game) === 'slots')
  const byTopic = Map.groupBy(slots, topicOf)
  return topicsOf(slots)
    .map((topic) => ({ topic, games: byTopic.get(topic) ?? [] }))
    .filter((shelf) => shelf.games.length >= MIN_GAMES)
    .slice(0, count)
}
