import { useLingui } from '@lingui/react/macro'
import { useAtomValue } from 'jotai'
import { useCallback, useMemo } from 'react'
import { kindOf, type Game } from '@marquee/contract/game.ts'
import { textIn } from '@marquee/contract/localized.ts'
import { useTab } from '../../../session/tab.ts'
import { ListState } from '../../../ui/states/list-state.tsx'
import { toasts } from '../../../ui/toast/toast.ts'
import type { FavouriteFilters, FavouriteSort } from './favourite-filters.ts'
import { FavouriteRemovalContext } from './favourite-star.tsx'
import { favourites as favouritesService } from './favourites.ts'
import { FilterChip } from '../filters/filter-fields.tsx'
import { GameCount } from '../list-states/game-count.tsx'
import { orderGames } from '../filters/game-order.ts'
import styles from '../games/games-page.module.css'
import { providersAtom } from '../catalogue/provider-list.ts'
import { SortSelect } from '../filters/sort-select.tsx'
import { useProviderNames } from '../catalogue/use-all-games.ts'
import { PageGrid } from '../grid/page-grid.tsx'
import { icons } from '../../../ui/icon/icons.ts'

interface FavouritesListProps {
  /** At least one. */
  favourites: readonly Game[]
  filters: FavouriteFilters
  onFilters: (filters: FavouriteFilters) => void
}

/** The favourites, with filters by kind, their count and their order. A removed one can be restored. */
export function FavouritesList({ favourites, filters, onFilters }: FavouritesListProps) {
  const { t, i18n } = useLingui()
  const tab = useTab()
  const { kind, sort = 'added' } = filters
  const providers = useAtomValue(providersAtom)
  const nameOf = useProviderNames(providers)
  const games = useMemo(() => {
    const ofKind = kind ? favourites.filter((game) => kindOf(game) === kind) : favourites
    return sort === 'added' ? ofKind : orderGames(ofKind, sort, i18n.locale, nameOf)
  }, [favourites, kind, sort, i18n.locale, nameOf])
  const sections = useMemo(() => [{ games }], [games])
  const offerUndo = useCallback(
    (game: Game) => {
      const { toggle, ofCurrentPlayer } = favouritesService(tab)
      const index = ofCurrentPlayer(game)
        .get()
        .findIndex((one) => one.id === game.id)
      const title = textIn(game.game_title, i18n.locale)
      toasts(tab).custom(icons.star, t`${title} was removed from favourites.`, {
        label: t({ message: 'Undo', comment: 'Puts a favourite back' }),
        run: () => void toggle(game, true, index),
        topic: 'undo',
      })
    },
    [t, tab, i18n.locale],
  )
  const sorts: { value: FavouriteSort; label: string }[] = [
    { value: 'added', label: t({ message: 'Recently added first', comment: 'Order of favourites' }) },
    { value: 'name', label: t({ message: 'By name', comment: 'Order of games' }) },
    { value: 'provider', label: t({ message: 'By provider', comment: 'Order of games' }) },
    { value: 'rtp', label: t({ message: 'Highest RTP first', comment: 'Order of games' }) },
  ]
  const kinds = [
    { value: undefined, label: t({ message: 'All', comment: 'Filter: games of every kind' }) },
    { value: 'slots' as const, label: t`Slots` },
    { value: 'casino' as const, label: t`Table games` },
  ]
  return (
    <FavouriteRemovalContext value={offerUndo}>
      <div
        className={styles.group}
        role="group"
        aria-label={t({ message: 'Game type', comment: 'Name of a filter' })}
      >
        {kinds.map(({ value, label }) => (
          <FilterChip
            key={label}
            on={kind === value}
            onToggle={() =>
              onFilters({ ...(value ? { kind: value } : {}), ...(filters.sort ? { sort } : {}) })
            }
          >
            {label}
          </FilterChip>
        ))}
        <span className={styles.end}>
          <SortSelect
            value={sort}
            choices={sorts}
            onChoose={(next) =>
              onFilters({ ...(kind ? { kind } : {}), ...(next === 'added' ? {} : { sort: next }) })
            }
          />
        </span>
      </div>
      <div className={styles.line}>
        <output>
          <GameCount count={games.length} />
        </output>
      </div>
      {games.length === 0 ? (
        <ListState icon={icons.star} title={t`No favourites of this kind`} />
      ) : (
        <PageGrid sections={sections} label={t`Favourites`} providerOf={nameOf} />
      )}
    </FavouriteRemovalContext>
  )
}
