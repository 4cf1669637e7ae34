import { Trans, useLingui } from '@lingui/react/macro'
import { maskName } from '@marquee/contract/masking.ts'
import { lazyWithRetry } from '../../../ui/states/lazy-with-retry.tsx'
import { MaskedAccountNumber } from './account-number.tsx'
import { MeCard } from './me-card.tsx'
import type { EditableProps } from './my-page-edit.ts'

const BankForm = lazyWithRetry(() => import('./bank-form.tsx').then((module) => module.BankForm))

/** The player's bank account, with the form that changes it. */
export function BankCard(props: EditableProps & { player: string }) {
  const { t } = useLingui()
  return (
    <MeCard
      {...props}
      id="bank"
      title={<Trans comment="Card of my page">Bank account</Trans>}
      titleText={t({ message: 'Bank account', comment: 'Card of my page' })}
      editLabel={(me) =>
        me.bank_account === ''
          ? t({ message: 'Add', comment: 'Opens the form of the bank account' })
          : t({ message: 'Change', comment: 'Opens the form of the bank account or of the password' })
      }
      renderRows={(me, placeholder) => [
        { term: t`Bank`, value: me ? me.bank_code_name || '–' : placeholder },
        {
          term: t`Account number`,
          value: me ? <MaskedAccountNumber masked={me.bank_account} /> : placeholder,
        },
        { term: t`Account holder`, value: me ? maskName(me.bank_name) || '–' : placeholder },
      ]}
      renderForm={(me) => <BankForm player={props.player} me={me} onClose={props.onClose} />}
    />
  )
}
