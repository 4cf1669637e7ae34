import { Trans, useLingui } from '@lingui/react/macro'
import { useAtomValue } from 'jotai'
import { useRef, useState, type FormEvent } from 'react'
import * as v from 'valibot'
import { AccountNumber, Holder } from '../../contract/account-rules.ts'
import type { Me } from '../../contract/account.ts'
import type { Failure } from '../../contract/result.ts'
import { newKey } from '../../platform/key.ts'
import { siteConfigAtom } from '../../platform/site-config.ts'
import { DraftNote } from '../../ui/draft-note.tsx'
import { FailureLine } from '../../ui/failure-line.tsx'
import { faultWords } from '../../ui/fault-words.ts'
import { withoutFault } from '../../ui/faults.ts'
import { Fields } from '../../ui/fields.tsx'
import { PasswordField } from '../../ui/password-field.tsx'
import { TextField } from '../../ui/text-field.tsx'
import { toast } from '../../ui/toast.ts'
import { useDraft } from '../../ui/use-draft.ts'
import { useFaultFocus } from '../../ui/use-fault-focus.ts'
import { FormFoot } from './form-foot.tsx'
import { changeMe } from './me.ts'
import { SelectField } from './select-field.tsx'

interface BankFormProps {
  player: string
  me: Me
  onClose: () => void
}

type Fields = 'bank_code' | 'bank_account' | 'bank_name' | 'password'

/** Changes the bank account; the password is asked for again, and never kept. */
export function BankForm({ player, me, onClose }: BankFormProps) {
  const { t, i18n } = useLingui()
  const banks = useAtomValue(siteConfigAtom)?.VARIABLES.banks ?? []
  const draft = useDraft(player, 'bank', {
    bank_code: me.bank_code,
    bank_account: '',
    bank_name: me.bank_name,
  })
  const [password, setPassword] = useState('')
  const [faults, setFaults] = useState<Partial<Record<Fields, string | undefined>>>({})
  const [failure, setFailure] = useState<Failure>()
  const [busy, setBusy] = useState(false)
  const form = useRef<HTMLFormElement>(null)
  const focusFault = useFaultFocus(form)
  const press = useRef({ content: '', key: '' })
  const { bank_code, bank_account, bank_name } = draft.values
  const error = (field: Fields) => {
    const key = faults[field]
    return key === undefined ? undefined : i18n._(faultWords(key))
  }
  const edit = (field: Exclude<Fields, 'password'>) => (text: string) => {
    draft.set(field, text)
    setFaults((old) => withoutFault(old, field))
  }

  const send = async (event: FormEvent): Promise<void> => {
    event.preventDefault()
    if (busy) return
    setFailure(undefined)
    const found: Partial<Record<Fields, string | undefined>> = {
      bank_code: bank_code === '' ? 'bank_code.required' : undefined,
      bank_account:
        bank_account.trim() === ''
          ? 'bank_account.required'
          : v.is(AccountNumber, bank_account)
            ? undefined
            : 'bank_account.invalid',
      bank_name:
        bank_name.trim() === ''
          ? 'bank_name.required'
          : v.is(Holder, bank_name)
            ? undefined
            : 'bank_name.tooLong',
      password: password === '' ? 'password.required' : undefined,
    }
    const wrong = Object.fromEntries(Object.entries(found).filter(([, key]) => key !== undefined))
    setFaults(wrong)
    if (Object.keys(wrong).length > 0) return focusFault()
    setBusy(true)
    const body = { bank_code, bank_account, bank_name, password }
    // In memory only: the content holds the password.
    const content = JSON.stringify(body)
    if (press.current.content !== content) press.current = { content, key: newKey() }
    const answer = await changeMe(player, body, press.current.key)
    setBusy(false)
    if (!answer.ok) {
      setFaults(answer.fields ?? {})
      if (!answer.fields) setFailure(answer)
      return focusFault()
    }
    await draft.clear()
    toast('success', t`Your bank account has been changed.`)
    onClose()
  }

  return (
    <form ref={form} noValidate onSubmit={(event) => void send(event)}>
      <DraftNote restoredAt={draft.restoredAt} onStartOver={() => void draft.clear()} />
      <Fields>
        <SelectField
          label={t`Bank`}
          name="bank_code"
          value={bank_code}
          onChange={edit('bank_code')}
          error={error('bank_code')}
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
          error={error('bank_account')}
          hint={t`6 to 20 digits, hyphens between them are fine.`}
        />
        <TextField
          label={t`Account holder`}
          name="bank_name"
          autoComplete="name"
          value={bank_name}
          onChange={(event) => edit('bank_name')(event.target.value)}
          error={error('bank_name')}
        />
        <PasswordField
          label={t`Your password`}
          name="password"
          autoComplete="current-password"
          value={password}
          onChange={(event) => {
            setPassword(event.target.value)
            setFaults((old) => withoutFault(old, 'password'))
          }}
          error={error('password')}
          hint={t`Once more, because money goes to this account. A memo tells you of the change.`}
        />
      </Fields>
      <FailureLine failure={failure} />
      <FormFoot
        busy={busy}
        onCancel={() => {
          void draft.clear()
          onClose()
        }}
      >
        <Trans comment="Button of a form that changes the player's own data">Save</Trans>
      </FormFoot>
    </form>
  )
}
