import { StopNotice } from './stop-notice.tsx'
import styles from './play-limits-page.module.css'

/** In place of every page of games while a stop lasts: nothing that tempts. */
export function LobbyStopped() {
  return (
    <div className={styles.page}>
      <StopNotice />
    </div>
  )
}
