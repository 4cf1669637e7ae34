import { Trans, useLingui } from '@lingui/react/macro'
import { Link } from '@tanstack/react-router'
import { useAtomValue } from 'jotai'
import { useState } from 'react'
import * as v from 'valibot'
import { Depositor } from '../../contract/wallet.ts'
import { checkDeposit } from '../../contract/wallet-rules.ts'
import { sessionAtom } from '../../session/session.ts'
import { refreshBalance, userInfoAtom } from '../../session/watch.ts'
import { recipeClass } from '../../theme/recipe-class.ts'
import { faultWords } from '../../ui/fault-words.ts'
import { Icon } from '../../ui/icon.tsx'
import { moneyText } from '../../ui/money.tsx'
import { TextField } from '../../ui/text-field.tsx'
import { toast } from '../../ui/toast.ts'
import { currencyUnit, stepLabel } from './amount-words.ts'
import { askedRequest } from './asked-request.ts'
import styles from './deposit-page.module.css'
import { useDraft } from './drafts.ts'
import { MaintenanceNotice } from './maintenance-notice.tsx'
import { PayToCard } from './pay-to-card.tsx'
import { refreshRequests } from './requests.ts'
import { RequestsSection, useRequests } from './requests-section.tsx'
import { RollingCard } from './rolling-card.tsx'
import { useSite } from './site.ts'
import { Statement } from './statement/statement.tsx'
import { TransferForm } from './transfer-form.tsx'
import { useDepositAccount } from './use-deposit-account.ts'
import { WalletPage } from './wallet-page.tsx'

interface DepositPageProps {
  /** `manual`: the bank transfer also where the player has a virtual account (`/wallet/deposit-backup`). */
  method?: 'manual'
}

/** Deposits (section 1): to the player's virtual account, else by bank transfer; one at a time. */
export function DepositPage({ method }: DepositPageProps) {
  const session = useAtomValue(sessionAtom)
  const virtual = method !== 'manual' && session.state === 'signedIn' && session.useVirtualAccount
  const [asked, setAsked] = useState<string>()
  return (
    <WalletPage
      title={
        method === 'manual' ? (
          <Trans>Manual bank transfer</Trans>
        ) : (
          <Trans comment="Heading of the page">Deposit</Trans>
        )
      }
      before={<RollingCard />}
      beside={<RequestsSection kind="deposit" asked={asked} />}
      after={
        <>
          <OtherWays virtual={virtual} manual={method === 'manual'} />
          {method === 'manual' ? null : <Statement />}
        </>
      }
    >
      <DepositForm method={method} virtual={virtual} onAsked={setAsked} />
    </WalletPage>
  )
}

interface DepositFormProps {
  method: 'manual' | undefined
  virtual: boolean
  onAsked: (id: string | undefined) => void
}

