import { Trans } from '@lingui/react/macro'
import { useAtomValue } from 'jotai'
import { useLayoutEffect } from 'react'
import { connectionAtom } from '../../platform/http/connection.ts'
import { Icon } from '../../ui/icon/icon.tsx'
import { icons } from '../../ui/icon/icons.ts'
import { ClockTime } from '../../ui/time/clock-time.tsx'
import styles from './connection-banner.module.css'

/**
 * Banner while the operator cannot be reached. It overlays the page, so nothing shifts: above the bottom bar,
 * and below the cards, which move up by `--offline-line`. It is visually hidden while a game is in front,
 * whose strip says the same, and while a text on the page says the same (`saysOffline`).
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
          <Icon path={icons.offline} size={18} />
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
