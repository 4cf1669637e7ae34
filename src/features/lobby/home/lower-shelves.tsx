import { useLingui } from '@lingui/react/macro'
import { Fragment, Suspense, useDeferredValue, useMemo, useState, type ReactNode } from 'react'
import type { HomeShelf } from '@marquee/contract/config.ts'
import { textIn } from '@marquee/contract/localized.ts'
import { topicOf } from '../filters/filter-games.ts'
import { gamesByTopic } from '../filters/topic-games.ts'
import { KindShelf } from '../filters/kind-links.tsx'
import { topicName } from '../filters/topic-name.ts'
import { useIsLoading } from '../list-states/use-is-loading.ts'
import ProviderShelf from '../providers/provider-shelf.tsx'
import { GameShelf } from '../shelf/game-shelf.tsx'
import type { HomeProps } from './home.tsx'
import styles from './lower-shelves.module.css'
import { similarGames } from './similar-games.ts'
import type { HomeGames } from './use-home-games.ts'
import { useVisitHighlights } from './use-visit-highlights.ts'
import { WinsShelf } from './wins-shelf.tsx'

const MAX_TOPICS = 3
const MAX_PICKS = 12
/** Minimum number of games in a shelf. */
const MIN_GAMES = 3

interface LowerShelvesProps
  extends
    Pick<HomeProps, 'allProviders' | 'announcements' | 'lastPlayed' | 'renderAllOfTopic'>,
    Pick<HomeGames, 'all' | 'isPending' | 'providerOf'> {
  /** The shelves that are not part of the first render, in their order. */
  order: readonly HomeShelf[]
  /** The shelves that need no further data. */
  shelves: Partial<Record<HomeShelf, ReactNode>>
  /** A shelf of placeholders. */
  placeholder: ReactNode
}

/**
 * The shelves of home below a phone's first screen. They are rendered together once it is known which of them exist, and do
 * not change during a visit, so that the layout does not shift.
 */
export function LowerShelves({
  order,
  shelves,
  placeholder,
  all,
  isPending,
  providerOf,
  lastPlayed,
  allProviders,
  announcements,
  renderAllOfTopic,
}: LowerShelvesProps) {
  const { t, i18n } = useLingui()
  const highlights = useVisitHighlights(order.includes('popular') || order.includes('wins'))
  // A game that is played during this visit changes the shelf on the next one.
  const [played] = useState(lastPlayed)
  const isLoading = useIsLoading(all, all.games.length)
  const similar = useMemo(
    () => (played && order.includes('because') ? similarGames(played, all.games) : []),
    [played, order, all.games],
  )
  // Deferred, because rendering dozens of tiles below the fold must not delay input.
  const isReady = useDeferredValue(highlights !== undefined, false)
  const topics = useMemo(() => {
    if (!highlights || !isReady) return []
    // Games that the picks show already are last in their theme.
    const preferred = [...highlights.popular, ...highlights.chosen.slice(MAX_PICKS), ...highlights.chosen]
    const shown = similar.length > 0 && played ? topicOf(played) : undefined
    return gamesByTopic(all.games, MAX_TOPICS + 1, preferred)
      .filter(({ topic }) => topic !== shown)
      .slice(0, MAX_TOPICS)
  }, [highlights, isReady, all.games, similar, played])
  if (!highlights || !isReady) {
    return (
      <>
        {placeholder}
        {placeholder}
      </>
    )
  }
  const hasPopular = highlights.popular.length >= MIN_GAMES
  const preferred = hasPopular ? highlights.popular : highlights.chosen.slice(0, MAX_PICKS)
  const title = played ? textIn(played.game_title, i18n.locale) : ''
  const lower: Partial<Record<HomeShelf, ReactNode>> = {
    popular:
      preferred.length < MIN_GAMES ? null : (
        <GameShelf
          id="popular"
          title={
            hasPopular
              ? t({ message: 'Popular now', comment: 'Title of a row of games' })
              : t({ message: 'Recommended', comment: 'Title of a row of games that the site recommends' })
          }
          games={preferred}
          providerOf={providerOf}
        />
      ),
    because:
      played && isLoading ? (
        placeholder
      ) : played && similar.length > 0 ? (
        <GameShelf
          id="because"
          title={t({
            message: `Because you played ${title}`,
            comment: 'Title of a row of games like the one that was played last',
          })}
          games={similar}
          providerOf={providerOf}
        />
      ) : null,
    themes: isLoading
      ? Array.from({ length: MAX_TOPICS }, (_, index) => <Fragment key={index}>{placeholder}</Fragment>)
      : topics.map(({ topic, games }) => (
          <GameShelf
            key={topic}
            id={`topic-${topic}`}
            title={topicName(topic)}
            more={all.isOpen ? renderAllOfTopic(topic) : undefined}
            games={games}
            providerOf={providerOf}
          />
        )),
    wins:
      highlights.wins.length < MIN_GAMES ? null : (
        <WinsShelf wins={highlights.wins} providerOf={providerOf} />
      ),
    providers: <ProviderShelf all={all} more={allProviders} />,
    announcements: <div className={styles.announcements}>{announcements}</div>,
  }
  return (
    <Suspense fallback={placeholder}>
      <KindShelf games={all.games} isPending={isPending} />
      {order.map((name) => (
        <Fragment key={name}>{shelves[name] ?? lower[name]}</Fragment>
      ))}
    </Suspense>
  )
}
