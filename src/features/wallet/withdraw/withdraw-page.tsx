import { Trans, useLingui } from '@lingui/react/macro'
import { Link } from '@tanstack/react-router'
import { useAtomValue } from 'jotai'
import { Suspense, useState } from 'react'
import { checkWithdrawal, type AmountError } from '@marquee/contract/wallet-rules.ts'
import { offersAtom } from '../../../platform/config/offers.ts'
import { siteConfigAtom } from '../../../platform/config/site-config.ts'
import { useTab } from '../../../session/tab.ts'
import { userInfoAtom } from '../../../session/user-info.ts'
import { withdrawableAtom } from '../../../session/withdrawable.ts'
import { lazyWithRetry } from '../../../ui/states/lazy-with-retry.tsx'
import { moneyText } from '../../../ui/money/money-text.ts'
import { MaintenanceNotice } from '../parts/maintenance-notice.tsx'
import { CardNotice } from '../parts/notice.tsx'
import { LimitHint } from '../parts/limit-hint.tsx'
import { PayoutAccount, revealAccount } from './payout-account.tsx'
import { RollingCard } from './rolling-card.tsx'
import { useSite } from '../parts/site.ts'
import { CardSkeleton } from '../parts/wallet-skeleton.tsx'
import { TransferForm, type TransferReview } from '../transfer/transfer-form.tsx'
import { WalletPage } from '../parts/wallet-page.tsx'
import styles from './withdraw-page.module.css'
import { icons } from '../../../ui/icon/icons.ts'

const RequestsSection = lazyWithRetry(() =>
  import('../requests/requests-section.tsx').then((module) => module.RequestsSection),
)

/** Withdrawals (spec §1) to the player's bank account. */
export function WithdrawPage() {
  const [requestId, setRequestId] = useState<string>()
  const isConfigured = useAtomValue(siteConfigAtom) !== undefined
  const { rollingPercent } = useSite()
  // What is left decides whether anything can be withdrawn, so it precedes the form.
  const isLeft = (useAtomValue(userInfoAtom)?.info.rolling ?? 0) > 0
  return (
    <WalletPage
      title={<Trans comment="Heading of the page">Withdraw</Trans>}
      beside={
        <>
          {isLeft ? null : <RollingCard always />}
          <Suspense fallback={<CardSkeleton of="list" />}>
            <RequestsSection kind="withdraw" focusedId={requestId} />
          </Suspense>
        </>
      }
    >
      {isLeft && isConfigured ? (
        <RollingCard>
          {rollingPercent === undefined ? (
            <Trans comment="The wagering requirement precedes; the player has not met it">
              The site decides whether it pays out before you have met it.
            </Trans>
          ) : (
            <Trans comment="The sum still to be wagered before a withdrawal precedes">
              Only settled bets count.
            </Trans>
          )}
        </RollingCard>
      ) : null}
      {isConfigured ? <WithdrawForm onRequested={setRequestId} /> : <CardSkeleton of="withdraw" />}
    </WalletPage>
  )
}

interface WithdrawFormProps {
  onRequested: (id: string | undefined) => void
}

function WithdrawForm({ onRequested }: WithdrawFormProps) {
  const { t, i18n } = useLingui()
  const tab = useTab()
  const offered = useAtomValue(offersAtom)
  const { currency, limits, rollingPercent, isFeeFree } = useSite()
  const user = useAtomValue(userInfoAtom)
  const info = user?.info
  const money = (amount: number) => moneyText(amount, currency, i18n.locale)
  const rolling = info?.rolling ?? 0
  // Where the site states no rule about wagering, only the operator refuses.
  const holdings = { balance: info?.amount ?? 0, rolling: rollingPercent === undefined ? 0 : rolling }
  // Until the balance is known, an invisible hint reserves the space.
  const max = useAtomValue(withdrawableAtom) ?? limits.amountMin * 100
  const account = {
    bank: info?.bank_code_name ?? '',
    number: info?.bank_account ?? '',
    holder: info?.bank_name ?? '',
  }
  const isKnown = account.number !== ''
  const isLoading = user === undefined || (user.stale && user.isPending)
  // A stale balance is from the cache, which has no bank account. If an account cannot be added in the app, the operator
  // checks whether there is one.
  const withoutAccount =
    user !== undefined && !user.stale && !isKnown && offered('account') && offered('account_changes')

  function validate(amount: number): AmountError | undefined {
    if (!info) return undefined
    const broken = checkWithdrawal(amount, limits, holdings).error
    return broken ?? (withoutAccount ? { code: 'wallet.noBankAccount' } : undefined)
  }

  function review(amount: number): TransferReview {
    return {
      request: { kind: 'withdraw', body: { amount } },
      rows: [
        { id: 'amount', term: t`Amount`, value: money(amount) },
        ...(!isKnown
          ? []
          : [
              {
                id: 'account',
                term: t`To your account`,
                value: {
                  account,
                  ...(offered('account_changes') ? { reveal: () => revealAccount(tab) } : {}),
                },
              },
            ]),
        ...(isFeeFree ? [{ id: 'fee', term: t`Fee`, value: t({ message: 'None', comment: 'No fee' }) }] : []),
        { id: 'left', term: t`Balance after withdrawal`, value: money(holdings.balance - amount) },
        { id: 'total', term: t`You receive`, value: money(amount), total: true },
      ],
    }
  }

  return (
    <TransferForm
      kind="withdraw"
      hint={
        <span style={info ? undefined : { visibility: 'hidden' }}>
          <LimitHint>
            {max === 0 ? (
              limits.amountUnit === 1 ? (
                <Trans>At least {money(limits.amountMin)}, at most your balance.</Trans>
              ) : (
                <Trans>Multiples of {money(limits.amountUnit)}, up to your balance.</Trans>
              )
            ) : limits.amountUnit === 1 ? (
              <Trans>
                At least {money(limits.amountMin)}, up to {money(max)} now.
              </Trans>
            ) : (
              <Trans>
                Multiples of {money(limits.amountUnit)}, up to {money(max)} now.
              </Trans>
            )}
          </LimitHint>
        </span>
      }
      max={info && max}
      validate={validate}
      review={review}
      onDone={onRequested}
    >
      {withoutAccount ? (
        <CardNotice
          icon={icons.info}
          tone="warning"
          action={
            <Link to="/account/mypagelist" search={{ edit: 'bank', back: 'withdraw' }}>
              <Trans comment="Link to the form of the player's bank account">Add it</Trans>
            </Link>
          }
        >
          <Trans>You have not added a bank account for withdrawals yet.</Trans>
        </CardNotice>
      ) : null}
      {isKnown || isLoading ? (
        <PayoutAccount account={isKnown ? account : undefined} />
      ) : withoutAccount ? null : (
        <AccountDetailsLink />
      )}
      <MaintenanceNotice />
    </TransferForm>
  )
}

/** Opens the player's details, which may have the account when the balance from this device has none. */
function AccountDetailsLink() {
  return (
    <Link
      to="."
      search={(old) => ({ ...old, modal: 'sub-mypage-info' as const })}
      mask={{ to: '/account/sub-modal-mypage-info' }}
      resetScroll={false}
      className={styles.details}
    >
      <Trans comment="Card of my page">Bank account</Trans>
    </Link>
  )
}
