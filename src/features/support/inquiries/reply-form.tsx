import { Trans, useLingui } from '@lingui/react/macro'
import type { BodyOf } from '@marquee/contract/endpoint.ts'
import { type Counsel, CounselReplyBody } from '@marquee/contract/inquiry.ts'
import { counselLimits } from '@marquee/contract/inquiry-limits.ts'
import type { supportEndpoints } from '@marquee/contract/support-endpoints.ts'
import { useTab } from '../../../session/tab.ts'
import { DraftNote } from '../../../ui/form/draft-note.tsx'
import { fieldErrorOf, presentErrors } from '../../../ui/form/field-errors.ts'
import { SendButton } from '../../../ui/form/send-button.tsx'
import { TextArea } from '../../../ui/form/text-area.tsx'
import { useDraft } from '../../../ui/form/use-draft.ts'
import { type Checked, useSubmit } from '../../../ui/form/use-submit.ts'
import { ErrorLine } from '../../../ui/states/error-line.tsx'
import { useToast } from '../../../ui/toast/toast.ts'
import { PictureField } from '../pictures/picture-field.tsx'
import { unsentPictures, usePictures } from '../pictures/use-pictures.ts'
import { sendReply } from './inquiries.ts'
import styles from './reply-form.module.css'

/** The form for a message in an inquiry. The text is stored until it has been sent. */
export function ReplyForm({ player, inquiry: { id, status } }: { player: string; inquiry: Counsel }) {
  const { t } = useLingui()
  const tab = useTab()
  const toast = useToast()
  const draft = useDraft(player, `reply-${id}`, { reply: '', pictures: '' })
  const pictures = usePictures(draft.values.pictures, (text) => draft.set('pictures', text))
  const submission = useSubmit({
    fields: ['reply', 'pictures'],
    check: (): Checked<'reply' | 'pictures', BodyOf<typeof supportEndpoints.replyToCounsel>> => {
      const unsent = unsentPictures(pictures)
      if (unsent) return unsent
      const { reply } = draft.values
      const errors = presentErrors({ reply: fieldErrorOf(CounselReplyBody.entries.reply, reply) })
      return errors.reply ? { errors } : { body: { reply, pictures: [...pictures.ids] } }
    },
    send: (body, key) => sendReply(tab, player, id, body, key),
    keyFor: draft.keyFor,
    onSent: async () => {
      pictures.clear()
      await draft.clear()
      toast('success', t`Your message was sent.`)
    },
  })
  const label =
    status === 'answered'
      ? t({ message: 'Reply', comment: 'Label of the form that answers the support' })
      : t({ message: 'Add a message', comment: 'Label of the form for a further message, before the answer' })
  return (
    <form {...submission.formProps} className={styles.form} aria-label={label}>
      <DraftNote
        restoredAt={draft.restoredAt}
        onStartOver={() => {
          pictures.clear()
          void draft.clear()
        }}
      />
      <TextArea
        label={label}
        name="reply"
        rows={3}
        value={draft.values.reply}
        limit={counselLimits.content}
        onChange={(event) => {
          draft.set('reply', event.target.value)
          submission.clearError('reply')
        }}
        error={submission.errorOf('reply')}
      />
      <PictureField player={player} pictures={pictures} error={submission.errorOf('pictures')} />
      <SendButton busy={submission.isBusy}>
        <Trans comment="Button of a form to the support">Send</Trans>
      </SendButton>
      <ErrorLine error={submission.error} message={submission.formError} />
    </form>
  )
}
