import { Flex } from '@chakra-ui/react/flex'
import { Text } from '@chakra-ui/react/text'
import { Trans, useLingui } from '@lingui/react/macro'
import { Link } from '@tanstack/react-router'
import { useAtom, useAtomValue } from 'jotai'
import { type ReactNode, useEffect, useEffectEvent, useState } from 'react'
import { uidAtom } from '../../../platform/remembered-login.ts'
import { offersAtom } from '../../../platform/config/offers.ts'
import { playerAtom } from '../../../session/player.ts'
import { useTab } from '../../../session/tab.ts'
import { Checkbox } from '../../../ui/form/checkbox.tsx'
import { presentErrors } from '../../../ui/form/field-errors.ts'
import { SendButton } from '../../../ui/form/send-button.tsx'
import { TextField } from '../../../ui/form/text-field.tsx'
import { useSubmit } from '../../../ui/form/use-submit.ts'
import { ErrorLine } from '../../../ui/states/error-line.tsx'
import { CurrentPasswordField } from '../fields/current-password-field.tsx'
import { PasskeySignIn } from '../passkeys/passkey-sign-in.tsx'
import forms from '../account-form.module.css'
import styles from './sign-in-form.module.css'

interface SignInFormProps {
  /** Called once a player is signed in, in this tab or another one. */
  onDone?: () => void
  /** The reason to sign in, shown under the heading. */
  why?: ReactNode
  /** Id of the heading, if the form is the content of a dialog. */
  titleId?: string
}

/** Signs in with username and password (spec §2), or with a passkey. */
export function SignInForm({ onDone, why, titleId }: SignInFormProps) {
  const { t } = useLingui()
  const { session } = useTab()
  const signedIn = useAtomValue(playerAtom) !== undefined
  const [savedId, setSavedId] = useAtom(uidAtom)
  const [username, setUsername] = useState(savedId)
  const [password, setPassword] = useState('')
  const [remember, setRemember] = useState(savedId !== '')
  const canReset = useAtomValue(offersAtom)('account')
  const done = useEffectEvent(() => onDone?.())
  const { formProps, isBusy, error, fieldErrors, clearError } = useSubmit({
    fields: ['username', 'password'],
    check: () => {
      const errors = presentErrors<'username' | 'password'>({
        username: username.trim() ? undefined : 'username.required',
        password: password ? undefined : 'password.required',
      })
      const body = { username: username.trim(), password }
      return Object.keys(errors).length > 0 ? { errors } : { body }
    },
    send: (body) => session.signIn(body),
    onSent: (_, body) => {
      setSavedId(remember ? body.username : '')
      setPassword('')
    },
  })

  useEffect(() => {
    if (signedIn) done()
  }, [signedIn])

  const Heading = titleId === undefined ? 'h1' : 'h2'
  return (
    <form {...formProps}>
      <Heading id={titleId} tabIndex={-1} className={`${forms.heading} ${styles.heading}`}>
        <Trans>Sign in</Trans>
      </Heading>
      {why ? (
        <Text m="-6px 2px 16px" color="subText">
          {why}
        </Text>
      ) : null}
      <TextField
        label={t`Username`}
        name="username"
        autoComplete="username webauthn"
        autoCapitalize="none"
        autoCorrect="off"
        spellCheck={false}
        value={username}
        onChange={(event) => {
          setUsername(event.target.value)
          clearError('username')
        }}
        error={fieldErrors.username ? t`Enter your username.` : undefined}
      />
      <CurrentPasswordField
        label={t`Password`}
        value={password}
        onText={(text) => {
          setPassword(text)
          clearError('password')
        }}
        error={fieldErrors.password ? t`Enter your password.` : undefined}
      />
      <Flex align="center" wrap="wrap" gap="0 12px" m="-4px 0 8px">
        <Checkbox checked={remember} onChange={setRemember}>
          <Trans>Remember my username</Trans>
        </Checkbox>
        {canReset ? (
          <Link to="/account/forgot-password" className={styles.forgot}>
            <Trans comment="Link to setting a new password">Forgot password</Trans>
          </Link>
        ) : null}
      </Flex>
      <SendButton busy={isBusy}>
        <Trans>Sign in</Trans>
      </SendButton>
      <ErrorLine error={error} />
      <PasskeySignIn />
      <p className={forms.other}>
        <Trans>
          New here? <Link to="/account/register">Join for free</Link>
        </Trans>
      </p>
    </form>
  )
}
