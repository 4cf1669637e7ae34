import { Trans, useLingui } from '@lingui/react/macro'
import { useAtomValue } from 'jotai'
import { useState } from 'react'
import { connectionAtom } from '../../platform/connection.ts'
import { recipeClass } from '../../theme/recipe-class.ts'
import { Button } from '../../ui/button.tsx'
import { ClockTime } from '../../ui/clock-time.tsx'
import { Timeline } from '../../ui/timeline.tsx'
import styles from './card.module.css'
import type { Transfer } from './transfer-book.ts'
import { checkTransfers } from './transfers.ts'

interface CheckingCardProps {
  transfer: Transfer
  /** Whether this tab is sending it now: its first answer may still come. */
  sending: boolean
  /** Its amount in words. */
  amount: string
}

/** In place of the form while a press is not settled: it is never called failed, and cannot be made again. */
export function CheckingCard({ transfer, sending, amount }: CheckingCardProps) {
  const { t } = useLingui()
  const offline = useAtomValue(connectionAtom).state === 'offline'
  const [asking, setAsking] = useState(false)
  const askNow = async () => {
    setAsking(true)
    await checkTransfers()
    setAsking(false)
  }
  return (
    <section className={`${recipeClass('card')} ${styles.card}`} role="status">
      <div className={styles.top}>
        <h2 className={styles.title}>
          {sending ? <Trans>Sending</Trans> : <Trans>We are checking your request</Trans>}
        </h2>
        <span className={recipeClass('badge', { tone: 'info' })}>
          <Trans comment="State of a request whose answer was lost">Checking</Trans>
        </span>
      </div>
      <p className={styles.sum}>{amount}</p>
      <Timeline
        steps={[
          { id: 'pressed', title: t`Sent once`, note: <ClockTime at={transfer.at} />, state: 'done' },
          {
            id: 'checking',
            title: offline ? t`Waiting for the connection` : t`Asking what became of it`,
            note: sending
              ? t`The answer takes longer than usual.`
              : t`The answer was lost on the way. It is looked up by its number and never sent a second time. You may close the app.`,
            state: 'now',
          },
          { id: 'known', title: t`The outcome is known`, state: 'next' },
        ]}
      />
      {sending ? null : (
        <Button wide busy={asking} disabled={offline} onClick={() => void askNow()}>
          <Trans>Check now</Trans>
        </Button>
      )}
    </section>
  )
}
