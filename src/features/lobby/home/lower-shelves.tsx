import { useLingui } from '@lingui/react/macro'
import { Fragment, Suspense, useDeferredValue, useMemo, useState, type ReactNode } from 'react'
import type { HomeShelf } from '../../../contract/config.ts'
import { textIn } from '../../../contract/localized.ts'
import { topicOf } from '../filters/filter-games.ts'
import { gamesByTopic } from '../filters/topic-games.ts'
import { topicName } from '../filters/topic-name.ts'
import { useIsAwaited } from '../list-states/use-is-awaited.ts'
import ProviderShelf from '../providers/provider-shelf.tsx'
import { GameShelf } from '../shelf/game-shelf.tsx'
import type { HomeProps } from './home.tsx'
import styles from './lower-shelves.module.css'
import { similarGames } from './similar-games.ts'
import type { HomeGames } from './use-home-games.ts'
import { useLately } from './use-lately.ts'
import { WinsShelf } from './wins-shelf.tsx'

const MAX_TOPICS = 3
const MAX_PICKS = 12
/** Fewer games are no shelf. */
const MIN_GAMES = 3

interface LowerShelvesProps
  extends
    Pick<HomeProps, 'allProviders' | 'announcements' | 'lastPlayed' | 'renderAllOfTopic'>,
    Pick<HomeGames, 'all' | 'providerOf'> {
  /** The shelves from the first that home cannot show at once. */
  order: readonly HomeShelf[]
  /** Those that home can. */
  shelves: Partial<Record<HomeShelf, ReactNode>>
  /** A shelf of placeholders. */
  places: ReactNode
}

/**
 * The shelves of home that lie below a phone's first screen. They come together once it is known which
 * there are, and stay what they are in this visit: none appears between others, and none moves another one.
 */
export default function LowerShelves({
  order,
  shelves,
  places,
  all,
  providerOf,
  lastPlayed,
  allProviders,
  announcements,
  renderAllOfTopic,
}: LowerShelvesProps) {
  const { t, i18n } = useLingui()
  const lately = useLately(order.includes('popular') || order.includes('wins'))
  // What is played in this visit gives the shelf its name at the next one.
  const [played] = useState(lastPlayed)
  const isLoading = useIsAwaited(all)
  const similar = useMemo(
    () => (played && order.includes('because') ? similarGames(played, all.games) : []),
    [played, order, all.games],
  )
  // Dozens of tiles below the fold, and what they show of all games, must not delay a press.
  const isReady = useDeferredValue(lately !== undefined, false)
  const topics = useMemo(() => {
    if (!lately || !isReady) return []
    // What the picks show already comes last in its theme.
    const preferred = [...lately.popular, ...lately.chosen.slice(MAX_PICKS), ...lately.chosen]
    const shown = similar.length > 0 && played ? topicOf(played) : undefined
    return gamesByTopic(all.games, MAX_TOPICS + 1, preferred)
      .filter(({ topic }) => topic !== shown)
      .slice(0, MAX_TOPICS)
  }, [lately, isReady, all.games, similar, played])
  if (!lately || !isReady) {
    return (
      <>
        {places}
        {places}
      </>
    )
  }
  const isCounted = lately.popular.length >= MIN_GAMES
  const preferred = isCounted ? lately.popular : lately.chosen.slice(0, MAX_PICKS)
  const title = played ? textIn(played.game_title, i18n.locale) : ''
  const lower: Partial<Record<HomeShelf, ReactNode>> = {
    popular:
      preferred.length < MIN_GAMES ? null : (
        <GameShelf
          id="popular"
          title={
            isCounted
              ? t({ message: 'Popular now', comment: 'Title of a row of games' })
              : t({ message: 'Our picks', comment: 'Title of a row of games that the site recommends' })
          }
          games={preferred}
          providerOf={providerOf}
        />
      ),
    because:
      played && isLoading ? (
        places
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
      ? Array.from({ length: MAX_TOPICS }, (_, index) => <Fragment key={index}>{places}</Fragment>)
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
    wins: lately.wins.length < MIN_GAMES ? null : <WinsShelf wins={lately.wins} providerOf={providerOf} />,
    providers: <ProviderShelf all={all} more={allProviders} />,
    announcements: <div className={styles.announcements}>{announcements}</div>,
  }
  return (
    <Suspense fallback={places}>
      {order.map((name) => (
        <Fragment key={name}>{shelves[name] ?? lower[name]}</Fragment>
      ))}
    </Suspense>
  )
}
