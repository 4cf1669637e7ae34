import { Trans, useLingui } from '@lingui/react/macro'
import { useAtomValue } from 'jotai'
import { useState } from 'react'
import { AccountNumber, Holder } from '@marquee/contract/account-rules.ts'
import type { Me } from '@marquee/contract/me.ts'
import type { Result } from '@marquee/contract/result.ts'
import { presentErrors, textErrorOf } from '../../../ui/form/field-errors.ts'
import { TextField } from '../../../ui/form/text-field.tsx'
import { useDraft } from '../../../ui/form/use-draft.ts'
import { useSubmit } from '../../../ui/form/use-submit.ts'
import { useToast } from '../../../ui/toast/toast.ts'
import { CurrentPasswordField } from '../fields/current-password-field.tsx'
import { SelectField } from '../../../ui/form/select-field.tsx'
import { changeMe } from '../me/change-me.ts'
import { BankConfirmation } from '../passkeys/confirm-bank.ts'
import { ConfirmedByPasskey } from '../passkeys/confirmed-by-passkey.tsx'
import { refreshPasskeys } from '../passkeys/passkeys.ts'
import { usePasskeysHere } from '../passkeys/use-passkeys-here.ts'
import { banksAtom } from './banks.ts'
import { EditForm } from './edit-form.tsx'
import { useTab } from '../../../session/tab.ts'

interface BankFormProps {
  player: string
  me: Me
  onClose: () => void
}

const fields = ['bank_code', 'bank_account', 'bank_name', 'password'] as const

/** Changes the bank account. The player confirms with a passkey, or without one with the password, which is never stored. */
export function BankForm({ player, me, onClose }: BankFormProps) {
  const { t } = useLingui()
  const toast = useToast()
  const tab = useTab()
  const banks = useAtomValue(banksAtom)
  const draft = useDraft(player, 'bank', {
    bank_code: me.bank_code,
    bank_account: '',
    bank_name: me.bank_name,
  })
  const [password, setPassword] = useState('')
  const byPasskey = me.passkeys > 0
  const hasPasskeys = usePasskeysHere() === 'usable'
  const [confirmation] = useState(() => new BankConfirmation())
  const [wasClosed, setClosed] = useState(false)
  const { bank_code, bank_account, bank_name } = draft.values
  const submission = useSubmit({
    fields,
    check: () => {
      const errors = presentErrors<(typeof fields)[number]>({
        bank_code: bank_code === '' ? 'bank_code.required' : undefined,
        bank_account: textErrorOf(AccountNumber, bank_account, 'bank_account.required'),
        bank_name: textErrorOf(Holder, bank_name, 'bank_name.required'),
        password: !byPasskey && password === '' ? 'password.required' : undefined,
      })
      const bank = { bank_code, bank_account, bank_name }
      return Object.keys(errors).length > 0 ? { errors } : { body: byPasskey ? bank : { ...bank, password } }
    },
    send: async (body, key): Promise<Result<Me | undefined>> => {
      setClosed(false)
      if (byPasskey) return confirmation.change(tab, player, body, key)
      const response = await changeMe(tab, player, body, key)
      // A passkey was added on another device, so the form must ask for it.
      if (!response.ok && response.message === 'passkey.required') refreshPasskeys(tab, player)
      return response
    },
    onSent: async (changed) => {
      if (!changed) return setClosed(true)
      await draft.clear()
      toast('success', t`Your bank account has been saved.`)
      onClose()
    },
  })
  const { errorOf, clearError } = submission
  const edit = (field: keyof typeof draft.values) => (text: string) => {
    draft.set(field, text)
    clearError(field)
  }

  return (
    <EditForm
      submission={submission}
      draft={draft}
      onClose={onClose}
      {...(byPasskey ? { label: <Trans>Save with your passkey</Trans> } : {})}
    >
      <SelectField
        label={t`Bank`}
        name="bank_code"
        value={bank_code}
        onChange={edit('bank_code')}
        error={errorOf('bank_code') ?? ''}
        empty={t`Choose your bank`}
        options={banks.map(({ code, name }) => ({ value: code, label: name }))}
      />
      <TextField
        label={t`Account number`}
        name="bank_account"
        inputMode="numeric"
        autoComplete="off"
        value={bank_account}
        onChange={(event) => edit('bank_account')(event.target.value)}
        error={errorOf('bank_account')}
        hint={t`6 to 20 digits; hyphens are allowed.`}
      />
      <TextField
        label={t`Account holder`}
        name="bank_name"
        autoComplete="name"
        value={bank_name}
        onChange={(event) => edit('bank_name')(event.target.value)}
        error={errorOf('bank_name')}
      />
      {byPasskey ? (
        <ConfirmedByPasskey usable={hasPasskeys} wasClosed={wasClosed} />
      ) : (
        <CurrentPasswordField
          label={t`Your password`}
          value={password}
          onText={(text) => {
            setPassword(text)
            clearError('password')
          }}
          error={errorOf('password')}
          hint={t`Withdrawals are paid to this account, so please enter your password again. We will send you a message about the change.`}
        />
      )}
    </EditForm>
  )
}
