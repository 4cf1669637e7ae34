import { Trans } from '@lingui/react/macro'
import { useAtomValue } from 'jotai'
import type { ReactNode } from 'react'
import { connectionAtom } from '../platform/connection.ts'
import { store } from '../platform/store.ts'
import { Button } from './button.tsx'
import styles from './send-button.module.css'

interface SendButtonProps {
  busy: boolean
  /** Said while offline; that what was typed is kept, when absent. */
  waitingNote?: ReactNode
  children: ReactNode
}

/** The one sending action of a form. While offline it waits and says why; nothing is ever sent without a press. */
export function SendButton({ busy, waitingNote, children }: SendButtonProps) {
  const offline = useAtomValue(connectionAtom, { store }).state === 'offline'
  return (
    <>
      <Button type="submit" variant="filled" wide busy={busy} disabled={offline}>
        {children}
      </Button>
      <output className={styles.note}>
        {offline
          ? (waitingNote ?? (
              <Trans>You are offline. What you typed is kept; press again when you are connected.</Trans>
            ))
          : null}
      </output>
    </>
  )
}