function DepositForm({ method, virtual, onAsked }: DepositFormProps) {
  const { t, i18n } = useLingui()
  const { currency, limits } = useSite()
  const session = useAtomValue(sessionAtom)
  const holder = useAtomValue(userInfoAtom)?.info.bank_name
  const ownName = (session.state === 'signedIn' && (session.bankName || session.name)) || ''
  const [pressed, setPressed] = useState(false)
  const { account } = useDepositAccount(method)
  const open = useRequests()?.deposits.filter((request) => request.status === 'waiting').length ?? 0
  const [typed, setTyped] = useDraft('depositor', open === 0)
  const shownName = typed ?? (holder || ownName)
  const read = v.safeParse(Depositor, shownName)
  const depositor = read.success ? read.output : ''
  const wrongName = read.success ? undefined : read.issues[0].message
  const money = (amount: number) => moneyText(amount, currency, i18n.locale)
  const payTo = account?.account

  if (open > 0) {
    return (
      <section className={`${recipeClass('card')} ${styles.waiting}`}>
        <Icon name="clock" size={22} />
        <div>
          <h2>
            <Trans>A deposit is already in process</Trans>
          </h2>
          <p>
            <Trans>There can be one at a time. When it is decided, the next one can be asked for here.</Trans>
          </p>
        </div>
      </section>
    )
  }
  return (
    <TransferForm
      kind="deposit"
      title={<Trans>Ask for a deposit</Trans>}
      corner={virtual ? <Trans>Virtual account</Trans> : <Trans>Bank transfer</Trans>}
      label={t`Amount`}
      hint={
        <Trans>
          In steps of {money(limits.amountUnit)}, at most {money(limits.amountMax)}. No fee.
        </Trans>
      }
      unit={currencyUnit(currency, i18n.locale)}
      steps={[1, 5, 10].map((times) => times * limits.amountUnit)}
      stepLabel={(step) => stepLabel(step, i18n.locale)}
      max={limits.amountMax}
      maxLabel={t({ message: 'Max', comment: 'Fills in the largest amount that is allowed' })}
      amountText={money}
      check={(amount) => checkDeposit(amount, limits, open)}
      nextLabel={t`Continue`}
      sendLabel={t`Send the deposit request`}
      isReady={() => {
        setPressed(true)
        return wrongName === undefined
      }}
      rows={(amount) => [
        { id: 'amount', term: t`Amount`, value: money(amount) },
        ...(payTo
          ? [
              {
                id: 'account',
                term: virtual ? t`To your virtual account` : t`To the account`,
                value: { account: payTo, copy: true },
              },
            ]
          : []),
        { id: 'depositor', term: t`Name on the transfer`, value: depositor },
        { id: 'fee', term: t`Fee`, value: t({ message: 'None', comment: 'No fee' }) },
        { id: 'total', term: t`You transfer`, value: money(amount), total: true },
      ]}
      pressOf={(amount) => ({
        kind: 'deposit',
        body: { amount, depositor, ...(method === 'manual' ? { method } : {}) },
      })}
      onDone={(data) => {
        onAsked(askedRequest(data))
        toast('success', t`The deposit request was sent.`)
        void refreshRequests()
        void refreshBalance()
      }}
    >
      <PayToCard method={method} virtual={virtual} />
      <TextField
        label={t`Name on the transfer`}
        value={shownName}
        autoComplete="name"
        error={pressed && wrongName !== undefined ? i18n._(faultWords(wrongName)) : undefined}
        hint={t`It must be the name of the account you pay from.`}
        onChange={(event) => {
          setTyped(event.target.value)
          setPressed(false)
        }}
      />
      <MaintenanceNotice />
    </TransferForm>
  )
}

/** The other ways of paying in. */
function OtherWays({ virtual, manual }: { virtual: boolean; manual: boolean }) {
  const { t } = useLingui()
  return (
    <section className={`${recipeClass('card')} ${styles.ways}`} aria-label={t`Other ways`}>
      {manual ? (
        <Link to="/wallet/depositpage" className={styles.way}>
          <Icon name="deposit" size={22} />
          <span>
            <Trans>Back to the usual deposit</Trans>
          </span>
          <Icon name="chevron" size={18} />
        </Link>
      ) : (
        <Link to="/wallet/deposit-backup" className={styles.way}>
          <Icon name="wallet" size={22} />
          <span>
            <Trans>Manual bank transfer</Trans>
            <small>
              {virtual ? (
                <Trans>If the virtual account does not work</Trans>
              ) : (
                <Trans>If the usual way does not work</Trans>
              )}
            </small>
          </span>
          <Icon name="chevron" size={18} />
        </Link>
      )}
      <div className={styles.way} data-soon="">
        <Icon name="cards" size={22} />
        <span>
          <Trans>Credit card</Trans>
        </span>
        <span className={recipeClass('badge', { tone: 'neutral' })}>
          <Trans>Coming soon</Trans>
        </span>
      </div>
    </section>
  )
}
