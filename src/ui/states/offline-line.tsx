import { Trans } from '@lingui/react/macro'
import { Icon } from '../icon/icon.tsx'
import { icons } from '../icon/icons.ts'
import styles from './offline-line.module.css'

/** Replaces a small part of a page that needs the operator while the app is offline. */
export function OfflineLine() {
  return (
    <p className={styles.line}>
      <Icon path={icons.offline} size={18} />
      <Trans comment="In place of details that cannot be loaded while offline">
        You are offline. This will appear once you are online.
      </Trans>
    </p>
  )
}
