import { Trans } from '@lingui/react/macro'
import { Link } from '@tanstack/react-router'
import type { ReactNode } from 'react'
import { Button } from '../../../ui/button.tsx'
import { icons } from '../../../ui/icon/icons.ts'
import { CardNotice } from '../parts/notice.tsx'
import type { Transfer } from './pending-transfers.ts'

interface DismissibleNoticeProps {
  onRead: () => void
  children: ReactNode
}

/** A notice about an earlier request, with a button that dismisses it. */
export function DismissibleNotice({ onRead, children }: DismissibleNoticeProps) {
  return (
    <div role="status">
      <CardNotice
        icon={icons.info}
        tone="info"
        action={
          <Button variant="quiet" onClick={onRead}>
            <Trans comment="Puts a notice away after reading it">OK</Trans>
          </Button>
        }
      >
        {children}
      </CardNotice>
    </div>
  )
}

interface EndedNoticeProps {
  /** It is `void` or `unknown`. */
  transfer: Transfer
  amountText: (amount: number) => string
  onRead: () => void
}

/** Says that a transfer was not carried out, or that its outcome is not known. */
export function EndedNotice({ transfer: { kind, state, amount }, amountText, onRead }: EndedNoticeProps) {
  const list = kind === 'deposit' ? 'deposits' : kind === 'withdraw' ? 'withdrawals' : undefined
  return (
    <DismissibleNotice onRead={onRead}>
      {state === 'unknown' ? (
        <Trans>
          The result of your last request is not known yet. Look at{' '}
          <Link to="/wallet/history" search={{ tab: list }}>
            your requests
          </Link>{' '}
          before you send another one.
        </Trans>
      ) : amount === undefined ? (
        <Trans>Your request timed out and was not processed. Your balance and points are unchanged.</Trans>
      ) : (
        <Trans>
          Your request for {amountText(amount)} did not reach us. Your balance and points are unchanged; you
          can send it again.
        </Trans>
      )}
    </DismissibleNotice>
  )
}
