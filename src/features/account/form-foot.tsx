import { Trans } from '@lingui/react/macro'
import type { ReactNode } from 'react'
import { Button } from '../../ui/button.tsx'
import { SendButton } from '../../ui/send-button.tsx'
import styles from './form-foot.module.css'

interface FormFootProps {
  busy: boolean
  onCancel: () => void
  children: ReactNode
  waitingNote?: ReactNode
}

/** The end of a form inside a card: its sending action and the way out. */
export function FormFoot({ busy, onCancel, children, waitingNote }: FormFootProps) {
  return (
    <div className={styles.foot}>
      <SendButton busy={busy} waitingNote={waitingNote}>
        {children}
      </SendButton>
      <Button variant="quiet" wide onClick={onCancel}>
        <Trans comment="Closes a form without sending it">Cancel</Trans>
      </Button>
    </div>
  )
}
