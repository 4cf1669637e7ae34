import { Trans } from '@lingui/react/macro'
import { ClockTime } from '../../../ui/time/clock-time.tsx'
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
      <Trans>
        List as of <ClockTime at={fetchedAt} />
      </Trans>
      <button type="button" className={styles.retry} onClick={onRetry}>
        <Trans>Refresh</Trans>
      </button>
    </span>
  )
}
