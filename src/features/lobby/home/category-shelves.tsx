import { useLingui } from '@lingui/react/macro'
import { useAtomValue } from 'jotai'
import { useDeferredValue, useMemo, type ReactNode } from 'react'
import { CategoryStrip, type Category } from './category-strip.tsx'
import { FavouritesShelf } from '../favourites/favourites-shelf.tsx'
import { favouritesAtom } from '../favourites/favourites.ts'
import { gamesByTopic, type TopicGames } from '../filters/topic-games.ts'
import { GameShelf } from '../shelf/game-shelf.tsx'
import styles from './home-eight.module.css'
import { Welcome, type HomeStartProps } from './home-start.tsx'
import ProviderShelf from '../providers/provider-shelf.tsx'
import { topicName } from '../filters/topic-name.ts'
import { useHomeGames } from './use-home-games.ts'

export interface CategoryShelvesProps extends HomeStartProps {
  allNew: ReactNode
  allSlots: ReactNode
  allLive: ReactNode
  allProviders: ReactNode
  /** Renders the link to all slots of a theme. */
  renderAllOfTopic: (topic: string) => ReactNode
}

const MAX_TOPICS = 12
const noTopics: readonly TopicGames[] = []

/** The category strip and one shelf for each category. Loaded as a chunk of its own. */
export default function CategoryShelves(props: CategoryShelvesProps) {
  const { t } = useLingui()
  const favourites = useAtomValue(favouritesAtom)
  const { all, isPending, slots, live, providerOf } = useHomeGames()
  const bestPaying = useMemo(() => slots.toSorted((a, b) => (b.rtp ?? 0) - (a.rtp ?? 0)), [slots])
  const isLoading = all.status === 'loading'
  // Topic shelves are below all others, so rendering them late does not shift the layout. Their order is by size, which is
  // known once every provider's list is loaded or has failed.
  const byTopic = useMemo(
    () => (isLoading ? noTopics : gamesByTopic(all.games, MAX_TOPICS)),
    [isLoading, all.games],
  )
  // Deferred, because rendering two hundred tiles below the fold must not delay the first shelves.
  const topics = useDeferredValue(byTopic, noTopics)
  const hasSlots = isPending || slots.length > 0
  const hasTables = isPending || live.length > 0
  const categories: Category[] = [
    { id: 'top', label: t({ message: 'All', comment: 'Category: games of every kind' }) },
    ...(hasSlots ? [{ id: 'new', label: t({ message: 'New', comment: 'Category: new games' }) }] : []),
    ...(hasTables ? [{ id: 'live', label: t`Table games` }] : []),
    ...(hasSlots ? [{ id: 'slots', label: t`Slots` }] : []),
    ...(favourites.length > 0 ? [{ id: 'favourites', label: t`Favourites` }] : []),
    ...topics.map(({ topic }) => ({ id: `topic-${topic}`, label: topicName(topic) })),
  ]
  return (
    <>
      <CategoryStrip categories={categories} />
      <div className={styles.shelves}>
        <Welcome />
        {props.continuePlaying}
        <FavouritesShelf more={props.allFavourites} providerOf={providerOf} />
        <GameShelf
          id="new"
          title={t`New slot games`}
          more={props.allNew}
          games={slots}
          isPending={isPending}
          providerOf={providerOf}
        />
        <GameShelf
          id="live"
          title={t`Table games`}
          more={props.allLive}
          widths="152-180"
          games={live}
          isPending={isPending}
          providerOf={providerOf}
        />
        <GameShelf
          id="slots"
          title={t`Slots with the highest RTP`}
          more={props.allSlots}
          games={bestPaying}
          isPending={isPending}
          providerOf={providerOf}
        />
        {topics.map(({ topic, games }) => (
          <div key={topic} className={styles.topic}>
            <GameShelf
              id={`topic-${topic}`}
              title={topicName(topic)}
              more={props.renderAllOfTopic(topic)}
              games={games}
              providerOf={providerOf}
            />
          </div>
        ))}
        <ProviderShelf all={all} more={props.allProviders} />
      </div>
    </>
  )
}
