import { Text } from '@chakra-ui/react/text'
import { Trans, useLingui } from '@lingui/react/macro'
import { useAtom, useAtomValue } from 'jotai'
import { useState } from 'react'
import { TicketBody, ticketLimits } from '@marquee/contract/support.ts'
import { supportEndpoints } from '@marquee/contract/support-endpoints.ts'
import { emailAtom } from '../../../platform/remembered-login.ts'
import { playerAtom } from '../../../session/player.ts'
import { useTab } from '../../../session/tab.ts'
import { recipeClass } from '../../../theme/recipe-class.ts'
import { Button } from '../../../ui/button.tsx'
import { EmailField } from '../../../ui/form/email-field.tsx'
import { fieldErrorOf, presentErrors } from '../../../ui/form/field-errors.ts'
import { useDraft } from '../../../ui/form/use-draft.ts'
import { useSubmit } from '../../../ui/form/use-submit.ts'
import { pageIcons } from '../../../ui/icon/page-icons.ts'
import { FocusedHeading } from '../../../ui/page/focused-heading.tsx'
import { StateDisc } from '../../../ui/states/state-disc.tsx'
import { MessageForm } from '../write/message-form.tsx'
import styles from '../write/message-form.module.css'

const { email: Email, subject: Subject, content: Content } = TicketBody.entries

/** The contact form of visitors, who are answered by e-mail. A signed-in player writes an inquiry instead. */
export function TicketForm() {
  const { t } = useLingui()
  const { http } = useTab()
  const [storedEmail, storeEmail] = useAtom(emailAtom)
  const draft = useDraft(useAtomValue(playerAtom), 'ticket', { email: storedEmail, subject: '', content: '' })
  /** Number of the sent ticket. */
  const [sent, setSent] = useState<string>()
  const submission = useSubmit({
    fields: ['email', 'subject', 'content'],
    check: () => {
      const { email, subject, content } = draft.values
      const errors = presentErrors<keyof typeof draft.values>({
        email: fieldErrorOf(Email, email),
        subject: fieldErrorOf(Subject, subject),
        content: fieldErrorOf(Content, content),
      })
      return Object.keys(errors).length > 0 ? { errors } : { body: { email, subject, content } }
    },
    send: (body, key) => http.call(supportEndpoints.createTicket, { body, key }),
    keyFor: draft.keyFor,
    onSent: async (ticket, body) => {
      storeEmail(body.email)
      await draft.clear()
      setSent(ticket.id)
    },
  })

  if (sent !== undefined) {
    return (
      <section className={`${recipeClass('card')} ${styles.form} ${styles.sent}`}>
        <StateDisc icon={pageIcons.check} tone="success" />
        <FocusedHeading level={2} className={styles.title}>
          <Trans>Your message has been sent</Trans>
        </FocusedHeading>
        <Text m="4px 0 20px" color="subText">
          <Trans>Your reference number is {sent}. We usually reply by e-mail within 1 to 2 days.</Trans>
        </Text>
        <Button variant="quiet" onClick={() => setSent(undefined)}>
          <Trans>Write another message</Trans>
        </Button>
      </section>
    )
  }
  return (
    <MessageForm
      id="write-support"
      title={<Trans>Contact us</Trans>}
      lead={
        <Trans>You do not need an account for this. We usually reply by e-mail within 1 to 2 days.</Trans>
      }
      draft={draft}
      submission={submission}
      subject={{ name: 'subject', label: t`Subject`, limit: ticketLimits.subject }}
      content={{
        name: 'content',
        label: t({ message: 'Message', comment: 'Text of a message to the support' }),
        limit: ticketLimits.content,
      }}
    >
      <EmailField
        value={draft.values.email}
        onText={(email) => {
          draft.set('email', email)
          submission.clearError('email')
        }}
        error={submission.errorOf('email')}
      />
    </MessageForm>
  )
}
