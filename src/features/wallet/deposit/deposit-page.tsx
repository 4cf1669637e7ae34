import { Trans, useLingui } from '@lingui/react/macro'
import { useAtomValue } from 'jotai'
import { Suspense, useState, type ReactNode } from 'react'
import * as v from 'valibot'
import { Depositor } from '@marquee/contract/wallet.ts'
import { checkDeposit, requirementOf } from '@marquee/contract/wallet-rules.ts'
import { playStopAtom } from '../../../session/play-stop.ts'
import { siteConfigAtom } from '../../../platform/config/site-config.ts'
import { sessionAtom } from '../../../session/session.ts'
import { userInfoAtom } from '../../../session/user-info.ts'
import { certainlyWithdrawableAtom } from '../../../session/withdrawable.ts'
import { recipeClass } from '../../../theme/recipe-class.ts'
import { fieldErrorMessage } from '../../../ui/form/field-error-message.ts'
import { fieldErrorOf } from '../../../ui/form/field-errors.ts'
import { Icon } from '../../../ui/icon/icon.tsx'
import { icons } from '../../../ui/icon/icons.ts'
import { pageIcons } from '../../../ui/icon/page-icons.ts'
import { moneyText } from '../../../ui/money/money-text.ts'
import { lazyWithRetry } from '../../../ui/states/lazy-with-retry.tsx'
import { stopMessage } from '../../../ui/protection/stop-message.ts'
import { Withdrawable } from '../../../ui/protection/withdrawable.tsx'
import { TextField } from '../../../ui/form/text-field.tsx'
import styles from './deposit-page.module.css'
import { CardNotice } from '../parts/notice.tsx'
import { LimitHint } from '../parts/limit-hint.tsx'
import { MaintenanceNotice } from '../parts/maintenance-notice.tsx'
import { NothingToTransfer } from './nothing-to-transfer.tsx'
import { OtherPaymentMethods } from './other-payment-methods.tsx'
import { PayToCard } from './pay-to-card.tsx'
import { cachedRequestsAtom } from '../requests/requests.ts'
import { RollingCard } from '../withdraw/rolling-card.tsx'
import { useSite } from '../parts/site.ts'
import { CardSkeleton } from '../parts/wallet-skeleton.tsx'
import { useTransferDraft } from '../transfer/transfer-draft.ts'
import { TransferForm, type TransferFormProps, type TransferReview } from '../transfer/transfer-form.tsx'
import { useDepositAccount } from './use-deposit-account.ts'
import { WalletPage } from '../parts/wallet-page.tsx'

const RequestsSection = lazyWithRetry(() =>
  import('../requests/requests-section.tsx').then((module) => module.RequestsSection),
)

interface DepositPageProps {
  /** `manual`: the bank transfer, even if the player has a virtual account (`/wallet/deposit-backup`). */
  method?: 'manual'
  /** A question from another feature that precedes the confirmation; `onBack` returns to the amount. */
  renderQuestion?: TransferFormProps['renderQuestion']
}

/** Deposits (spec §1) to the player's virtual account, or by bank transfer. One at a time. */
export function DepositPage({ method, renderQuestion }: DepositPageProps) {
  const session = useAtomValue(sessionAtom)
  const virtual = method !== 'manual' && session.state === 'signedIn' && session.useVirtualAccount
  const [requestId, setRequestId] = useState<string>()
  const isConfigured = useAtomValue(siteConfigAtom) !== undefined
  const stop = useAtomValue(playStopAtom)
  const withdrawable = useAtomValue(certainlyWithdrawableAtom)
  const { zone } = useSite()
  return (
    <WalletPage
      title={
        method === 'manual' ? (
          <Trans>Manual bank transfer</Trans>
        ) : (
          <Trans comment="Heading of the page">Deposit</Trans>
        )
      }
      beside={
        <>
          <RollingCard />
          <Suspense fallback={<CardSkeleton of="list" />}>
            <RequestsSection kind="deposit" focusedId={requestId} />
          </Suspense>
        </>
      }
      after={<OtherPaymentMethods virtual={virtual} manual={method === 'manual'} />}
    >
      {stop ? (
        <NoDepositCard title={stopMessage(stop, zone)}>
          <Trans>You cannot deposit right now.</Trans> <Withdrawable amount={withdrawable} />
        </NoDepositCard>
      ) : !isConfigured ? (
        <CardSkeleton of="deposit" />
      ) : (
        <DepositForm
          method={method}
          virtual={virtual}
          requestedId={requestId}
          onRequested={setRequestId}
          renderQuestion={renderQuestion}
        />
      )}
    </WalletPage>
  )
}

