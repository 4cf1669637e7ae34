import { Trans, useLingui } from '@lingui/react/macro'
import { useEffect, useRef, useState } from 'react'
import type { BankAccount } from '../../contract/wallet.ts'
import { recipeClass } from '../../theme/recipe-class.ts'
import { Button } from '../../ui/button.tsx'
import { AccountLines } from './account-lines.tsx'
import styles from './card.module.css'
import { MaintenanceNotice } from './maintenance-notice.tsx'

export interface ConfirmRow {
  /** Unique within the step. */
  id: string
  term: string
  value: string | RowAccount
  /** The figure that is sent. */
  total?: boolean
}

interface RowAccount {
  account: BankAccount
  /** An account to pay to can be copied. */
  copy?: boolean
  reveal?: () => Promise<string | undefined>
}

interface ConfirmStepProps {
  rows: readonly ConfirmRow[]
  /** Whether the bank moves the money: then its hours are said. */
  byBank: boolean
  sendLabel: string
  busy: boolean
  offline: boolean
  failure: string | undefined
  onSend: () => void
  onBack: () => void
}

/** How long an answer may take before the player is told that waiting is all there is to do, ms. */
const PATIENCE = 4000

/** Repeats exactly what will be sent, before it is. */
export function ConfirmStep(props: ConfirmStepProps) {
  const { rows, byBank, sendLabel, busy, offline, failure, onSend, onBack } = props
  const { t } = useLingui()
  const heading = useRef<HTMLHeadingElement>(null)
  const slow = useSlow(busy)
  useEffect(() => heading.current?.focus(), [])
  return (
    <form
      className={`${recipeClass('card')} ${styles.card}`}
      onSubmit={(event) => {
        event.preventDefault()
        if (!busy && !offline) onSend()
      }}
    >
      <h2 ref={heading} tabIndex={-1} className={styles.title}>
        <Trans comment="Heading of the step that repeats amount and account before sending">
          Please check
        </Trans>
      </h2>
      <dl className={styles.rows}>
        {rows.map(({ id, term, value, total }) =>
          typeof value === 'string' ? (
            <div key={id} className={total ? styles.total : undefined}>
              <dt>{term}</dt>
              <dd>{value}</dd>
            </div>
          ) : (
            <div key={id} className={styles.account}>
              <dt>{term}</dt>
              <dd>
                <AccountLines {...value} />
              </dd>
            </div>
          ),
        )}
      </dl>
      {byBank ? <MaintenanceNotice /> : null}
      <p className={styles.failure} role="alert">
        {failure}
      </p>
      <div className={styles.actions}>
        <Button variant="filled" wide type="submit" busy={busy} disabled={offline}>
          {busy ? <Trans>Sending</Trans> : sendLabel}
        </Button>
        <Button variant="quiet" wide disabled={busy} onClick={onBack}>
          <Trans comment="Back from the repeating step to the amount field">Change</Trans>
        </Button>
      </div>
      <p className={styles.text} role="status" hidden={!slow && !offline}>
        {slow
          ? t`Still waiting for the answer. Your request is carried out once, however long it takes.`
          : offline
            ? t`You are offline. Nothing has been sent.`
            : null}
      </p>
    </form>
  )
}

function useSlow(busy: boolean): boolean {
  const [slow, setSlow] = useState(false)
  useEffect(() => {
    if (!busy) return undefined
    const timer = setTimeout(() => setSlow(true), PATIENCE)
    return () => {
      clearTimeout(timer)
      setSlow(false)
    }
  }, [busy])
  return slow
}
