import { Trans } from '@lingui/react/macro'
import { Icon } from './icon.tsx'
import styles from './offline-line.module.css'

/** In the place of something small that can be had only from the operator, while there is no connection. */
export function OfflineLine() {
  return (
    <p className={styles.line}>
      <Icon name="offline" size={18} />
      <Trans comment="In place of details that cannot be loaded while offline">
        This appears when you are connected.
      </Trans>
    </p>
  )
}
