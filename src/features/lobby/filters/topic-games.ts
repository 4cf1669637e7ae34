import { kindOf, type Game } from '@marquee/contract/game.ts'
import { oncePer } from '../../../platform/once-per.ts'
import { topicOf } from './filter-games.ts'

/** Topics with fewer games get no shelf. */
const MIN_GAMES = 3

export interface TopicGames {
  topic: string
  games: readonly Game[]
}

const slotsByTopic = oncePer((games: readonly Game[]) => {
  const groups = new Map<string | undefined, Game[]>()
  for (const game of games.filter((one) => kindOf(one) === 'slots')) {
    const topic = topicOf(game)
    const group = groups.get(topic)
    if (group) group.push(game)
    else groups.set(topic, [game])
  }
  return groups
})

/** The slots by topic, the largest topics first, at most `count` topics. Within a topic the games of `preferred` come first. */
export function gamesByTopic(
  games: readonly Game[],
  count: number,
  preferred: readonly Game[] = [],
): TopicGames[] {
  const all = slotsByTopic(games)
  const first = slotsByTopic(preferred)
  return [...new Set([...first.keys(), ...all.keys()])]
    .filter((topic) => topic !== undefined)
    .map((topic) => ({ topic, games: withFirst(first.get(topic), all.get(topic)) }))
    .filter((shelf) => shelf.games.length >= MIN_GAMES)
    .toSorted((a, b) => b.games.length - a.games.length)
    .slice(0, count)
}

const none: readonly Game[] = []

/** Each game once, those of `first` in front. A game that is in both lists is taken from `rest`. */
function withFirst(first = none, rest = none): readonly Game[] {
  const front = new Map(first.map((game) => [game.id, game]))
  if (front.size === 0) return rest
  for (const game of rest) if (front.has(game.id)) front.set(game.id, game)
  return [...front.values(), ...rest.filter(({ id }) => !front.has(id))]
}
