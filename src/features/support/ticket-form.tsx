import { Trans, useLingui } from '@lingui/react/macro'
import { useAtomValue } from 'jotai'
import { useRef, useState, type FormEvent } from 'react'
import type { Failure } from '../../contract/result.ts'
import { TicketBody, ticketLimits } from '../../contract/support.ts'
import { supportEndpoints } from '../../contract/support-endpoints.ts'
import { call } from '../../platform/http.ts'
import { sessionAtom } from '../../session/session.ts'
import { recipeClass } from '../../theme/recipe-class.ts'
import { ArrivingHeading } from '../../ui/arriving-heading.tsx'
import { Button } from '../../ui/button.tsx'
import { DraftNote } from '../../ui/draft-note.tsx'
import { FailureLine } from '../../ui/failure-line.tsx'
import { faultWords } from '../../ui/fault-words.ts'
import { faultsOf } from '../../ui/faults.ts'
import { Fields } from '../../ui/fields.tsx'
import { Icon } from '../../ui/icon.tsx'
import { SendButton } from '../../ui/send-button.tsx'
import { Counter, TextArea } from '../../ui/text-area.tsx'
import { TextField } from '../../ui/text-field.tsx'
import { useDraft } from '../../ui/use-draft.ts'
import { useFaultFocus } from '../../ui/use-fault-focus.ts'
import styles from './form-card.module.css'

/** The support form, for people who are signed out too; the answer comes by e-mail. */
export function TicketForm() {
  const { t, i18n } = useLingui()
  const session = useAtomValue(sessionAtom)
  const player = session.state === 'signedIn' ? session.username : undefined
  const draft = useDraft(player, 'ticket', { email: '', subject: '', content: '' })
  const { email, subject, content } = draft.values
  const [pressed, setPressed] = useState(false)
  const [failure, setFailure] = useState<Failure>()
  const [busy, setBusy] = useState(false)
  const [sent, setSent] = useState<string>()
  const form = useRef<HTMLFormElement>(null)
  const focusFault = useFaultFocus(form)

  const faults = pressed ? faultsOf(TicketBody, draft.values) : {}
  const errorOf = (name: keyof typeof draft.values) => {
    const key = faults[name] ?? failure?.fields?.[name]
    return key === undefined ? undefined : i18n._(faultWords(key))
  }

  const send = async (event: FormEvent): Promise<void> => {
    event.preventDefault()
    if (busy) return
    setPressed(true)
    setFailure(undefined)
    if (Object.keys(faultsOf(TicketBody, draft.values)).length > 0) return focusFault()
    setBusy(true)
    const body = { email, subject, content }
    const key = await draft.keyFor(JSON.stringify(body))
    const answer = await call(supportEndpoints.createTicket, { body, key })
    setBusy(false)
    if (!answer.ok) {
      setFailure(answer)
      return focusFault()
    }
    await draft.clear()
    setPressed(false)
    setSent(answer.data.id)
  }

  if (sent !== undefined) {
    return (
      <section className={`${recipeClass('card')} ${styles.form} ${styles.sent}`}>
        <span className={styles.disc}>
          <Icon name="check" size={28} />
        </span>
        <ArrivingHeading level={2} className={styles.title}>
          <Trans>Your message has been sent</Trans>
        </ArrivingHeading>
        <p className={styles.lead}>
          <Trans>Its number is {sent}. The answer comes by e-mail, normally within 1-2 days.</Trans>
        </p>
        <Button variant="quiet" onClick={() => setSent(undefined)}>
          <Trans>Write another message</Trans>
        </Button>
      </section>
    )
  }
  return (
    <form
      ref={form}
      noValidate
      className={`${recipeClass('card')} ${styles.form}`}
      aria-labelledby="write-support"
      onSubmit={(event) => void send(event)}
    >
      <h2 id="write-support" className={styles.title}>
        <Trans>Write to us</Trans>
      </h2>
      <p className={styles.lead}>
        <Trans>You need no account for this. The answer comes by e-mail, normally within 1-2 days.</Trans>
      </p>
      <DraftNote restoredAt={draft.restoredAt} onStartOver={() => void draft.clear()} />
      <Fields>
        <TextField
          label={t`E-mail`}
          name="email"
          type="email"
          inputMode="email"
          autoComplete="email"
          autoCapitalize="none"
          spellCheck={false}
          value={email}
          onChange={(event) => draft.set('email', event.target.value)}
          error={errorOf('email')}
        />
        <TextField
          label={t`Subject`}
          name="subject"
          autoComplete="off"
          value={subject}
          onChange={(event) => draft.set('subject', event.target.value)}
          error={errorOf('subject')}
          end={<Counter text={subject} limit={ticketLimits.subject} />}
        />
        <TextArea
          label={t({ message: 'Message', comment: 'Text of a message to the support' })}
          name="content"
          value={content}
          limit={ticketLimits.content}
          onChange={(event) => draft.set('content', event.target.value)}
          error={errorOf('content')}
        />
      </Fields>
      <FailureLine failure={failure?.fields ? undefined : failure} />
      <SendButton busy={busy}>
        <Trans comment="Button of a form to the support">Send</Trans>
      </SendButton>
    </form>
  )
}
