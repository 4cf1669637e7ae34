import { Trans } from '@lingui/react/macro'
import { isOutdated, type ResourceState } from '../../../platform/query/use-resource.ts'
import { DataAge } from '../../../ui/time/data-age.tsx'
import styles from './list-age.module.css'

interface ListAgeProps {
  list: Pick<ResourceState<never>, 'fetchedAt' | 'status'>
  onRetry: () => void
}

/** The age of a list that could not be refreshed, with a button that tries again. Renders nothing for a fresh list. */
export function ListAge({ list, onRetry }: ListAgeProps) {
  const { fetchedAt } = list
  if (!fetchedAt || !isOutdated(list)) return null
  return (
    <span className={styles.age}>
      <DataAge at={fetchedAt} />
      <button type="button" className={styles.retry} onClick={onRetry}>
        <Trans>Refresh</Trans>
      </button>
    </span>
  )
}
