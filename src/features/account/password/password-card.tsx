import { Text } from '@chakra-ui/react/text'
import { Trans, useLingui } from '@lingui/react/macro'
import { useState } from 'react'
import { accountEndpoints } from '@marquee/contract/account-endpoints.ts'
import { passwordError } from '@marquee/contract/account-rules.ts'
import { useTab } from '../../../session/tab.ts'
import { presentErrors } from '../../../ui/form/field-errors.ts'
import { PasswordField } from '../../../ui/form/password-field.tsx'
import { useToast } from '../../../ui/toast/toast.ts'
import { useSubmit } from '../../../ui/form/use-submit.ts'
import { EditButton } from '../my-page/edit-button.tsx'
import { EditForm } from '../my-page/edit-form.tsx'
import type { EditableProps } from '../my-page/my-page-edit.ts'
import { ConfirmPassword, NewPassword } from './new-password.tsx'
import styles from './password-card.module.css'
import { SectionCard } from '../../../ui/page/section-card.tsx'
import { sessions } from '../my-page/sessions.ts'
import { loadPasswordStrength } from './use-password-strength.ts'
import { RetryNote } from '../../../ui/states/unreachable.tsx'

/** Changes the password, which ends all other sessions. */
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
            onClick={onEdit}
          />
        )
      }
    >
      {editing ? (
        <PasswordForm username={username} onClose={onClose} />
      ) : (
        <Text pb="4px" fontSize="0.875rem" color="subText">
          <Trans>You will be signed out on all other devices.</Trans>
        </Text>
      )}
    </SectionCard>
  )
}

const fields = ['current', 'next', 'confirm'] as const
type Field = (typeof fields)[number]

function PasswordForm({ username, onClose }: { username: string; onClose: () => void }) {
  const { t } = useLingui()
  const toast = useToast()
  const tab = useTab()
  const [values, setValues] = useState({ current: '', next: '', confirm: '' })
  const submission = useSubmit({
    fields,
    check: async () => {
      const { current, next, confirm } = values
      const strength = await loadPasswordStrength()
      const isCommon = strength?.isCommonPassword ?? (() => false)
      const errors = presentErrors<Field>({
        current: current === '' ? 'current.required' : undefined,
        next: next === '' ? 'password.required' : passwordError(next, [username], isCommon),
        confirm: confirm === next ? undefined : 'password.mismatch',
      })
      return Object.keys(errors).length > 0 ? { errors } : { body: { current, next } }
    },
    send: (body, key) => tab.http.call(accountEndpoints.changePassword, { body, key }),
    onSent: () => {
      tab.queries.invalidate(sessions(tab, username))
      toast('success', t`Your new password is set.`)
      onClose()
    },
  })
  const { errorOf, clearError } = submission
  const edit = (field: Field) => (text: string) => {
    setValues((old) => ({ ...old, [field]: text }))
    clearError(field)
  }

  return (
    <EditForm
      submission={submission}
      onClose={onClose}
      label={<Trans>Set password</Trans>}
      waitingNote={<RetryNote />}
    >
      {/* Password managers need the username. */}
      <input
        className={styles.hidden}
        name="username"
        autoComplete="username"
        value={username}
        readOnly
        tabIndex={-1}
        aria-hidden="true"
      />
      <PasswordField
        label={t`Current password`}
        name="current"
        autoComplete="current-password"
        value={values.current}
        onChange={(event) => edit('current')(event.target.value)}
        error={errorOf('current')}
      />
      <NewPassword
        label={t`New password`}
        name="next"
        value={values.next}
        onChange={edit('next')}
        error={errorOf('next')}
        own={[username]}
      />
      <ConfirmPassword value={values.confirm} onChange={edit('confirm')} error={errorOf('confirm')} />
    </EditForm>
  )
}
