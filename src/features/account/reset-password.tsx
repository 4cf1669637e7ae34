import { Trans, useLingui } from '@lingui/react/macro'
import { Link } from '@tanstack/react-router'
import { useRef, useState, type FormEvent } from 'react'
import { accountEndpoints } from '../../contract/account-endpoints.ts'
import { passwordFault } from '../../contract/account-rules.ts'
import type { Failure } from '../../contract/result.ts'
import { call } from '../../platform/http.ts'
import { newKey } from '../../platform/key.ts'
import { recipeClass } from '../../theme/recipe-class.ts'
import { ArrivingHeading } from '../../ui/arriving-heading.tsx'
import { FailureLine } from '../../ui/failure-line.tsx'
import { faultWords } from '../../ui/fault-words.ts'
import { Fields } from '../../ui/fields.tsx'
import { Icon } from '../../ui/icon.tsx'
import { SendButton } from '../../ui/send-button.tsx'
import { useFaultFocus } from '../../ui/use-fault-focus.ts'
import { ConfirmPassword, NewPassword } from './new-password.tsx'
import styles from './password-forms.module.css'
import { loadPasswordStrength } from './use-password-strength.ts'

interface ResetPasswordProps {
  /** The link's token. */
  token: string
  /** Called when it has been used up: it goes out of the address. */
  onUsed: () => void
  onAskAgain: () => void
}

/** Sets a new password by the link of a letter: once, within its time; every session of the account ends. */
export function ResetPassword({ token, onUsed, onAskAgain }: ResetPasswordProps) {
  const { t, i18n } = useLingui()
  const [password, setPassword] = useState('')
  const [confirm, setConfirm] = useState('')
  const [faults, setFaults] = useState<{ password?: string; confirm?: string }>({})
  const [failure, setFailure] = useState<Failure>()
  const [busy, setBusy] = useState(false)
  const [done, setDone] = useState(false)
  const form = useRef<HTMLFormElement>(null)
  const focusFault = useFaultFocus(form)
  const press = useRef({ password: '', key: '' })
  const words = (key: string | undefined) => (key === undefined ? undefined : i18n._(faultWords(key)))

  const send = async (event: FormEvent): Promise<void> => {
    event.preventDefault()
    if (busy) return
    setFailure(undefined)
    const rules = await loadPasswordStrength()
    const own =
      password === ''
        ? 'password.required'
        : passwordFault(password, [], rules?.isCommonPassword ?? (() => false))
    const again = confirm === password ? undefined : 'password.mismatch'
    setFaults({ ...(own ? { password: own } : {}), ...(again ? { confirm: again } : {}) })
    if (own !== undefined || again !== undefined) return focusFault()
    setBusy(true)
    if (press.current.password !== password) press.current = { password, key: newKey() }
    const answer = await call(accountEndpoints.resetPassword, {
      body: { token, password },
      key: press.current.key,
    })
    setBusy(false)
    if (answer.ok) {
      setDone(true)
      onUsed()
      return
    }
    const refused = answer.fields?.['password']
    if (refused === undefined) setFailure(answer)
    else setFaults({ password: refused })
    focusFault()
  }

  if (done) {
    return (
      <div className={styles.sent}>
        <span className={styles.disc} data-tone="success">
          <Icon name="check" size={28} />
        </span>
        <ArrivingHeading level={1} className={styles.heading}>
          <Trans>Your new password is set</Trans>
        </ArrivingHeading>
        <p className={styles.lead}>
          <Trans>You have been signed out everywhere. Sign in with the new password.</Trans>
        </p>
        <Link to="/login" className={recipeClass('button', { variant: 'filled', wide: true })}>
          <Trans>Sign in</Trans>
        </Link>
      </div>
    )
  }
  return (
    <form ref={form} noValidate onSubmit={(event) => void send(event)}>
      <h1 className={styles.heading}>
        <Trans>Set a new password</Trans>
      </h1>
      <p className={styles.lead}>
        <Trans>Afterwards you are signed out everywhere else.</Trans>
      </p>
      <Fields>
        <NewPassword
          label={t`New password`}
          value={password}
          onChange={(text) => {
            setPassword(text)
            setFaults({})
          }}
          error={words(faults.password)}
          own={[]}
        />
        <ConfirmPassword value={confirm} onChange={setConfirm} error={words(faults.confirm)} />
      </Fields>
      <FailureLine failure={failure} />
      {failure?.message === 'reset.linkInvalid' ? (
        <p className={styles.again}>
          <button type="button" onClick={onAskAgain}>
            <Trans>Ask for a new link</Trans>
          </button>
        </p>
      ) : null}
      <SendButton
        busy={busy}
        waitingNote={<Trans>You are offline. Press again when you are connected.</Trans>}
      >
        <Trans>Set the password</Trans>
      </SendButton>
    </form>
  )
}
