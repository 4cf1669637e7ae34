import { kindOf, type Game, type GameKind, type Provider } from '@marquee/contract/game.ts'
import { newestFirst } from '../filters/newest-first.ts'
import type { Topic } from './topics.ts'
import type { SearchResults } from './use-search-results.ts'

/** What an option opens. */
type SearchTarget =
  | { readonly type: 'provider'; readonly provider: Provider }
  | { readonly type: 'game'; readonly game: Game }
  | { readonly type: 'topic'; readonly topic: Topic }
  | { readonly type: 'all'; readonly kind: GameKind; readonly count: number }
  | { readonly type: 'query'; readonly text: string }

/** Options of one group are listed under one heading. */
export type SearchGroup = 'query' | 'recent' | 'new' | 'popular' | 'topic' | 'provider' | 'game' | 'all'

/** One option of the search. */
export type SearchOption = SearchTarget & { readonly id: string; readonly group: SearchGroup }

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
export function resultOptions({
  topics,
  providers,
  games,
  named,
}: Omit<SearchResults, 'typed'>): SearchOption[] {
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
 * Options before anything is typed: recent searches, last launches, all games of a kind, the newest games, and the popular
 * ones. These are last, because they may be loaded after the rest.
 */
export function initialOptions(
  searches: readonly string[],
  recent: readonly Game[],
  kinds: readonly Topic[],
  games: readonly Game[],
  popular: readonly Game[],
): SearchOption[] {
  const last = recent.slice(0, MAX_RECENT)
  const listed = new Set(last.map(({ id }) => id))
  const unlisted = (list: readonly Game[]) => {
    const next = list.filter(({ id, is_service }) => is_service === 1 && !listed.has(id)).slice(0, MAX_RECENT)
    for (const { id } of next) listed.add(id)
    return next
  }
  const newest = unlisted(newestFirst(games))
  return [
    ...searches.map((text): SearchOption => ({ type: 'query', group: 'query', id: `query-${text}`, text })),
    ...last.map(gameOption('recent')),
    ...kinds.map(topicOption),
    ...newest.map(gameOption('new')),
    ...unlisted(popular).map(gameOption('popular')),
  ]
}
