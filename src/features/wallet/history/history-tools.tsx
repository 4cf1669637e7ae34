import { Grid } from '@chakra-ui/react/grid'
import { chakra } from '@chakra-ui/react/styled-system'
import { Trans, useLingui } from '@lingui/react/macro'
import { Suspense, useState, type ReactNode } from 'react'
import { recipeClass } from '../../../theme/recipe-class.ts'
import { Icon } from '../../../ui/icon/icon.tsx'
import { pageIcons } from '../../../ui/icon/page-icons.ts'
import { lazyWithRetry } from '../../../ui/states/lazy-with-retry.tsx'
import { Skeleton } from '../../../ui/states/skeleton.tsx'
import { useMedia, WIDE } from '../../../ui/use-media.ts'
import { CardSkeleton } from '../parts/wallet-skeleton.tsx'
import type { HistorySearch } from './history-search.ts'
import styles from './history-tools.module.css'

const HistoryFilters = lazyWithRetry(
  () => import('./history-filters.tsx').then((module) => module.HistoryFilters),
  'toast',
)

interface HistoryToolsProps {
  search: HistorySearch
  withType: boolean
  busy: boolean
  offline: boolean
  onSearch: (search: HistorySearch) => void
  onFetch: () => void
  /** Sums that a button shows under the tools. */
  totals?: ReactNode
  /** Further tools in the same row. */
  children?: ReactNode
}

/**
 * The tools of a list above it. The filters are in sight where there is room (spec §2); on a phone they unfold on a click, as sums
 * do everywhere, so that the list is near the top.
 */
export function HistoryTools({ totals, children, ...filters }: HistoryToolsProps) {
  const { t } = useLingui()
  const [unfolded, setUnfolded] = useState<'filters' | 'totals'>()
  const { from, to, type } = filters.search
  const count = Number(Boolean(from ?? to)) + Number(type !== undefined)
  const hasFilters = useMedia(WIDE)
  const toggle = (name: 'filters' | 'totals') => () => setUnfolded(unfolded === name ? undefined : name)
  return (
    <Grid templateColumns="minmax(0, 1fr)" gap="14px">
      <div className={styles.tools}>
        {hasFilters ? null : (
          <button
            type="button"
            className={recipeClass('chip')}
            aria-expanded={unfolded === 'filters'}
            aria-label={count > 0 ? t`Filters, ${count} active` : undefined}
            onClick={toggle('filters')}
          >
            <Icon path={pageIcons.filter} size={18} />
            <Trans>Filters</Trans>
            {count > 0 ? <chakra.b fontVariantNumeric="tabular-nums">{count}</chakra.b> : null}
          </button>
        )}
        {totals ? (
          <button
            type="button"
            className={recipeClass('chip')}
            aria-expanded={unfolded === 'totals'}
            onClick={toggle('totals')}
          >
            <Icon path={pageIcons.list} size={18} />
            <Trans comment="Button that shows the sums of a list of transactions">Totals</Trans>
          </button>
        ) : null}
        {children}
      </div>
      {hasFilters || unfolded === 'filters' ? (
        <Suspense fallback={<Skeleton height={hasFilters ? 126 : 230} />}>
          <HistoryFilters {...filters} />
        </Suspense>
      ) : null}
      {unfolded === 'totals' ? <Suspense fallback={<CardSkeleton of="list" />}>{totals}</Suspense> : null}
    </Grid>
  )
}
