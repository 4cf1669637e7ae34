import { Trans } from '@lingui/react/macro'
import styles from './veil.module.css'
import { RescueActions } from './rescue-actions.tsx'
import type { LoadDelay } from './use-load-delay.ts'

interface LoadingVeilProps {
  /** Address of the game's cover. */
  cover: string
  delay: LoadDelay
}

/** Covers the game until it is ready: its cover, a progress ring, and after a while buttons to try again or to close. */
export function LoadingVeil({ cover, delay }: LoadingVeilProps) {
  return (
    <div className={styles.veil}>
      <img className={styles.ground} src={cover} alt="" draggable={false} />
      <div className={styles.content}>
        <span className={styles.cover} data-cover>
          <img src={cover} alt="" width={300} height={400} draggable={false} />
        </span>
        <output className={styles.text}>
          <span className={styles.loading}>
            <span className={styles.ring} aria-hidden="true" />
            {delay === 'none' ? (
              <Trans>Opening the game</Trans>
            ) : delay === 'slow' ? (
              <Trans>This is taking longer than usual</Trans>
            ) : (
              <Trans>The game is not responding</Trans>
            )}
          </span>
          {delay === 'stuck' ? (
            <span className={styles.note}>
              <Trans>No stake was taken. You can wait or open it again.</Trans>
            </span>
          ) : null}
        </output>
        {delay === 'stuck' ? <RescueActions /> : null}
      </div>
    </div>
  )
}
