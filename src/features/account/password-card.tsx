import { Trans, useLingui } from '@lingui/react/macro'
import { useRef, useState, type FormEvent } from 'react'
import { accountEndpoints } from '../../contract/account-endpoints.ts'
import { passwordFault } from '../../contract/account-rules.ts'
import type { Failure } from '../../contract/result.ts'
import { call } from '../../platform/http.ts'
import { newKey } from '../../platform/key.ts'
import { queryClient } from '../../platform/query-client.ts'
import { FailureLine } from '../../ui/failure-line.tsx'
import { faultWords } from '../../ui/fault-words.ts'
import { withoutFault } from '../../ui/faults.ts'
import { Fields } from '../../ui/fields.tsx'
import { PasswordField } from '../../ui/password-field.tsx'
import { toast } from '../../ui/toast.ts'
import { useFaultFocus } from '../../ui/use-fault-focus.ts'
import { EditButton } from './edit-button.tsx'
import { FormFoot } from './form-foot.tsx'
import type { EditableProps } from './my-page-edit.ts'
import { ConfirmPassword, NewPassword } from './new-password.tsx'
import styles from './password-card.module.css'
import { SectionCard } from './section-card.tsx'
import { loadPasswordStrength } from './use-password-strength.ts'

/** Changing the password; every other session ends. */
export function PasswordCard({ username, editing, onEdit, onClose }: EditableProps & { username: string }) {
  const { t } = useLingui()
  return (
    <SectionCard
      id="password"
      editing={editing}
      title={<Trans>Password</Trans>}
      action={
        editing ? null : (
          <EditButton
            label={t({ message: 'Change', comment: 'Opens the form of the bank account or of the password' })}
            of={t`Password`}
            onPress={onEdit}
          />
        )
      }
    >
      {editing ? (
        <PasswordForm username={username} onClose={onClose} />
      ) : (
        <p className={styles.text}>
          <Trans>A change signs you out everywhere else.</Trans>
        </p>
      )}
    </SectionCard>
  )
}

type Fields = 'current' | 'next' | 'confirm'
type FieldFaults = Partial<Record<Fields, string | undefined>>

function PasswordForm({ username, onClose }: { username: string; onClose: () => void }) {
  const { t, i18n } = useLingui()
  const [values, setValues] = useState({ current: '', next: '', confirm: '' })
  const [faults, setFaults] = useState<FieldFaults>({})
  const [failure, setFailure] = useState<Failure>()
  const [busy, setBusy] = useState(false)
  const form = useRef<HTMLFormElement>(null)
  const focusFault = useFaultFocus(form)
  const press = useRef({ content: '', key: '' })
  const error = (field: Fields) => {
    const key = faults[field]
    return key === undefined ? undefined : i18n._(faultWords(key))
  }
  const edit = (field: Fields, text: string) => {
    setValues((old) => ({ ...old, [field]: text }))
    setFaults((old) => withoutFault(old, field))
  }

  const send = async (event: FormEvent): Promise<void> => {
    event.preventDefault()
    if (busy) return
    setFailure(undefined)
    const { current, next, confirm } = values
    const rules = await loadPasswordStrength()
    const wrong: FieldFaults = {}
    if (current === '') wrong.current = 'current.required'
    const fault =
      next === ''
        ? 'password.required'
        : passwordFault(next, [username], rules?.isCommonPassword ?? (() => false))
    if (fault !== undefined) wrong.next = fault
    if (confirm !== next) wrong.confirm = 'password.mismatch'
    setFaults(wrong)
    if (Object.keys(wrong).length > 0) return focusFault()
    setBusy(true)
    const body = { current, next }
    const content = JSON.stringify(body)
    if (press.current.content !== content) press.current = { content, key: newKey() }
    const answer = await call(accountEndpoints.changePassword, { body, key: press.current.key })
    setBusy(false)
    if (!answer.ok) {
      setFaults(answer.fields ?? {})
      if (!answer.fields) setFailure(answer)
      return focusFault()
    }
    void queryClient.invalidateQueries({ queryKey: ['sessions'] })
    toast('success', t`Your new password is set.`)
    onClose()
  }

  return (
    <form ref={form} noValidate onSubmit={(event) => void send(event)}>
      {/* Tells password managers whose password it is. */}
      <input
        className={styles.hidden}
        name="username"
        autoComplete="username"
        value={username}
        readOnly
        tabIndex={-1}
        aria-hidden="true"
      />
      <Fields>
        <PasswordField
          label={t`Current password`}
          name="current"
          autoComplete="current-password"
          value={values.current}
          onChange={(event) => edit('current', event.target.value)}
          error={error('current')}
        />
        <NewPassword
          label={t`New password`}
          name="next"
          value={values.next}
          onChange={(text) => edit('next', text)}
          error={error('next')}
          own={[username]}
        />
        <ConfirmPassword
          value={values.confirm}
          onChange={(text) => edit('confirm', text)}
          error={error('confirm')}
        />
      </Fields>
      <FailureLine failure={failure} />
      <FormFoot
        busy={busy}
        onCancel={onClose}
        waitingNote={<Trans>You are offline. Press again when you are connected.</Trans>}
      >
        <Trans>Set the password</Trans>
      </FormFoot>
    </form>
  )
}
