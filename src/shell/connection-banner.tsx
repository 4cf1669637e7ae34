import { Trans } from '@lingui/react/macro'
import { useAtomValue } from 'jotai'
import { useLayoutEffect } from 'react'
import { connectionAtom } from '../platform/connection.ts'
import { Icon } from '../ui/icon.tsx'
import { ClockTime } from '../ui/clock-time.tsx'
import styles from './connection-banner.module.css'

/**
 * One quiet line while the operator cannot be reached. It lies over the page, so nothing shifts, above the bottom bar and
 * under the cards that stand there, which make room by `--offline-line`. While a game is in front its strip says it, and
 * where a page's own words in view do, they do (`saysOffline`).
 */
export function ConnectionBanner() {
  const { state, lastSuccess } = useAtomValue(connectionAtom)
  useLayoutEffect(() => {
    if (state !== 'offline') return undefined
    const root = document.documentElement
    root.dataset['offline'] = ''
    return () => {
      delete root.dataset['offline']
    }
  }, [state])
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
