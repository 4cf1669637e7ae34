import { Trans, useLingui } from '@lingui/react/macro'
import { Link } from '@tanstack/react-router'
import { useAtomValue } from 'jotai'
import { useState } from 'react'
import { accountEndpoints } from '../../contract/account-endpoints.ts'
import { checkWithdrawal, withdrawableOf } from '../../contract/wallet-rules.ts'
import { call } from '../../platform/http.ts'
import { refreshBalance, userInfoAtom } from '../../session/watch.ts'
import { moneyText } from '../../ui/money.tsx'
import { toast } from '../../ui/toast.ts'
import { currencyUnit, stepLabel } from './amount-words.ts'
import { askedRequest } from './asked-request.ts'
import { MaintenanceNotice } from './maintenance-notice.tsx'
import { Notice } from './notice.tsx'
import { refreshRequests } from './requests.ts'
import { RequestsSection } from './requests-section.tsx'
import { RollingCard } from './rolling-card.tsx'
import { useSite } from './site.ts'
import { TransferForm } from './transfer-form.tsx'
import { WalletPage } from './wallet-page.tsx'
import styles from './notice.module.css'

/** Withdrawals (section 1) to the player's own account; refused with the sum left while wagering is to be done. */
export function WithdrawPage() {
  const [asked, setAsked] = useState<string>()
  return (
    <WalletPage
      title={<Trans comment="Heading of the page">Withdraw</Trans>}
      before={<RollingCard always />}
      beside={<RequestsSection kind="withdraw" asked={asked} />}
    >
      <WithdrawForm onAsked={setAsked} />
    </WalletPage>
  )
}

/** The player's own account number in full: what the init call says of it is masked. */
async function revealAccount(): Promise<string | undefined> {
  const answer = await call(accountEndpoints.revealBank)
  return answer.ok ? answer.data.bank_account : undefined
}

interface WithdrawFormProps {
  onAsked: (id: string | undefined) => void
}

function WithdrawForm({ onAsked }: WithdrawFormProps) {
  const { t, i18n } = useLingui()
  const { currency, limits } = useSite()
  const known = useAtomValue(userInfoAtom)
  const info = known?.info
  const money = (amount: number) => moneyText(amount, currency, i18n.locale)
  const holdings = { balance: info?.amount ?? 0, rolling: info?.rolling ?? 0 }
  const most = withdrawableOf(holdings, limits)
  const account = {
    bank: info?.bank_code_name ?? '',
    number: info?.bank_account ?? '',
    holder: info?.bank_name ?? '',
  }
  // The device keeps no account: what it remembers says nothing of there being none.
  const withoutAccount = known !== undefined && !known.stale && account.number === ''
  return (
    <TransferForm
      kind="withdraw"
      title={<Trans>Ask for a withdrawal</Trans>}
      label={t`Amount`}
      hint={
        most > 0 ? (
          <Trans>
            In steps of {money(limits.amountUnit)}, up to {money(most)} now. No fee.
          </Trans>
        ) : (
          <Trans>In steps of {money(limits.amountUnit)}, at most your balance. No fee.</Trans>
        )
      }
      unit={currencyUnit(currency, i18n.locale)}
      steps={[1, 5, 10].map((times) => times * limits.amountUnit)}
      stepLabel={(step) => stepLabel(step, i18n.locale)}
      max={most}
      maxLabel={t({ message: 'Max', comment: 'Fills in the largest amount that is allowed' })}
      amountText={money}
      check={(amount) => {
        if (!info) return undefined
        const broken = checkWithdrawal(amount, limits, holdings)
        return broken ?? (withoutAccount ? { code: 'wallet.noBankAccount' } : undefined)
      }}
      nextLabel={t`Continue`}
      sendLabel={t`Send the withdrawal request`}
      rows={(amount) => [
        { id: 'amount', term: t`Amount`, value: money(amount) },
        { id: 'account', term: t`To your account`, value: { account, reveal: revealAccount } },
        { id: 'fee', term: t`Fee`, value: t({ message: 'None', comment: 'No fee' }) },
        { id: 'left', term: t`Balance afterwards`, value: money(holdings.balance - amount) },
        { id: 'total', term: t`You receive`, value: money(amount), total: true },
      ]}
      pressOf={(amount) => ({ kind: 'withdraw', body: { amount } })}
      onDone={(data) => {
        onAsked(askedRequest(data))
        toast('success', t`The withdrawal request was sent.`)
        void refreshRequests()
        void refreshBalance()
      }}
    >
      {holdings.rolling > 0 ? (
        <Notice icon="info" tone="warning">
          <Trans>
            Another {money(holdings.rolling)} has to be wagered before you can withdraw. Bets that are settled
            count.
          </Trans>
        </Notice>
      ) : null}
      {withoutAccount ? (
        <Notice
          icon="info"
          tone="warning"
          action={
            <Link to="/account/mypagelist" search={{ edit: 'bank' }} className={styles.link}>
              <Trans comment="Link to the form of the player's bank account">Add it</Trans>
            </Link>
          }
        >
          <Trans>There is no bank account yet that a withdrawal could go to.</Trans>
        </Notice>
      ) : null}
      <MaintenanceNotice />
    </TransferForm>
  )
}
