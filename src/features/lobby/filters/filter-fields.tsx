import { useLingui } from '@lingui/react/macro'
import type { ReactNode } from 'react'
import type { Provider } from '@marquee/contract/game.ts'
import { textIn } from '@marquee/contract/localized.ts'
import { recipeClass } from '../../../theme/recipe-class.ts'
import { Icon } from '../../../ui/icon/icon.tsx'
import { pageIcons } from '../../../ui/icon/page-icons.ts'
import styles from './filter-fields.module.css'
import { changeFilters, chosenProviders, rtpSteps, type GameFilters } from './game-filters.ts'
import { topicName } from './topic-name.ts'

export interface FilterProps {
  filters: GameFilters
  onFilters: (filters: GameFilters) => void
}

interface ChipProps {
  on: boolean
  onToggle: () => void
  children: ReactNode
}

/** A toggle for one filter value. */
export function FilterChip({ on, onToggle, children }: ChipProps) {
  return (
    <button type="button" className={recipeClass('chip')} aria-pressed={on} onClick={onToggle}>
      {on ? <Icon path={pageIcons.check} size={16} /> : null}
      {children}
    </button>
  )
}

/** A named group of chips. */
export function FilterGroup({ label, children }: { label: string; children: ReactNode }) {
  return (
    <div role="group" aria-label={label} className={styles.chips}>
      {children}
    </div>
  )
}

/** Multiple choice of providers. */
export function ProviderChips({
  filters,
  onFilters,
  providers,
}: FilterProps & { providers: readonly Provider[] }) {
  const { t, i18n } = useLingui()
  const chosen = chosenProviders(filters)
  return (
    <FilterGroup label={t`Game providers`}>
      {providers.map((provider) => (
        <FilterChip
          key={provider.id}
          on={chosen.includes(provider.id)}
          onToggle={() => {
            const others = chosen.filter((id) => id !== provider.id)
            const next = others.length === chosen.length ? [...chosen, provider.id] : others
            onFilters(changeFilters(filters, { providers: next.join(' ') }))
          }}
        >
          {textIn(provider.name ?? provider.title, i18n.locale)}
        </FilterChip>
      ))}
    </FilterGroup>
  )
}

/** Single choice of a theme or a kind of table. */
export function TopicChips({
  filters,
  onFilters,
  topics,
  label,
}: FilterProps & { topics: readonly string[]; label: string }) {
  return (
    <FilterGroup label={label}>
      {topics.map((topic) => (
        <FilterChip
          key={topic}
          on={filters.theme === topic}
          onToggle={() =>
            onFilters(changeFilters(filters, { theme: filters.theme === topic ? undefined : topic }))
          }
        >
          {topicName(topic)}
        </FilterChip>
      ))}
    </FilterGroup>
  )
}

/** Labels of the volatilities. */
export function useVolatilityLabel(): Record<'low' | 'medium' | 'high', string> {
  const { t } = useLingui()
  return {
    low: t({ message: 'Low', comment: 'Volatility of a game' }),
    medium: t({ message: 'Medium', comment: 'Volatility of a game' }),
    high: t({ message: 'High', comment: 'Volatility of a game' }),
  }
}

/** Single choice of a volatility. */
export function VolatilityChips({ filters, onFilters }: FilterProps) {
  const { t } = useLingui()
  const labels = useVolatilityLabel()
  return (
    <FilterGroup label={t({ message: 'Volatility', comment: 'How widely the results of a game swing' })}>
      {(['low', 'medium', 'high'] as const).map((one) => (
        <FilterChip
          key={one}
          on={filters.volatility === one}
          onToggle={() =>
            onFilters(changeFilters(filters, { volatility: filters.volatility === one ? undefined : one }))
          }
        >
          {labels[one]}
        </FilterChip>
      ))}
    </FilterGroup>
  )
}

/** Choice of the minimum return to player. */
export function RtpChips({ filters, onFilters }: FilterProps) {
  const { t, i18n } = useLingui()
  const percent = new Intl.NumberFormat(i18n.locale, { style: 'percent' })
  return (
    <FilterGroup label={t`Return to player (RTP)`}>
      {rtpSteps.map((step) => (
        <FilterChip
          key={step}
          on={filters.rtp === step}
          onToggle={() => onFilters(changeFilters(filters, { rtp: filters.rtp === step ? undefined : step }))}
        >
          {`RTP ≥ ${percent.format(step / 100)}`}
        </FilterChip>
      ))}
    </FilterGroup>
  )
}

/** Toggles for new games and favourites. */
export function QuickChips({ filters, onFilters }: FilterProps) {
  const { t } = useLingui()
  return (
    <>
      <FilterChip
        on={filters.new === true}
        onToggle={() => onFilters(changeFilters(filters, { new: filters.new ? undefined : true }))}
      >
        {t({ message: 'New', comment: 'Filter: games released lately' })}
      </FilterChip>
      <FilterChip
        on={filters.favourites === true}
        onToggle={() =>
          onFilters(changeFilters(filters, { favourites: filters.favourites ? undefined : true }))
        }
      >
        {t`Favourites`}
      </FilterChip>
    </>
  )
}

/** `QuickChips` as a group of their own. */
export function QuickChipsGroup(props: FilterProps) {
  const { t } = useLingui()
  return (
    <FilterGroup
      label={t({ message: 'Quick filters', comment: 'Name of a group of filters for screen readers' })}
    >
      <QuickChips {...props} />
    </FilterGroup>
  )
}
