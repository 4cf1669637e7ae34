import { msg } from '@lingui/core/macro'
import { useLingui } from '@lingui/react/macro'
import { useDeferredValue } from 'react'
import { passwordLength } from '@marquee/contract/account-rules.ts'
import { PasswordField } from '../../../ui/form/password-field.tsx'
import styles from './new-password.module.css'
import { usePasswordStrength } from './use-password-strength.ts'

const labels = [
  msg({ message: 'Very weak', comment: 'Strength of a password' }),
  msg({ message: 'Weak', comment: 'Strength of a password' }),
  msg({ message: 'Fair', comment: 'Strength of a password' }),
  msg({ message: 'Good', comment: 'Strength of a password' }),
  msg({ message: 'Strong', comment: 'Strength of a password' }),
]

interface NewPasswordProps {
  label: string
  value: string
  onChange: (value: string) => void
  onBlur?: (() => void) | undefined
  error?: string | undefined
  /** Words that are easy to guess: the player's username, nickname and e-mail address. */
  own: readonly string[]
  name?: string
}

/** A field for a new password, with its strength once something is typed. */
export function NewPassword({
  label,
  value,
  onChange,
  onBlur,
  error,
  own,
  name = 'password',
}: NewPasswordProps) {
  const { t, i18n } = useLingui()
  const deferredValue = useDeferredValue(value)
  const strength = usePasswordStrength(value !== '')
  const score = strength && deferredValue !== '' ? strength.strengthOf(deferredValue, own) : undefined
  const strengthLabel = score === undefined ? undefined : labels[score]
  const least = passwordLength.least
  return (
    <div>
      <PasswordField
        label={label}
        name={name}
        autoComplete="new-password"
        value={value}
        onChange={(event) => onChange(event.target.value)}
        onBlur={onBlur}
        error={error}
        hint={t`At least ${least} characters. Length matters more than symbols.`}
      />
      <div className={styles.meter} data-score={score} aria-hidden={score === undefined || undefined}>
        <span className={styles.bars} aria-hidden="true">
          <i />
          <i />
          <i />
          <i />
        </span>
        <output className={styles.strengthLabel}>{strengthLabel ? i18n._(strengthLabel) : null}</output>
      </div>
    </div>
  )
}

interface ConfirmPasswordProps {
  value: string
  onChange: (value: string) => void
  onBlur?: (() => void) | undefined
  error?: string | undefined
}

/** A field for the same password again. */
export function ConfirmPassword({ value, onChange, onBlur, error }: ConfirmPasswordProps) {
  const { t } = useLingui()
  return (
    <PasswordField
      label={t`Confirm password`}
      name="confirm"
      autoComplete="new-password"
      value={value}
      onChange={(event) => onChange(event.target.value)}
      onBlur={onBlur}
      error={error}
      hint={t`Type the same password again.`}
    />
  )
}
