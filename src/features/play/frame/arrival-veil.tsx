import { Trans } from '@lingui/react/macro'
import styles from './arrival-veil.module.css'
import { RescueActions } from './rescue-actions.tsx'
import type { Patience } from './watchdog.ts'

interface ArrivalVeilProps {
  /** Address of the game's cover. */
  cover: string
  patience: Patience
}

/** Covers the game until it is ready: its cover, a progress ring, and after a while what the player can do. */
export function ArrivalVeil({ cover, patience }: ArrivalVeilProps) {
  return (
    <div className={styles.veil}>
      <img className={styles.ground} src={cover} alt="" draggable={false} />
      <div className={styles.content}>
        <span className={styles.cover} data-cover>
          <img src={cover} alt="" width={300} height={400} draggable={false} />
        </span>
        <output className={styles.words}>
          <span className={styles.waiting}>
            <span className={styles.ring} aria-hidden="true" />
            {patience === 'calm' ? (
              <Trans>Opening the game</Trans>
            ) : patience === 'slow' ? (
              <Trans>This takes longer than usual</Trans>
            ) : (
              <Trans>The game is not responding</Trans>
            )}
          </span>
          {patience === 'stuck' ? (
            <span className={styles.note}>
              <Trans>No stake was taken. You can wait or open it again.</Trans>
            </span>
          ) : null}
        </output>
        {patience === 'stuck' ? <RescueActions /> : null}
      </div>
    </div>
  )
}
