import { useLingui } from '@lingui/react/macro'
import { FilterChip, FilterGroup, type FilterProps } from './filter-fields.tsx'
import type { SlotType } from './filter-games.ts'
import { changeFilters } from './game-filters.ts'

/** Label of the filter by type of slot. */
export function useSlotTypeLabel(): string {
  const { t } = useLingui()
  return t({
    message: 'Type of slot',
    comment: 'Filter: how slot games pay, and whether they have free spins',
  })
}

/** Names of the types of slots. */
export function useSlotTypeNames(): Record<SlotType, string> {
  const { t } = useLingui()
  return {
    lines: t({ message: 'Lines', comment: 'Number of lines of a slot on which it pays' }),
    ways: t({ message: 'Ways', comment: 'Number of ways in which a slot pays' }),
    clusters: t({ message: 'Clusters', comment: 'Equal symbols of a slot that touch and pay' }),
    'free-spins': t({ message: 'Free spins', comment: 'Free spins that a round of a slot begins' }),
  }
}

/** Single choice of a type of slot. */
export function SlotTypeChips({ filters, onFilters, types }: FilterProps & { types: readonly SlotType[] }) {
  const label = useSlotTypeLabel()
  const names = useSlotTypeNames()
  return (
    <FilterGroup label={label}>
      {types.map((type) => (
        <FilterChip
          key={type}
          on={filters.type === type}
          onToggle={() =>
            onFilters(changeFilters(filters, { type: filters.type === type ? undefined : type }))
          }
        >
          {names[type]}
        </FilterChip>
      ))}
    </FilterGroup>
  )
}
