import { Trans } from '@lingui/react/macro'
import { ClockTime } from '../../ui/clock-time.tsx'
import styles from './list-age.module.css'

interface ListAgeProps {
  /** Ms of the server's clock. */
  at: number
  onRetry: () => void
}

/** How old a list is that could not be refreshed, with the way to try again. */
export function ListAge({ at, onRetry }: ListAgeProps) {
  return (
    <span className={styles.age}>
      <Trans>
        List as of <ClockTime at={at} />
      </Trans>
      <button type="button" className={styles.retry} onClick={onRetry}>
        <Trans>Refresh</Trans>
      </button>
    </span>
  )
}
