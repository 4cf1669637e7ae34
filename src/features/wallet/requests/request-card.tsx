import { Grid } from '@chakra-ui/react/grid'
import { Trans, useLingui } from '@lingui/react/macro'
import { type CSSProperties, useEffect, useRef, useState } from 'react'
import { isOfflineAtom } from '../../../platform/http/connection.ts'
import { useAtomValue } from 'jotai'
import { recipeClass } from '../../../theme/recipe-class.ts'
import { Button } from '../../../ui/button.tsx'
import { maskAccount } from '@marquee/contract/masking.ts'
import { moneyText } from '../../../ui/money/money-text.ts'
import { Timeline } from '../../../ui/timeline.tsx'
import { AccountLines } from '../parts/account-lines.tsx'
import { nearTime } from './near-time.ts'
import styles from '../parts/card.module.css'
import { submitErrorMessage, unsavedMessage } from '../transfer/submit-error-message.ts'
import { refreshRequests, type WalletRequest } from './requests.ts'
import { useSite } from '../parts/site.ts'
import { NothingToTransfer } from '../deposit/nothing-to-transfer.tsx'
import { StatusBadge } from './status-badge.tsx'
import { transfers, useTransfers } from '../transfer/transfers.ts'
import { useTab } from '../../../session/tab.ts'
import { toasts } from '../../../ui/toast/toast.ts'
import { separator } from '../../../ui/separator.ts'

interface RequestCardProps {
  request: WalletRequest
  /** Whether its heading takes the focus, because the request is new. */
  focused: boolean
}

/** A waiting request as a timeline (requested, being checked, done), with the operator's estimate. */
export function RequestCard({ request, focused }: RequestCardProps) {
  const { t, i18n } = useLingui()
  const { currency: siteCurrency, isPlayMoney, zone } = useSite()
  const now = useNow()
  const heading = useRef<HTMLHeadingElement>(null)
  useEffect(() => {
    if (!focused) return
    heading.current?.focus({ preventScroll: true })
    heading.current?.scrollIntoView({ block: 'center' })
  }, [focused])
  const currency = request.currency ?? siteCurrency
  const amount = moneyText(request.amount, currency, i18n.locale)
  const time = (iso: string) => nearTime(Date.parse(iso), now, i18n.locale, zone)
  const { estimate, account } = request
  const late = estimate !== undefined && now > Date.parse(estimate.usual)
  const details = [
    time(request.date),
    request.kind === 'withdraw' && account ? `${account.bank} ${maskAccount(account.number)}` : '',
  ]
  return (
    <section className={`${recipeClass('card')} ${styles.card}`} aria-label={t`Request in progress`}>
      <div className={styles.top}>
        <h2
          ref={heading}
          tabIndex={-1}
          className={styles.title}
          style={{ '--figures': amount.length } as CSSProperties}
        >
          {request.kind === 'deposit' ? (
            <Trans>Deposit of {amount}</Trans>
          ) : (
            <Trans>Withdrawal of {amount}</Trans>
          )}
        </h2>
        <StatusBadge request={request} />
      </div>
      {request.kind === 'deposit' && (account || isPlayMoney) ? (
        <div>
          <p className={styles.text}>
            {isPlayMoney ? (
              <NothingToTransfer />
            ) : request.depositor ? (
              <Trans>
                Transfer exactly {amount} to this account, in the name of {request.depositor}:
              </Trans>
            ) : (
              <Trans>Transfer exactly {amount} to this account:</Trans>
            )}
          </p>
          {account && !isPlayMoney ? <AccountLines account={account} copy /> : null}
        </div>
      ) : null}
      <Timeline
        steps={[
          {
            id: 'requested',
            title: t({ message: 'Requested', comment: 'First step of a deposit or withdrawal' }),
            note: details.filter(Boolean).join(separator),
            state: 'done',
          },
          {
            id: 'checking',
            title:
              request.kind === 'deposit' && !isPlayMoney ? t`Waiting for your transfer` : t`Being checked`,
            note: late
              ? t`This is taking longer than usual. Nothing is lost.`
              : estimate?.maintenance
                ? t({
                    message: `Waiting for bank maintenance to end: ${time(estimate.maintenance.to)}.`,
                    comment: 'A time such as “00:30” or “tomorrow, 00:30” follows',
                  })
                : estimate === undefined
                  ? t`This usually takes a few minutes.`
                  : undefined,
            state: 'now',
          },
          {
            id: 'done',
            title:
              request.kind === 'deposit'
                ? t({
                    message: 'In your balance',
                    comment: 'Last step of a deposit: where the money will be',
                  })
                : t({
                    message: 'In your bank account',
                    comment: 'Last step of a withdrawal: where the money will be',
                  }),
            note: estimate
              ? late
                ? t`By ${time(estimate.latest)} at the latest`
                : t`About ${time(estimate.usual)}, by ${time(estimate.latest)} at the latest`
              : t`Within 24 hours`,
            state: 'next',
          },
        ]}
      />
      {request.cancellable ? <CancelRequest request={request} amount={amount} currency={currency} /> : null}
    </section>
  )
}

interface CancelRequestProps {
  request: WalletRequest
  amount: string
  currency: string
}

/** Cancels a waiting request after a confirmation. */
function CancelRequest({ request, amount, currency }: CancelRequestProps) {
  const { t } = useLingui()
  const tab = useTab()
  const offline = useAtomValue(isOfflineAtom)
  const { zone } = useSite()
  const isDeposit = request.kind === 'deposit'
  const kind = isDeposit ? 'cancelDeposit' : 'cancelWithdrawal'
  const { open } = useTransfers(kind)
  const [isConfirming, setConfirming] = useState(false)
  const [busy, setBusy] = useState(false)
  const [error, setError] = useState<string>()
  const cancel = async () => {
    setBusy(true)
    const { id } = request
    const result = await transfers(tab).submit({ kind, body: { id, amount: request.amount } })
    setBusy(false)
    setConfirming(false)
    setError(undefined)
    if (result.state === 'refused') setError(submitErrorMessage(result.error, currency, zone))
    else if (result.state === 'unsaved') setError(unsavedMessage())
    // A deposit has moved no money, so the toast about the decision is enough.
    else if (result.state === 'done' && !isDeposit) {
      toasts(tab).money('success', t`${amount} is back in your balance.`)
    }
    await Promise.all([refreshRequests(tab), tab.session.refreshBalance()])
  }
  return (
    <Grid gap="8px">
      {isDeposit && isConfirming ? (
        <p className={styles.text}>
          <Trans>Cancel it only if you have not sent the money yet.</Trans>
        </p>
      ) : null}
      {isConfirming || busy || open ? (
        <Button wide busy={busy || open !== undefined} disabled={offline} onClick={() => void cancel()}>
          {isDeposit ? (
            <Trans>Yes, cancel the deposit of {amount}</Trans>
          ) : (
            <Trans>Yes, cancel the withdrawal of {amount}</Trans>
          )}
        </Button>
      ) : (
        <Button variant="quiet" wide disabled={offline} onClick={() => setConfirming(true)}>
          {isDeposit ? <Trans>Cancel this deposit</Trans> : <Trans>Cancel this withdrawal</Trans>}
        </Button>
      )}
      <p className={styles.failure} role="alert">
        {error}
      </p>
    </Grid>
  )
}

function useNow(): number {
  const { clock } = useTab()
  const [now, setNow] = useState(clock.now)
  useEffect(() => {
    const timer = setInterval(() => setNow(clock.now()), 15_000)
    return () => clearInterval(timer)
  }, [clock])
  return now
}
