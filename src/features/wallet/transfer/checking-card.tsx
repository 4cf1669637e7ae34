import { Trans, useLingui } from '@lingui/react/macro'
import { useAtomValue } from 'jotai'
import { useEffect, useRef, useState, type ReactNode } from 'react'
import { isOfflineAtom } from '../../../platform/http/connection.ts'
import { storageHealthAtom } from '../../../platform/storage/idb.ts'
import { useTab } from '../../../session/tab.ts'
import { recipeClass } from '../../../theme/recipe-class.ts'
import { Button } from '../../../ui/button.tsx'
import { SiteTime } from '../../../ui/time/site-time.tsx'
import { Timeline } from '../../../ui/timeline.tsx'
import styles from '../parts/card.module.css'
import type { Transfer } from './pending-transfers.ts'
import { transfers } from './transfers.ts'

interface CheckingCardProps {
  transfer: Transfer
  /** Whether this tab is still waiting for the first response. */
  isSending: boolean
  /** Formatted amount, if it is still stored on this device. */
  amount: string | undefined
  /** A notice about another submission. */
  children?: ReactNode
}

/** Replaces the form while a transfer is not settled. The transfer is never called failed and cannot be repeated. */
export function CheckingCard({ transfer, isSending, amount, children }: CheckingCardProps) {
  const { t } = useLingui()
  const tab = useTab()
  const offline = useAtomValue(isOfflineAtom)
  const isInMemory = useAtomValue(storageHealthAtom) === 'memory'
  const [busy, setBusy] = useState(false)
  const card = useRef<HTMLElement>(null)
  useEffect(() => {
    // The form's button may be further down the page than this card reaches.
    const top = card.current?.getBoundingClientRect().top ?? 0
    if (top < 0) card.current?.scrollIntoView()
  }, [])
  const checkNow = async () => {
    setBusy(true)
    await transfers(tab).check()
    setBusy(false)
  }
  return (
    <section ref={card} className={`${recipeClass('card')} ${styles.card}`} role="status">
      <div className={styles.top}>
        <h2 className={styles.title}>
          {isSending ? <Trans>Sending</Trans> : <Trans>We are checking your request</Trans>}
        </h2>
        <span className={recipeClass('badge', { tone: 'info' })}>
          <Trans comment="State of a request whose answer was lost">Checking</Trans>
        </span>
      </div>
      {amount === undefined ? null : <p className={styles.sum}>{amount}</p>}
      {children}
      <Timeline
        steps={[
          {
            id: 'sent',
            title: t({ message: 'Sent', comment: 'First step: the request was sent one time' }),
            note: <SiteTime at={transfer.at} />,
            state: 'done',
          },
          {
            id: 'checking',
            title: offline ? t`Waiting for the connection` : t`Checking the result`,
            note: isSending
              ? t`The reply is taking longer than usual.`
              : isInMemory
                ? t`We are checking whether your request was received. It will never be sent twice. Keep the app open until the result is known.`
                : t`We are checking whether your request was received. It will never be sent twice. You can close the app.`,
            state: 'now',
          },
          {
            id: 'known',
            title: t({
              message: 'Result',
              comment: 'Last step, not reached yet: what became of the request',
            }),
            state: 'next',
          },
        ]}
      />
      {isSending ? null : (
        <Button wide busy={busy} disabled={offline} onClick={() => void checkNow()}>
          <Trans>Check now</Trans>
        </Button>
      )}
    </section>
  )
}
