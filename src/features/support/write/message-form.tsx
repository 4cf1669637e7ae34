import { Text } from '@chakra-ui/react/text'
import { Trans } from '@lingui/react/macro'
import { cleanLine } from '@marquee/contract/plain-text.ts'
import type { ReactNode } from 'react'
import { recipeClass } from '../../../theme/recipe-class.ts'
import { DraftNote } from '../../../ui/form/draft-note.tsx'
import { Fields } from '../../../ui/form/fields.tsx'
import { SendButton } from '../../../ui/form/send-button.tsx'
import { Counter, TextArea } from '../../../ui/form/text-area.tsx'
import { TextField } from '../../../ui/form/text-field.tsx'
import type { FormDraft } from '../../../ui/form/use-draft.ts'
import type { Submission } from '../../../ui/form/use-submit.ts'
import { ErrorLine } from '../../../ui/states/error-line.tsx'
import styles from './message-form.module.css'

/** A text of the form. */
interface MessageText<Field extends string> {
  readonly name: Field
  readonly label: string
  /** Maximum number of characters. */
  readonly limit: number
}

interface MessageFormProps<Field extends string> {
  /** Id of the heading. */
  id: string
  title: ReactNode
  lead: ReactNode
  draft: FormDraft<Field>
  submission: Submission<Field>
  subject: MessageText<Field>
  content: MessageText<Field>
  /** What the message refers to, above the fields. */
  reference?: ReactNode
  /** Further fields, before these two. */
  children?: ReactNode
  /** Further fields, after these two. */
  after?: ReactNode
  /** Called when the player discards the draft. */
  onStartOver?: () => void
}

/** The form of a message to the support: a subject and a text, with their limits. */
export function MessageForm<Field extends string>(props: MessageFormProps<Field>) {
  const { id, draft, submission, subject, content } = props
  const edit = (name: Field) => (event: { target: { value: string } }) => {
    draft.set(name, event.target.value)
    submission.clearError(name)
  }
  return (
    <form {...submission.formProps} className={`${recipeClass('card')} ${styles.form}`} aria-labelledby={id}>
      <h2 id={id} tabIndex={-1} className={styles.title}>
        {props.title}
      </h2>
      <Text m="4px 0 20px" color="subText">
        {props.lead}
      </Text>
      <DraftNote
        restoredAt={draft.restoredAt}
        onStartOver={() => {
          props.onStartOver?.()
          void draft.clear()
        }}
      />
      {props.reference}
      <Fields>
        {props.children}
        <TextField
          label={subject.label}
          name={subject.name}
          autoComplete="off"
          enterKeyHint="next"
          value={draft.values[subject.name]}
          onChange={edit(subject.name)}
          error={submission.errorOf(subject.name)}
          pe="96px"
          end={<Counter text={cleanLine(draft.values[subject.name])} limit={subject.limit} />}
        />
        <TextArea
          label={content.label}
          name={content.name}
          value={draft.values[content.name]}
          limit={content.limit}
          onChange={edit(content.name)}
          error={submission.errorOf(content.name)}
        />
        {props.after}
      </Fields>
      <SendButton busy={submission.isBusy}>
        <Trans comment="Button of a form to the support">Send</Trans>
      </SendButton>
      <ErrorLine error={submission.error} message={submission.formError} />
    </form>
  )
}
