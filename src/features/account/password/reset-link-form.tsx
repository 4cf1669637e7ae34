import { Flex } from '@chakra-ui/react/flex'
import { Trans } from '@lingui/react/macro'
import { Link } from '@tanstack/react-router'
import { useAtom } from 'jotai'
import { useState } from 'react'
import { Email } from '@marquee/contract/account-rules.ts'
import { accountEndpoints } from '@marquee/contract/account-endpoints.ts'
import { emailAtom } from '../../../platform/remembered-login.ts'
import { useTab } from '../../../session/tab.ts'
import { recipeClass } from '../../../theme/recipe-class.ts'
import { EmailField } from '../../../ui/form/email-field.tsx'
import { textErrorOf } from '../../../ui/form/field-errors.ts'
import { SendButton } from '../../../ui/form/send-button.tsx'
import { useSubmit } from '../../../ui/form/use-submit.ts'
import { icons } from '../../../ui/icon/icons.ts'
import { FocusedHeading } from '../../../ui/page/focused-heading.tsx'
import { ErrorLine } from '../../../ui/states/error-line.tsx'
import { StateDisc } from '../../../ui/states/state-disc.tsx'
import forms from '../account-form.module.css'

/** Sends a link to set a new password. The response is the same whether or not there is an account. */
export function ResetLinkForm() {
  const { http } = useTab()
  const [storedEmail, storeEmail] = useAtom(emailAtom)
  const [email, setEmail] = useState(storedEmail)
  /** The e-mail address of the sent link. */
  const [asked, setAsked] = useState<string>()
  const { formProps, isBusy, error, errorOf, clearError } = useSubmit({
    fields: ['email'],
    check: () => {
      const wrong = textErrorOf(Email, email, 'email.required')
      return wrong ? { errors: { email: wrong } } : { body: { email: email.trim() } }
    },
    send: (body, key) => http.call(accountEndpoints.forgotPassword, { body, key }),
    onSent: (_, body) => {
      storeEmail(body.email)
      setAsked(body.email)
    },
  })

  if (asked !== undefined) {
    return (
      <Flex direction="column" align="center" p="8px 0" textAlign="center">
        <StateDisc icon={icons.mail} tone="primary" />
        <FocusedHeading level={1} className={forms.heading}>
          <Trans>Check your e-mail</Trans>
        </FocusedHeading>
        <p className={forms.lead}>
          <Trans>
            If there is an account for {asked}, we have sent a link to that address. It works once and expires
            after 30 minutes.
          </Trans>
        </p>
        <Link to="/login" className={recipeClass('button', { variant: 'styled', wide: true })}>
          <Trans>Back to sign-in</Trans>
        </Link>
      </Flex>
    )
  }
  return (
    <form {...formProps}>
      <h1 className={forms.heading}>
        <Trans>Forgot your password?</Trans>
      </h1>
      <p className={forms.lead}>
        <Trans>We will e-mail you a link to set a new one.</Trans>
      </p>
      <EmailField
        value={email}
        onText={(text) => {
          setEmail(text)
          clearError('email')
        }}
        error={errorOf('email')}
      />
      <SendButton busy={isBusy}>
        <Trans comment="Button that asks for a link to set a new password">Send the link</Trans>
      </SendButton>
      <ErrorLine error={error} />
    </form>
  )
}
