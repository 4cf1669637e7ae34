import { kindOf, type Game, type GameKind, type Provider } from '../../../contract/game.ts'
import { newestFirst } from '../filters/newest-first.ts'
import type { Topic } from './topic-words.ts'
import type { Found } from './use-found.ts'

/** What an option is about. Its type decides what Enter does. */
type Aim =
  | { readonly type: 'provider'; readonly provider: Provider }
  | { readonly type: 'game'; readonly game: Game }
  | { readonly type: 'topic'; readonly topic: Topic }
  | { readonly type: 'all'; readonly kind: GameKind; readonly count: number }
  | { readonly type: 'query'; readonly text: string }

/** What options stand together under one heading. */
export type SearchGroup = 'query' | 'recent' | 'new' | 'popular' | 'topic' | 'provider' | 'game' | 'all'

/** One option of the search. */
export type SearchOption = Aim & { readonly id: string; readonly group: SearchGroup }

const MAX_PROVIDERS = 4
const MAX_TOPICS = 3
const MAX_GAMES = 20
const MAX_RECENT = 6

const gameOption =
  (group: SearchGroup) =>
  (game: Game): SearchOption => ({ type: 'game', group, id: `game-${game.id}`, game })

const topicOption = (topic: Topic): SearchOption => ({
  type: 'topic',
  group: 'topic',
  id: `topic-${topic.kind}-${topic.theme ?? ''}`,
  topic,
})

/** Search results as options: lists of games, providers, the best games, and a link to all games of each kind. */
export function resultOptions({ topics, providers, games, named }: Omit<Found, 'typed'>): SearchOption[] {
  const kinds = (['slots', 'casino'] as const)
    .map((kind) => ({ kind, count: named.filter((game) => kindOf(game) === kind).length }))
    .filter(({ count }) => count > 1)
  return [
    ...topics.slice(0, MAX_TOPICS).map(topicOption),
    ...providers.slice(0, MAX_PROVIDERS).map((provider): SearchOption => ({
      type: 'provider',
      group: 'provider',
      id: `provider-${provider.id}`,
      provider,
    })),
    ...games.slice(0, MAX_GAMES).map(gameOption('game')),
    ...kinds.map(({ kind, count }): SearchOption => ({
      type: 'all',
      group: 'all',
      id: `all-${kind}`,
      kind,
      count,
    })),
  ]
}

/**
 * Options before anything is typed: recent searches, last launches, all games of a kind, the newest games, and the popular ones:
 * these last, because they may come later than the rest.
 */
export function firstOptions(
  searches: readonly string[],
  recent: readonly Game[],
  kinds: readonly Topic[],
  games: readonly Game[],
  popular: readonly Game[],
): SearchOption[] {
  const last = recent.slice(0, MAX_RECENT)
  const known = new Set(last.map(({ id }) => id))
  const offered = (list: readonly Game[]) => {
    const next = list.filter(({ id, is_service }) => is_service === 1 && !known.has(id)).slice(0, MAX_RECENT)
    for (const { id } of next) known.add(id)
    return next
  }
  const newest = offered(newestFirst(games))
  return [
    ...searches.map((text): SearchOption => ({ type: 'query', group: 'query', id: `query-${text}`, text })),
    ...last.map(gameOption('recent')),
    ...kinds.map(topicOption),
    ...newest.map(gameOption('new')),
    ...offered(popular).map(gameOption('popular')),
  ]
}
