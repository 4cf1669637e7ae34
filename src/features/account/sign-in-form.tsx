import { Trans, useLingui } from '@lingui/react/macro'
import { useAtom, useAtomValue } from 'jotai'
import { useEffect, useEffectEvent, useRef, useState, type FormEvent } from 'react'
import type { Failure } from '../../contract/result.ts'
import { connectionAtom } from '../../platform/connection.ts'
import { uidAtom } from '../../platform/preferences.ts'
import { sessionAtom, signIn } from '../../session/session.ts'
import { Button } from '../../ui/button.tsx'
import { Checkbox } from '../../ui/checkbox.tsx'
import { failureWords } from '../../ui/failure-words.ts'
import { PasswordField } from '../../ui/password-field.tsx'
import { TextField } from '../../ui/text-field.tsx'
import styles from './sign-in-form.module.css'

interface SignInFormProps {
  /** Called once somebody is signed in, here or by another tab. */
  onDone: () => void
}

/** Account id and password (section 2). What was typed stays after every failure. */
export function SignInForm({ onDone }: SignInFormProps) {
  const { t, i18n } = useLingui()
  const session = useAtomValue(sessionAtom)
  const connection = useAtomValue(connectionAtom)
  const [savedId, setSavedId] = useAtom(uidAtom)
  const [username, setUsername] = useState(savedId)
  const [password, setPassword] = useState('')
  const [remember, setRemember] = useState(savedId !== '')
  const [missing, setMissing] = useState<'username' | 'password'>()
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
    const empty = username.trim() === '' ? 'username' : password === '' ? 'password' : undefined
    setMissing(empty)
    setFailure(undefined)
    if (empty) {
      form.current?.querySelector<HTMLInputElement>(`[name=${empty}]`)?.focus()
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

  const offline = connection.state === 'offline'
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
        error={missing === 'username' ? t`Enter your account ID.` : undefined}
      />
      <PasswordField
        label={t`Password`}
        name="password"
        autoComplete="current-password"
        value={password}
        onChange={(event) => setPassword(event.target.value)}
        error={missing === 'password' ? t`Enter your password.` : undefined}
      />
      <div className={styles.row}>
        <Checkbox checked={remember} onChange={setRemember}>
          <Trans>Remember my ID</Trans>
        </Checkbox>
      </div>
      <p className={styles.failure} role="alert">
        {failure ? i18n._(failureWords(failure)) : null}
        {failure?.retryAfter ? <> {t`Try again in ${wait(failure.retryAfter, i18n.locale)}.`}</> : null}
      </p>
      <Button type="submit" variant="filled" wide busy={busy} disabled={offline}>
        <Trans>Sign in</Trans>
      </Button>
      <output className={styles.note}>
        {offline ? (
          <Trans>You are offline. Signing in needs a connection; what you typed stays.</Trans>
        ) : null}
      </output>
    </form>
  )
}

function wait(seconds: number, language: string): string {
  const [value, unit] = seconds < 90 ? [seconds, 'second'] : [Math.ceil(seconds / 60), 'minute']
  return new Intl.NumberFormat(language, { style: 'unit', unit, unitDisplay: 'long' }).format(value)
}
