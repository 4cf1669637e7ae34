import { Trans, useLingui } from '@lingui/react/macro'
import { AnimatePresence } from 'framer-motion'
import { Suspense, useState } from 'react'
import type { GameKind, Provider } from '@marquee/contract/game.ts'
import { textIn } from '@marquee/contract/localized.ts'
import { recipeClass } from '../../../theme/recipe-class.ts'
import { Icon } from '../../../ui/icon/icon.tsx'
import { pageIcons } from '../../../ui/icon/page-icons.ts'
import { useMedia, WIDE } from '../../../ui/use-media.ts'
import styles from './filter-bar.module.css'
import {
  ProviderChips,
  QuickChips,
  QuickChipsGroup,
  RtpChips,
  TopicChips,
  VolatilityChips,
  useVolatilityLabel,
  type FilterProps,
} from './filter-fields.tsx'
import { FilterMenu } from './filter-menu.tsx'
import { SlotTypeChips, useSlotTypeLabel, useSlotTypeNames } from './slot-type.tsx'
import type { SlotType } from './filter-games.ts'
import { changeFilters, chosenProviders, countFilters } from './game-filters.ts'
import { GameOrder } from './game-order-select.tsx'
import { topicName } from './topic-name.ts'
import { lazyWithRetry } from '../../../ui/states/lazy-with-retry.tsx'

const FilterSheet = lazyWithRetry(
  () => import('./filter-sheet.tsx').then((module) => module.default),
  'toast',
)

export interface FilterBarProps extends FilterProps {
  kind: GameKind
  providers: readonly Provider[]
  topics: readonly string[]
  /** The types of the slots. */
  types: readonly SlotType[]
  /** Number of games that match the filters. */
  count: number
}

/** Filters and order of a list of games: inline from 960 px, in a sheet below that. */
export function FilterBar(props: FilterBarProps) {
  const wide = useMedia(WIDE)
  return wide ? <Inline {...props} /> : <Compact {...props} />
}

/** Label of the topic filter. */
export function useTopicLabel(kind: GameKind): string {
  const { t } = useLingui()
  return kind === 'casino'
    ? t({ message: 'Table', comment: 'Filter: kind of table, such as baccarat' })
    : t({ message: 'Theme', context: 'games', comment: 'Filter: what slot games are about' })
}

function Inline({ kind, filters, onFilters, providers, topics, types }: FilterBarProps) {
  const { t, i18n } = useLingui()
  const chosen = chosenProviders(filters)
  const first = providers.find((one) => one.id === chosen[0])
  const name = first && textIn(first.name ?? first.title, i18n.locale)
  const label = useTopicLabel(kind)
  const typeLabel = useSlotTypeLabel()
  const typeNames = useSlotTypeNames()
  const volatility = useVolatilityLabel()
  const percent = new Intl.NumberFormat(i18n.locale, { style: 'percent' })
  return (
    <div className={styles.inline}>
      <FilterMenu label={t`Game providers`} chosen={chosen.length > 1 ? String(chosen.length) : name}>
        <ProviderChips {...{ filters, onFilters, providers }} />
      </FilterMenu>
      <FilterMenu label={label} chosen={filters.theme && topicName(filters.theme)}>
        <TopicChips {...{ filters, onFilters, topics, label }} />
      </FilterMenu>
      {types.length === 0 ? null : (
        <FilterMenu
          label={typeLabel}
          chosen={types.map((type) => (type === filters.type ? typeNames[type] : '')).join('') || undefined}
        >
          <SlotTypeChips {...{ filters, onFilters, types }} />
        </FilterMenu>
      )}
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
      <QuickChipsGroup {...{ filters, onFilters }} />
    </div>
  )
}

function Compact(props: FilterBarProps) {
  const { t } = useLingui()
  const { kind, filters, onFilters } = props
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
          aria-label={count > 0 ? t`Filters, ${count} active` : undefined}
          onClick={() => setOpen(true)}
        >
          <Icon path={pageIcons.filter} size={18} />
          <Trans>Filters</Trans>
          {count > 0 ? <span className={styles.badge}>{count}</span> : null}
        </button>
        <GameOrder {...{ kind, filters, onFilters }} />
        <QuickChips {...{ filters, onFilters }} />
      </div>
      <Suspense>
        <AnimatePresence>
          {open ? <FilterSheet key="sheet" {...props} onClose={() => setOpen(false)} /> : null}
        </AnimatePresence>
      </Suspense>
    </>
  )
}
