import { Trans, useLingui } from '@lingui/react/macro'
import { useRef, useState, type FormEvent } from 'react'
import type { Failure } from '../../contract/result.ts'
import { checkCounsel, type Counsel, type CounselReference, counselLimits } from '../../contract/support.ts'
import { recipeClass } from '../../theme/recipe-class.ts'
import { DraftNote } from '../../ui/draft-note.tsx'
import { FailureLine } from '../../ui/failure-line.tsx'
import { faultWords } from '../../ui/fault-words.ts'
import { Fields } from '../../ui/fields.tsx'
import { SendButton } from '../../ui/send-button.tsx'
import { Counter, TextArea } from '../../ui/text-area.tsx'
import { TextField } from '../../ui/text-field.tsx'
import { useDraft } from '../../ui/use-draft.ts'
import { useFaultFocus } from '../../ui/use-fault-focus.ts'
import styles from './form-card.module.css'
import { sendInquiry } from './inquiries.ts'
import { ReferenceLine } from './reference-line.tsx'

interface InquiryFormProps {
  player: string
  /** What it is about: a round or a transaction picked from a history. */
  reference: CounselReference | undefined
  onRemoveReference: () => void
  onSent: (inquiry: Counsel) => void
}

/** The form of a 1:1 inquiry with the limits of section 5; what is typed is kept until it has been sent. */
export function InquiryForm({ player, reference, onRemoveReference, onSent }: InquiryFormProps) {
  const { t, i18n } = useLingui()
  const draft = useDraft(player, 'inquiry', { title: '', content: '' })
  const { title, content } = draft.values
  const [pressed, setPressed] = useState(false)
  const [failure, setFailure] = useState<Failure>()
  const [busy, setBusy] = useState(false)
  const form = useRef<HTMLFormElement>(null)
  const focusFault = useFaultFocus(form)

  const fault = pressed ? checkCounsel(title, content) : undefined
  const errorOf = (name: 'title' | 'content') => {
    const key = fault?.fields[name] ?? failure?.fields?.[name]
    return key === undefined ? undefined : i18n._(faultWords(key))
  }

  const send = async (event: FormEvent): Promise<void> => {
    event.preventDefault()
    if (busy) return
    setPressed(true)
    setFailure(undefined)
    if (checkCounsel(title, content)) return focusFault()
    setBusy(true)
    const body = { title, content, ...(reference ? { reference } : {}) }
    const answer = await sendInquiry(body, await draft.keyFor(JSON.stringify(body)))
    setBusy(false)
    if (!answer.ok) {
      setFailure(answer)
      return focusFault()
    }
    await draft.clear()
    onSent(answer.data)
  }

  return (
    <form
      ref={form}
      noValidate
      className={`${recipeClass('card')} ${styles.form}`}
      aria-labelledby="write-inquiry"
      onSubmit={(event) => void send(event)}
    >
      <h2 id="write-inquiry" tabIndex={-1} className={styles.title}>
        <Trans>Write an inquiry</Trans>
      </h2>
      <p className={styles.lead}>
        <Trans>Answers normally take 1-2 days. You find them here, and a memo tells you.</Trans>
      </p>
      <DraftNote restoredAt={draft.restoredAt} onStartOver={() => void draft.clear()} />
      {reference ? <ReferenceLine reference={reference} onRemove={onRemoveReference} /> : null}
      <Fields>
        <TextField
          label={t`Title`}
          name="title"
          autoComplete="off"
          enterKeyHint="next"
          value={title}
          onChange={(event) => draft.set('title', event.target.value)}
          error={errorOf('title')}
          end={<Counter text={title} limit={counselLimits.title} />}
        />
        <TextArea
          label={t({ message: 'Content', comment: 'Text of an inquiry' })}
          name="content"
          value={content}
          limit={counselLimits.content}
          onChange={(event) => draft.set('content', event.target.value)}
          error={errorOf('content')}
        />
      </Fields>
      <FailureLine
        failure={failure?.fields ? undefined : failure}
        words={fault ? i18n._(faultWords(fault.key)) : undefined}
      />
      <SendButton busy={busy}>
        <Trans comment="Button of a form to the support">Send</Trans>
      </SendButton>
    </form>
  )
}
