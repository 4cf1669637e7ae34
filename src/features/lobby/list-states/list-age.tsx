import { Trans } from '@lingui/react/macro'
import { DataAge } from '../../../ui/time/data-age.tsx'
import styles from './list-age.module.css'

interface ListAgeProps {
  /** When the list was fetched, ms of server time. */
  fetchedAt: number
  onRetry: () => void
}

/** The age of a list that could not be refreshed, with a button that tries again. */
export function ListAge({ fetchedAt, onRetry }: ListAgeProps) {
  return (
    <span className={styles.age}>
      <DataAge at={fetchedAt} />
      <button type="button" className={styles.retry} onClick={onRetry}>
        <Trans>Refresh</Trans>
      </button>
    </span>
  )
}
