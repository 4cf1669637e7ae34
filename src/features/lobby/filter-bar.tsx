import { Trans, useLingui } from '@lingui/react/macro'
import { Suspense, useState } from 'react'
import type { GameKind, Provider } from '../../contract/game.ts'
import { textIn } from '../../contract/localized.ts'
import { recipeClass } from '../../theme/recipe-class.ts'
import { Icon } from '../../ui/icon.tsx'
import { useMedia, WIDE } from '../../ui/use-media.ts'
import styles from './filter-bar.module.css'
import {
  FilterChip,
  ProviderChips,
  QuickChips,
  RtpChips,
  TopicChips,
  VolatilityChips,
  useVolatilityWords,
  type FilterProps,
} from './filter-fields.tsx'
import { FilterMenu } from './filter-menu.tsx'
import { changeFilters, chosenProviders, countFilters } from './game-filters.ts'
import { GameOrder } from './game-order-select.tsx'
import { topicName } from './topic-words.ts'
import { late } from '../../ui/late.tsx'

const FilterSheet = late(() => import('./filter-sheet.tsx').then((module) => module.default), 'over')

export interface FilterBarProps extends FilterProps {
  kind: GameKind
  providers: readonly Provider[]
  topics: readonly string[]
  /** How many games the filters leave. */
  count: number
}

/** The limits of a list of games and its order: in line from 960 px, in a sheet below that. */
export function FilterBar(props: FilterBarProps) {
  const wide = useMedia(WIDE)
  return wide ? <Inline {...props} /> : <Compact {...props} />
}

/** What a topic is called above its choices. */
export function useTopicLabel(kind: GameKind): string {
  const { t } = useLingui()
  return kind === 'casino'
    ? t({ message: 'Table', comment: 'Filter: kind of live table, such as baccarat' })
    : t({ message: 'Theme', context: 'games', comment: 'Filter: what slot games are about' })
}

function Inline({ kind, filters, onFilters, providers, topics }: FilterBarProps) {
  const { t, i18n } = useLingui()
  const chosen = chosenProviders(filters)
  const first = providers.find((one) => one.id === chosen[0])
  const name = first && textIn(first.name ?? first.title, i18n.locale)
  const label = useTopicLabel(kind)
  const volatility = useVolatilityWords()
  const percent = new Intl.NumberFormat(i18n.locale, { style: 'percent' })
  return (
    <div className={styles.inline}>
      <FilterMenu label={t`Game providers`} chosen={chosen.length > 1 ? String(chosen.length) : name}>
        <ProviderChips {...{ filters, onFilters, providers }} />
      </FilterMenu>
      <FilterMenu label={label} chosen={filters.theme && topicName(filters.theme)}>
        <TopicChips {...{ filters, onFilters, topics, label }} />
      </FilterMenu>
      {kind === 'slots' ? (
        <FilterMenu
          label={t({ message: 'Volatility', comment: 'How widely the results of a game swing' })}
          chosen={filters.volatility && volatility[filters.volatility]}
        >
          <VolatilityChips {...{ filters, onFilters }} />
        </FilterMenu>
      ) : null}
      <FilterMenu label="RTP" chosen={filters.rtp && `≥ ${percent.format(filters.rtp / 100)}`}>
        <RtpChips {...{ filters, onFilters }} />
      </FilterMenu>
      <span className={styles.rule} />
      <QuickChips {...{ filters, onFilters }} />
    </div>
  )
}

function Compact(props: FilterBarProps) {
  const { t } = useLingui()
  const { filters, onFilters } = props
  const [open, setOpen] = useState(false)
  const count = countFilters(changeFilters(filters, { q: undefined }))
  return (
    <>
      <div className={styles.compact}>
        <button
          type="button"
          className={recipeClass('chip')}
          aria-haspopup="dialog"
          aria-current={count > 0 ? 'true' : undefined}
          aria-label={count > 0 ? t`Filters, ${count} in use` : undefined}
          onClick={() => setOpen(true)}
        >
          <Icon name="filter" size={18} />
          <Trans>Filters</Trans>
          {count > 0 ? <span className={styles.badge}>{count}</span> : null}
        </button>
        <GameOrder {...{ filters, onFilters }} />
        <FilterChip
          on={filters.new === true}
          onPress={() => onFilters(changeFilters(filters, { new: filters.new ? undefined : true }))}
        >
          {t({ message: 'New', comment: 'Filter: games released lately' })}
        </FilterChip>
        <FilterChip
          on={filters.favourites === true}
          onPress={() =>
            onFilters(changeFilters(filters, { favourites: filters.favourites ? undefined : true }))
          }
        >
          {t`Favourites`}
        </FilterChip>
      </div>
      <Suspense>{open ? <FilterSheet {...props} onClose={() => setOpen(false)} /> : null}</Suspense>
    </>
  )
}
