import { Trans, useLingui } from '@lingui/react/macro'
import { Link } from '@tanstack/react-router'
import { useAtom, useAtomValue } from 'jotai'
import { useEffect, useEffectEvent, useRef, useState, type FormEvent } from 'react'
import type { Failure } from '../../contract/result.ts'
import { uidAtom } from '../../platform/preferences.ts'
import { sessionAtom, signIn } from '../../session/session.ts'
import { Checkbox } from '../../ui/checkbox.tsx'
import { FailureLine } from '../../ui/failure-line.tsx'
import { PasswordField } from '../../ui/password-field.tsx'
import { SendButton } from '../../ui/send-button.tsx'
import { TextField } from '../../ui/text-field.tsx'
import styles from './sign-in-form.module.css'

interface SignInFormProps {
  /** Called once somebody is signed in, here or by another tab. */
  onDone: () => void
}

/** Account id and password (section 2). What was typed stays after every failure. */
export function SignInForm({ onDone }: SignInFormProps) {
  const { t } = useLingui()
  const session = useAtomValue(sessionAtom)
  const [savedId, setSavedId] = useAtom(uidAtom)
  const [username, setUsername] = useState(savedId)
  const [password, setPassword] = useState('')
  const [remember, setRemember] = useState(savedId !== '')
  const [missing, setMissing] = useState<readonly ('username' | 'password')[]>([])
  const [failure, setFailure] = useState<Failure>()
  const [busy, setBusy] = useState(false)
  const form = useRef<HTMLFormElement>(null)
  const done = useEffectEvent(onDone)

  const signedIn = session.state === 'signedIn'
  useEffect(() => {
    if (signedIn) done()
  }, [signedIn])

  const send = async (event: FormEvent): Promise<void> => {
    event.preventDefault()
    if (busy) return
    const empty = [
      ...(username.trim() === '' ? (['username'] as const) : []),
      ...(password === '' ? (['password'] as const) : []),
    ]
    setMissing(empty)
    setFailure(undefined)
    if (empty[0]) {
      form.current?.querySelector<HTMLInputElement>(`[name=${empty[0]}]`)?.focus()
      return
    }
    setBusy(true)
    const result = await signIn({ username: username.trim(), password })
    setBusy(false)
    if (result.ok) {
      setSavedId(remember ? username.trim() : '')
      setPassword('')
    } else setFailure(result)
  }

  return (
    <form ref={form} onSubmit={(event) => void send(event)} noValidate>
      <h1 className={styles.heading}>
        <Trans>Sign in</Trans>
      </h1>
      <TextField
        label={t`Account ID`}
        name="username"
        autoComplete="username"
        autoCapitalize="none"
        autoCorrect="off"
        spellCheck={false}
        value={username}
        onChange={(event) => setUsername(event.target.value)}
        error={missing.includes('username') ? t`Enter your account ID.` : undefined}
      />
      <PasswordField
        label={t`Password`}
        name="password"
        autoComplete="current-password"
        value={password}
        onChange={(event) => setPassword(event.target.value)}
        error={missing.includes('password') ? t`Enter your password.` : undefined}
      />
      <div className={styles.row}>
        <Checkbox checked={remember} onChange={setRemember}>
          <Trans>Remember my ID</Trans>
        </Checkbox>
        <Link to="/account/forgot-password" className={styles.forgot}>
          <Trans comment="Link to setting a new password">Forgot password</Trans>
        </Link>
      </div>
      <FailureLine failure={failure} />
      <SendButton
        busy={busy}
        waitingNote={<Trans>You are offline. Signing in needs a connection; what you typed stays.</Trans>}
      >
        <Trans>Sign in</Trans>
      </SendButton>
      <p className={styles.join}>
        <Trans>
          New here? <Link to="/account/register">Join for free</Link>
        </Trans>
      </p>
    </form>
  )
}
