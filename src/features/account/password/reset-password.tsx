import { Flex } from '@chakra-ui/react/flex'
import { Trans, useLingui } from '@lingui/react/macro'
import { Link } from '@tanstack/react-router'
import { useState } from 'react'
import { accountEndpoints } from '@marquee/contract/account-endpoints.ts'
import { passwordError } from '@marquee/contract/account-rules.ts'
import { useTab } from '../../../session/tab.ts'
import { recipeClass } from '../../../theme/recipe-class.ts'
import { presentErrors } from '../../../ui/form/field-errors.ts'
import { Fields } from '../../../ui/form/fields.tsx'
import { SendButton } from '../../../ui/form/send-button.tsx'
import { useSubmit } from '../../../ui/form/use-submit.ts'
import { pageIcons } from '../../../ui/icon/page-icons.ts'
import { FocusedHeading } from '../../../ui/page/focused-heading.tsx'
import { ErrorLine } from '../../../ui/states/error-line.tsx'
import { StateDisc } from '../../../ui/states/state-disc.tsx'
import { ConfirmPassword, NewPassword } from './new-password.tsx'
import forms from '../account-form.module.css'
import styles from './password-forms.module.css'
import { loadPasswordStrength } from './use-password-strength.ts'
import { RetryNote } from '../../../ui/states/unreachable.tsx'

interface ResetPasswordProps {
  /** The token of the link. */
  token: string
  /** Called when the token has been used, to remove it from the address. */
  onUsed: () => void
  onNewLink: () => void
}

/** Sets a new password by an emailed link, which works once and expires. Ends all sessions of the account. */
export function ResetPassword({ token, onUsed, onNewLink }: ResetPasswordProps) {
  const { t } = useLingui()
  const { http } = useTab()
  const [password, setPassword] = useState('')
  const [confirm, setConfirm] = useState('')
  const [isDone, setIsDone] = useState(false)
  const { formProps, isBusy, error, errorOf, clearError } = useSubmit({
    fields: ['password', 'confirm'],
    check: async () => {
      const strength = await loadPasswordStrength()
      const isCommon = strength?.isCommonPassword ?? (() => false)
      const errors = presentErrors<'password' | 'confirm'>({
        password: password === '' ? 'password.required' : passwordError(password, [], isCommon),
        confirm: confirm === password ? undefined : 'password.mismatch',
      })
      return Object.keys(errors).length > 0 ? { errors } : { body: { token, password } }
    },
    send: (body, key) => http.call(accountEndpoints.resetPassword, { body, key }),
    onSent: () => {
      setIsDone(true)
      onUsed()
    },
  })

  if (isDone) {
    return (
      <Flex direction="column" align="center" p="8px 0" textAlign="center">
        <StateDisc icon={pageIcons.check} tone="success" />
        <FocusedHeading level={1} className={forms.heading}>
          <Trans>Your new password is set</Trans>
        </FocusedHeading>
        <p className={forms.lead}>
          <Trans>You have been signed out on all devices. Sign in with the new password.</Trans>
        </p>
        <Link to="/login" className={recipeClass('button', { variant: 'styled', wide: true })}>
          <Trans>Sign in</Trans>
        </Link>
      </Flex>
    )
  }
  return (
    <form {...formProps}>
      <h1 className={forms.heading}>
        <Trans>Set a new password</Trans>
      </h1>
      <p className={forms.lead}>
        <Trans>You will be signed out on all devices.</Trans>
      </p>
      <Fields>
        <NewPassword
          label={t`New password`}
          value={password}
          onChange={(text) => {
            setPassword(text)
            clearError('password')
            clearError('confirm')
          }}
          error={errorOf('password')}
          own={[]}
        />
        <ConfirmPassword
          value={confirm}
          onChange={(text) => {
            setConfirm(text)
            clearError('confirm')
          }}
          error={errorOf('confirm')}
        />
      </Fields>
      <SendButton busy={isBusy} waitingNote={<RetryNote />}>
        <Trans>Set password</Trans>
      </SendButton>
      <ErrorLine error={error} />
      {error?.message === 'reset.linkInvalid' ? (
        <p className={styles.newLink}>
          <button type="button" onClick={onNewLink}>
            <Trans>Request a new link</Trans>
          </button>
        </p>
      ) : null}
    </form>
  )
}
