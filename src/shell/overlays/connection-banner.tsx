import { useAtomValue } from 'jotai'
import { useLayoutEffect } from 'react'
import { connectionAtom } from '../../platform/http/connection.ts'
import { ConnectionTitle } from '../../ui/states/unreachable.tsx'
import { Icon } from '../../ui/icon/icon.tsx'
import { icons } from '../../ui/icon/icons.ts'
import { DataAge } from '../../ui/time/data-age.tsx'
import styles from './connection-banner.module.css'

/**
 * Banner while the operator cannot be reached. It overlays the page, so nothing shifts: above the bottom bar, and below the
 * cards, which move up by `--offline-line`. It is visually hidden while an open game or a text on the page shows that the
 * app is offline (`hideOfflineBanner`).
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
    <output className={styles.layer}>
      {state === 'offline' ? (
        <span className={styles.banner}>
          <Icon path={icons.offline} size={18} />
          <span>
            <ConnectionTitle />
            {lastSuccess === undefined ? null : (
              <>
                {' · '}
                <DataAge at={lastSuccess} />
              </>
            )}
          </span>
        </span>
      ) : null}
    </output>
  )
}
