import { DataList } from '@chakra-ui/react/data-list'
import { Grid } from '@chakra-ui/react/grid'
import { Trans, useLingui } from '@lingui/react/macro'
import { useAtomValue } from 'jotai'
import { useEffect, useRef, useState, type ReactNode } from 'react'
import type { BankAccount } from '@marquee/contract/wallet.ts'
import { isOfflineAtom } from '../../../platform/http/connection.ts'
import { recipeClass } from '../../../theme/recipe-class.ts'
import { Button } from '../../../ui/button.tsx'
import { Sum } from '../../../ui/money/sum.tsx'
import { AccountLines } from '../parts/account-lines.tsx'
import styles from '../parts/card.module.css'
import { MaintenanceNotice } from '../parts/maintenance-notice.tsx'

const totalStyle = { fontSize: '1.625rem', lineHeight: '1.35', letterSpacing: '-0.03em' }

export interface ConfirmRow {
  /** Unique within the step. */
  id: string
  term: string
  value: string | RowAccount
  /** Whether the row is the total that is sent. */
  total?: boolean
}

interface RowAccount {
  account: BankAccount
  /** Whether the player pays to the account, so that it can be copied. */
  copy?: boolean
  reveal?: () => Promise<string | undefined>
}

interface ConfirmStepProps {
  rows: readonly ConfirmRow[]
  /** Under the rows. */
  note?: ReactNode
  /** Whether a bank moves the money, so that its maintenance hours are shown. */
  isByBank: boolean
  sendLabel: string
  isSending: boolean
  /** Error message of the last attempt. */
  problem: string | undefined
  onSend: () => void
  onBack: () => void
}

/** Time without a response after which the step says that it is still waiting, ms. */
const slowAfterMs = 4000

/** The confirmation: shows exactly what will be sent. */
export function ConfirmStep(props: ConfirmStepProps) {
  const { rows, note, isByBank, sendLabel, isSending, problem, onSend, onBack } = props
  const { t } = useLingui()
  const offline = useAtomValue(isOfflineAtom)
  const heading = useRef<HTMLHeadingElement>(null)
  const slow = useSlow(isSending)
  useEffect(() => heading.current?.focus(), [])
  return (
    <form
      className={`${recipeClass('card')} ${styles.card}`}
      onSubmit={(event) => {
        event.preventDefault()
        if (!isSending && !offline) onSend()
      }}
    >
      <h2 ref={heading} tabIndex={-1} className={styles.title}>
        <Trans comment="Heading of the step that repeats amount and account before sending">
          Check and confirm
        </Trans>
      </h2>
      <DataList.Root>
        {rows.map(({ id, term, value, total }) =>
          typeof value === 'string' ? (
            <DataList.Item key={id} py="6px">
              <DataList.ItemLabel>{term}</DataList.ItemLabel>
              <DataList.ItemValue fontWeight="650" {...(total ? totalStyle : {})}>
                {total ? <Sum text={value} /> : value}
              </DataList.ItemValue>
            </DataList.Item>
          ) : (
            <DataList.Item key={id} display="block" py="6px">
              <DataList.ItemLabel>{term}</DataList.ItemLabel>
              <DataList.ItemValue fontWeight="650" textAlign="start">
                <AccountLines {...value} />
              </DataList.ItemValue>
            </DataList.Item>
          ),
        )}
      </DataList.Root>
      {note}
      {isByBank ? <MaintenanceNotice /> : null}
      <Grid gap="8px">
        <Button wide type="submit" busy={isSending} disabled={offline}>
          {isSending ? <Trans>Sending</Trans> : sendLabel}
        </Button>
        <Button variant="quiet" wide disabled={isSending} onClick={onBack}>
          <Trans comment="Back from the repeating step to the amount field">Change</Trans>
        </Button>
      </Grid>
      <p className={styles.failure} role="alert">
        {problem}
      </p>
      <p className={styles.text} role="status" hidden={!slow && !offline}>
        {slow
          ? t`Still waiting for a reply. Your request will be processed only once, however long it takes.`
          : offline
            ? navigator.onLine
              ? t({
                  message: 'The site cannot be reached right now. Nothing has been sent.',
                  comment: 'The device has a connection, but the site does not respond',
                })
              : t`You are offline. Nothing has been sent.`
            : null}
      </p>
    </form>
  )
}

function useSlow(isSending: boolean): boolean {
  const [slow, setSlow] = useState(false)
  useEffect(() => {
    if (!isSending) return undefined
    const timer = setTimeout(() => setSlow(true), slowAfterMs)
    return () => {
      clearTimeout(timer)
      setSlow(false)
    }
  }, [isSending])
  return slow
}
