import { useLingui } from '@lingui/react/macro'
import { type ReactNode, useEffect, useRef, useState } from 'react'
import type { Result } from '@marquee/contract/result.ts'
import type { FieldErrors } from '../../../ui/form/field-errors.ts'
import { type Submission, useSubmit } from '../../../ui/form/use-submit.ts'
import { CurrentPasswordField } from '../fields/current-password-field.tsx'
import { EditForm } from '../my-page/edit-form.tsx'
import { RetryNote } from '../../../ui/states/unreachable.tsx'

interface IdentityFormOptions<Body, Data> {
  /** The form's part of the body, or the errors of its fields. */
  readonly check: () => { readonly body: Body } | { readonly errors: FieldErrors<'name'> }
  readonly send: (body: Body & { password?: string }, key: string) => Promise<Result<Data>>
  readonly onSent: (data: Data) => void | Promise<void>
}

/** A form with a password field, which appears only after the operator required it. */
export interface IdentityForm {
  readonly submission: Submission<'name' | 'password'>
  readonly password: string
  readonly setPassword: (text: string) => void
  readonly needsPassword: boolean
  /** Whether nothing was submitted since the field appeared, so that it shows no error. */
  readonly isNew: boolean
}

/** See `IdentityForm`. The operator requires the password unless the sign-in is recent. */
export function useIdentityForm<Body extends object, Data>({
  check,
  send,
  onSent,
}: IdentityFormOptions<Body, Data>): IdentityForm {
  const [password, setPassword] = useState('')
  const [passwordState, setPasswordState] = useState<'hidden' | 'new' | 'shown'>('hidden')
  const needsPassword = passwordState !== 'hidden'
  const submission = useSubmit<'name' | 'password', Body & { password?: string }, Data>({
    fields: ['name', 'password'],
    check: () => {
      const checked = check()
      if (needsPassword) setPasswordState('shown')
      const lacksPassword = needsPassword && password === ''
      if ('body' in checked && !lacksPassword) {
        return { body: { ...checked.body, ...(needsPassword ? { password } : {}) } }
      }
      const own = 'errors' in checked ? checked.errors : {}
      return { errors: lacksPassword ? { ...own, password: 'password.required' } : own }
    },
    send: async (body, key) => {
      const response = await send(body, key)
      if (!response.ok && response.fields?.['password'] === 'password.required') setPasswordState('new')
      return response
    },
    onSent,
  })
  return { submission, password, setPassword, needsPassword, isNew: passwordState === 'new' }
}

interface IdentityFieldsProps {
  form: IdentityForm
  label: ReactNode
  onClose: () => void
  children: ReactNode
}

/** The form's fields, and the password field if needed. */
export function IdentityFields({ form, label, onClose, children }: IdentityFieldsProps) {
  const { t } = useLingui()
  const { submission, password, setPassword, needsPassword, isNew } = form
  const input = useRef<HTMLInputElement>(null)
  useEffect(() => {
    if (needsPassword) input.current?.focus()
  }, [needsPassword])
  return (
    <EditForm submission={submission} onClose={onClose} label={label} waitingNote={<RetryNote />}>
      {children}
      {needsPassword ? (
        <CurrentPasswordField
          ref={input}
          label={t`Your password`}
          value={password}
          onText={(text) => {
            setPassword(text)
            submission.clearError('password')
          }}
          error={isNew ? undefined : submission.errorOf('password')}
          hint={t`For your security, enter your password again.`}
        />
      ) : null}
    </EditForm>
  )
}
