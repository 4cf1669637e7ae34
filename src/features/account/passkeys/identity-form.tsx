import { Trans, useLingui } from '@lingui/react/macro'
import { type ReactNode, useEffect, useRef, useState } from 'react'
import type { Result } from '../../../contract/result.ts'
import type { FieldErrors } from '../../../ui/form/field-errors.ts'
import { type Submission, useSubmit } from '../../../ui/form/use-submit.ts'
import { CurrentPasswordField } from '../fields/current-password-field.tsx'
import { EditForm } from '../my-page/edit-form.tsx'

interface IdentityFormOptions<Body, Data> {
  /** The form's own part of the body, or what is wrong with its name. */
  readonly check: () => { readonly body: Body } | { readonly errors: FieldErrors<'name'> }
  readonly send: (body: Body & { password?: string }, key: string) => Promise<Result<Data>>
  readonly onSent: (data: Data) => void | Promise<void>
}

/** A form that the operator may want the password for: the field appears once it was asked for. */
export interface IdentityForm {
  readonly submission: Submission<'name' | 'password'>
  readonly password: string
  readonly setPassword: (text: string) => void
  readonly asksPassword: boolean
  /** Whether nothing was sent since the field appeared: it is not wrong yet. */
  readonly isNew: boolean
}

/** See `IdentityForm`. A fresh sign-in needs no password, and only the operator knows how fresh it is. */
export function useIdentityForm<Body extends object, Data>({
  check,
  send,
  onSent,
}: IdentityFormOptions<Body, Data>): IdentityForm {
  const [password, setPassword] = useState('')
  const [asking, setAsking] = useState<'no' | 'new' | 'yes'>('no')
  const asksPassword = asking !== 'no'
  const submission = useSubmit<'name' | 'password', Body & { password?: string }, Data>({
    fields: ['name', 'password'],
    check: () => {
      const checked = check()
      if (asksPassword) setAsking('yes')
      const lacksPassword = asksPassword && password === ''
      if ('body' in checked && !lacksPassword) {
        return { body: { ...checked.body, ...(asksPassword ? { password } : {}) } }
      }
      const own = 'errors' in checked ? checked.errors : {}
      return { errors: lacksPassword ? { ...own, password: 'password.required' } : own }
    },
    send: async (body, key) => {
      const answer = await send(body, key)
      if (!answer.ok && answer.fields?.['password'] === 'password.required') setAsking('new')
      return answer
    },
    onSent,
  })
  return { submission, password, setPassword, asksPassword, isNew: asking === 'new' }
}

interface IdentityFieldsProps {
  form: IdentityForm
  label: ReactNode
  onClose: () => void
  children: ReactNode
}

/** The form's fields, and below them the password where it is asked for. */
export function IdentityFields({ form, label, onClose, children }: IdentityFieldsProps) {
  const { t } = useLingui()
  const { submission, password, setPassword, asksPassword, isNew } = form
  const input = useRef<HTMLInputElement>(null)
  useEffect(() => {
    if (asksPassword) input.current?.focus()
  }, [asksPassword])
  return (
    <EditForm
      submission={submission}
      onClose={onClose}
      label={label}
      waitingNote={<Trans>You are offline. Press again once you are online.</Trans>}
    >
      {children}
      {asksPassword ? (
        <CurrentPasswordField
          ref={input}
          label={t`Your password`}
          value={password}
          onText={(text) => {
            setPassword(text)
            submission.clearError('password')
          }}
          error={isNew ? undefined : submission.errorOf('password')}
          hint={t`Enter your password again, because you signed in a while ago.`}
        />
      ) : null}
    </EditForm>
  )
}
