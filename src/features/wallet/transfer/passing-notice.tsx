import { Trans } from '@lingui/react/macro'
import type { ReactNode } from 'react'
import { Button } from '../../../ui/button.tsx'
import { icons } from '../../../ui/icon/icons.ts'
import { Notice } from '../parts/notice.tsx'

interface PassingNoticeProps {
  onRead: () => void
  children: ReactNode
}

/** What became of an earlier press, until the player has read it. */
export function PassingNotice({ onRead, children }: PassingNoticeProps) {
  return (
    <div role="status">
      <Notice
        icon={icons.info}
        tone="info"
        action={
          <Button variant="quiet" onClick={onRead}>
            <Trans comment="Puts a notice away after reading it">OK</Trans>
          </Button>
        }
      >
        {children}
      </Notice>
    </div>
  )
}
