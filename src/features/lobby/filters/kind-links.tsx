import { useLingui } from '@lingui/react/macro'
import { Link } from '@tanstack/react-router'
import { useMemo } from 'react'
import { kindOf, type Game, type GameKind } from '@marquee/contract/game.ts'
import { recipeClass } from '../../../theme/recipe-class.ts'
import { slotTypesOf, tableTypes, isOfTopic } from './filter-games.ts'
import { ShelfHeading } from '../../../ui/page/shelf-heading.tsx'
import styles from './kind-links.module.css'
import { useSlotTypeNames } from './slot-type.tsx'
import { topicName } from './topic-name.ts'

interface KindLinksProps {
  /** Links are shown only to kinds of these games. */
  games: readonly Game[]
  /** The kind of all games of the page, which then also links to the page of the other kind. */
  kind?: GameKind
}

interface KindShelfProps extends Pick<KindLinksProps, 'games'> {
  /** Whether games may still arrive. */
  isPending: boolean
}

/** `KindLinks` as a shelf of home, if the games have kinds. It has its height before the games are loaded. */
export function KindShelf({ games, isPending }: KindShelfProps) {
  const { t } = useLingui()
  const { tables, types } = useKinds(games)
  if (!isPending && tables.length + types.length === 0) return null
  return (
    <section className={styles.shelf} aria-labelledby="kinds">
      <ShelfHeading id="kinds" title={t`Games by type`} />
      <KindLinks games={games} />
    </section>
  )
}

/** Links to the kinds of games: tables such as roulette, then slots by how they pay. The current one is marked. */
export function KindLinks({ games, kind }: KindLinksProps) {
  const { t } = useLingui()
  const names = useSlotTypeNames()
  const { tables, types } = useKinds(games)
  if (tables.length + types.length === 0) return null
  const slots = t({ message: 'Slots', comment: "Kind of a provider's games" })
  return (
    // A kind that arrives with later games mounts the row anew: a link that moved under the finger would open something else.
    <nav key={tables.length + types.length} className={styles.links} aria-label={t`Games by type`}>
      {tables.map((theme) => (
        <Link
          key={theme}
          to="/game/livecasinonine"
          search={{ theme }}
          activeOptions={{ exact: true, includeSearch: true }}
          className={recipeClass('chip')}
        >
          {topicName(theme)}
        </Link>
      ))}
      {types.map((type) => (
        <Link
          key={type}
          to="/game/slotnine"
          search={{ type }}
          activeOptions={{ exact: true, includeSearch: true }}
          className={recipeClass('chip')}
        >
          {kind === 'slots' ? names[type] : `${slots}: ${names[type]}`}
        </Link>
      ))}
      {kind === 'slots' ? (
        <Link to="/game/livecasinonine" className={recipeClass('chip')}>
          {t`All table games`}
        </Link>
      ) : kind === 'casino' ? (
        <Link to="/game/slotnine" className={recipeClass('chip')}>
          {t`All slots`}
        </Link>
      ) : null}
    </nav>
  )
}

function useKinds(games: readonly Game[]) {
  return useMemo(() => {
    const ofTables = games.filter((game) => kindOf(game) === 'casino')
    return {
      tables: tableTypes.filter((type) => ofTables.some((game) => isOfTopic(game, type))),
      types: slotTypesOf(games),
    }
  }, [games])
}
