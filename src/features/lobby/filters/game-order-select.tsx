import { useLingui } from '@lingui/react/macro'
import type { GameKind } from '@marquee/contract/game.ts'
import type { FilterProps } from './filter-fields.tsx'
import { changeFilters, type GameSort, usualSort } from './game-filters.ts'
import { SortSelect } from './sort-select.tsx'

/** Select for the order of a list of games. Search results are ranked until the player chooses an order. */
export function GameOrder({ kind, filters, onFilters }: FilterProps & { kind: GameKind }) {
  const { t } = useLingui()
  const usual = usualSort[kind]
  const choices: { value: GameSort; label: string }[] = [
    { value: 'stake', label: t({ message: 'Lowest stakes first', comment: 'Order of games' }) },
    { value: 'newest', label: t({ message: 'Newest first', comment: 'Order of games' }) },
    { value: 'name', label: t({ message: 'By name', comment: 'Order of games' }) },
    { value: 'rtp', label: t({ message: 'Highest RTP first', comment: 'Order of games' }) },
    { value: 'provider', label: t({ message: 'By provider', comment: 'Order of games' }) },
  ]
  // With a search the default is the ranking, so the usual order must be stored as an explicit choice.
  const ranked = filters.q !== undefined
  const best = {
    value: 'best' as const,
    label: t({ message: 'Best match', comment: 'Order of search results' }),
  }
  return (
    <SortSelect<GameSort | 'best'>
      value={filters.sort ?? (ranked ? 'best' : usual)}
      choices={ranked ? [best, ...choices] : choices}
      onChoose={(sort) =>
        onFilters(
          changeFilters(filters, {
            sort: sort === 'best' || (sort === usual && !ranked) ? undefined : sort,
          }),
        )
      }
    />
  )
}
