import { Trans } from '@lingui/react/macro'
import { useAtomValue } from 'jotai'
import { connectionAtom } from '../platform/connection.ts'
import { Icon } from '../ui/icon.tsx'
import { ClockTime } from '../ui/clock-time.tsx'
import styles from './connection-banner.module.css'

/** One quiet line while the operator cannot be reached. It lies over the page, so nothing shifts. */
export function ConnectionBanner() {
  const { state, lastSuccess } = useAtomValue(connectionAtom)
  return (
    <output className={styles.place}>
      {state === 'offline' ? (
        <span className={styles.banner}>
          <Icon name="offline" size={18} />
          {lastSuccess === undefined ? (
            <Trans>Not connected. What you see was saved on this device.</Trans>
          ) : (
            <Trans>
              Not connected. Last update: <ClockTime at={lastSuccess} />
            </Trans>
          )}
        </span>
      ) : null}
    </output>
  )
}