interface DepositFormProps {
  method: 'manual' | undefined
  virtual: boolean
  /** The request that was submitted on this page. */
  requestedId: string | undefined
  onRequested: (id: string | undefined) => void
  renderQuestion: TransferFormProps['renderQuestion']
}

function DepositForm({ method, virtual, requestedId, onRequested, renderQuestion }: DepositFormProps) {
  const { t, i18n } = useLingui()
  const { currency, limits, rollingPercent = 0, isFeeFree, isPlayMoney } = useSite()
  const session = useAtomValue(sessionAtom)
  const holder = useAtomValue(userInfoAtom)?.info.bank_name
  // Not the player's name, which may be a nickname: the operator matches transfers by the name of the bank account.
  const ownHolder = session.state === 'signedIn' ? session.bankName : ''
  const [isReviewed, setIsReviewed] = useState(false)
  const { account, isOffered } = useDepositAccount(method)
  const waiting =
    useAtomValue(cachedRequestsAtom)?.data.deposits.filter((request) => request.status === 'waiting') ?? []
  const open = waiting.length
  const [typedName, setTypedName] = useTransferDraft('depositor', open === 0)
  const shownName = typedName ?? (holder || ownHolder)
  const parsedName = v.safeParse(Depositor, shownName)
  const nameError = fieldErrorOf(Depositor, shownName)
  const money = (amount: number) => moneyText(amount, currency, i18n.locale)
  const hasMaximum = Number.isFinite(limits.amountMax)
  const payTo = account?.account
  const percent = new Intl.NumberFormat(i18n.locale, { style: 'percent' }).format(rollingPercent / 100)

  const submitted = waiting.find(({ id }) => id === requestedId)
  if (submitted) {
    return (
      <section className={`${recipeClass('card')} ${styles.waiting}`} data-done="">
        <Icon path={pageIcons.check} size={22} />
        <p>
          {isPlayMoney ? (
            // The request's card says that nothing has to be transferred.
            <Trans>We have received your request.</Trans>
          ) : payTo || submitted.account ? (
            <Trans>Transfer the money now. We add it to your balance as soon as it arrives.</Trans>
          ) : (
            <Trans>We have received your request. You will see where to transfer the money.</Trans>
          )}
        </p>
      </section>
    )
  }
  if (open > 0) {
    return (
      <NoDepositCard title={<Trans>You already have a deposit in progress</Trans>}>
        <Trans>
          You can have one deposit in progress at a time. You can request the next one here once it has been
          processed.
        </Trans>
      </NoDepositCard>
    )
  }

  function review(amount: number): TransferReview {
    const depositor = parsedName.success ? parsedName.output : ''
    // With play money there is nothing to transfer, as the note says.
    const accountRow = !isPlayMoney &&
      payTo && {
        id: 'account',
        term: virtual ? t`To your virtual account` : t`To the account`,
        value: { account: payTo, copy: true },
      }
    return {
      request: { kind: 'deposit', body: { amount, depositor, ...(method === 'manual' ? { method } : {}) } },
      rows: [
        { id: 'amount', term: t`Amount`, value: money(amount) },
        ...(accountRow ? [accountRow] : []),
        { id: 'depositor', term: t`Name on the transfer`, value: depositor },
        ...(isFeeFree ? [{ id: 'fee', term: t`Fee`, value: t({ message: 'None', comment: 'No fee' }) }] : []),
        ...(rollingPercent > 0
          ? [
              {
                id: 'rolling',
                term: t`Added to your wagering requirement`,
                value: money(Number(requirementOf(BigInt(amount), rollingPercent))),
              },
            ]
          : []),
        {
          id: 'total',
          term: isPlayMoney
            ? t({
                message: 'Added to your balance',
                comment: 'Of a deposit of play money; an amount follows',
              })
            : t`You transfer`,
          value: money(amount),
          total: true,
        },
      ],
      note: isPlayMoney ? <PlayMoneyNotice /> : undefined,
    }
  }

  return (
    <TransferForm
      kind="deposit"
      corner={virtual ? <Trans>Virtual account</Trans> : <Trans>Bank transfer</Trans>}
      hint={
        <LimitHint>
          {limits.amountUnit === 1 ? (
            hasMaximum ? (
              <Trans>
                At least {money(limits.amountMin)}, at most {money(limits.amountMax)}.
              </Trans>
            ) : (
              <Trans>At least {money(limits.amountMin)}.</Trans>
            )
          ) : hasMaximum ? (
            <Trans>
              Multiples of {money(limits.amountUnit)}, up to {money(limits.amountMax)}.
            </Trans>
          ) : (
            <Trans>Multiples of {money(limits.amountUnit)}.</Trans>
          )}
        </LimitHint>
      }
      max={hasMaximum ? limits.amountMax : 0}
      validate={(amount) => checkDeposit(amount, limits, open).error}
      isReady={() => {
        setIsReviewed(true)
        return parsedName.success
      }}
      review={review}
      renderQuestion={renderQuestion}
      onDone={onRequested}
      renderConsequence={(amount) =>
        rollingPercent === 0 ? null : (
          <CardNotice icon={icons.info} tone="info">
            {amount === undefined ? (
              <Trans>
                A deposit adds {percent} of its amount to your wagering requirement. You cannot withdraw
                anything, not even your current balance, until you have met it.
              </Trans>
            ) : (
              <Trans>
                This deposit adds {money(Number(requirementOf(BigInt(amount), rollingPercent)))} to your
                wagering requirement. You cannot withdraw anything, not even your current balance, until you
                have met it.
              </Trans>
            )}
          </CardNotice>
        )
      }
    >
      <TextField
        label={t`Name on the transfer`}
        value={shownName}
        autoComplete="name"
        error={isReviewed && nameError !== undefined ? i18n._(fieldErrorMessage(nameError)) : undefined}
        hint={t`Enter the name on the account you transfer from.`}
        onChange={(event) => {
          setTypedName(event.target.value)
          setIsReviewed(false)
        }}
      />
      {isPlayMoney ? <PlayMoneyNotice /> : null}
      {isOffered ? (
        <PayToCard method={method} virtual={virtual} />
      ) : isPlayMoney ? null : (
        <CardNotice icon={icons.info} tone="info">
          <Trans>You will see where to transfer the money after you send the request.</Trans>
        </CardNotice>
      )}
      <MaintenanceNotice />
    </TransferForm>
  )
}

function PlayMoneyNotice() {
  return (
    <CardNotice icon={icons.info} tone="info">
      <NothingToTransfer />
    </CardNotice>
  )
}

/** Why no deposit can be requested: in place of the form. */
function NoDepositCard({ title, children }: { title: ReactNode; children: ReactNode }) {
  return (
    <section className={`${recipeClass('card')} ${styles.waiting}`}>
      <Icon path={icons.clock} size={22} />
      <div>
        <h2>{title}</h2>
        <p>{children}</p>
      </div>
    </section>
  )
}
