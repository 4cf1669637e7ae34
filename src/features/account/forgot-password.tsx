import { Trans, useLingui } from '@lingui/react/macro'
import { Link } from '@tanstack/react-router'
import { useRef, useState, type FormEvent } from 'react'
import { accountEndpoints } from '../../contract/account-endpoints.ts'
import { ForgotBody } from '../../contract/account.ts'
import type { Failure } from '../../contract/result.ts'
import { call } from '../../platform/http.ts'
import { newKey } from '../../platform/key.ts'
import { recipeClass } from '../../theme/recipe-class.ts'
import { ArrivingHeading } from '../../ui/arriving-heading.tsx'
import { FailureLine } from '../../ui/failure-line.tsx'
import { faultWords } from '../../ui/fault-words.ts'
import { faultsOf } from '../../ui/faults.ts'
import { Icon } from '../../ui/icon.tsx'
import { SendButton } from '../../ui/send-button.tsx'
import { TextField } from '../../ui/text-field.tsx'
import { useFaultFocus } from '../../ui/use-fault-focus.ts'
import styles from './password-forms.module.css'

/** Asks for a link to set a new password. The answer is the same whether or not there is an account. */
export function ForgotPassword() {
  const { t, i18n } = useLingui()
  const [email, setEmail] = useState('')
  const [pressed, setPressed] = useState(false)
  const [failure, setFailure] = useState<Failure>()
  const [busy, setBusy] = useState(false)
  const [asked, setAsked] = useState<string>()
  const form = useRef<HTMLFormElement>(null)
  const focusFault = useFaultFocus(form)
  const fault = email.trim() === '' ? 'email.required' : faultsOf(ForgotBody, { email })['email']

  const send = async (event: FormEvent): Promise<void> => {
    event.preventDefault()
    if (busy) return
    setPressed(true)
    setFailure(undefined)
    if (fault !== undefined) return focusFault()
    setBusy(true)
    const body = { email: email.trim() }
    const answer = await call(accountEndpoints.forgotPassword, { body, key: newKey() })
    setBusy(false)
    if (!answer.ok) return setFailure(answer)
    setAsked(body.email)
  }

  if (asked !== undefined) {
    return (
      <div className={styles.sent}>
        <span className={styles.disc}>
          <Icon name="mail" size={28} />
        </span>
        <ArrivingHeading level={1} className={styles.heading}>
          <Trans>Look into your mail</Trans>
        </ArrivingHeading>
        <p className={styles.lead}>
          <Trans>
            If an account has the address {asked}, a link is on its way there. It works once, for 30 minutes.
          </Trans>
        </p>
        <Link to="/login" className={recipeClass('button', { variant: 'styled', wide: true })}>
          <Trans>Back to signing in</Trans>
        </Link>
      </div>
    )
  }
  return (
    <form ref={form} noValidate onSubmit={(event) => void send(event)}>
      <h1 className={styles.heading}>
        <Trans>Forgot your password?</Trans>
      </h1>
      <p className={styles.lead}>
        <Trans>We send a link to set a new one to the e-mail address of your account.</Trans>
      </p>
      <TextField
        label={t`E-mail`}
        name="email"
        type="email"
        inputMode="email"
        autoComplete="email"
        autoCapitalize="none"
        spellCheck={false}
        value={email}
        onChange={(event) => setEmail(event.target.value)}
        error={pressed && fault !== undefined ? i18n._(faultWords(fault)) : undefined}
      />
      <FailureLine failure={failure} />
      <SendButton busy={busy}>
        <Trans comment="Button that asks for a link to set a new password">Send the link</Trans>
      </SendButton>
    </form>
  )
}
