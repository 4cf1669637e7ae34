import { Trans, useLingui } from '@lingui/react/macro'
import { checkCounsel, type Counsel, type CounselReference } from '@marquee/contract/inquiry.ts'
import { counselLimits } from '@marquee/contract/inquiry-limits.ts'
import { useDraft } from '../../../ui/form/use-draft.ts'
import { useSubmit } from '../../../ui/form/use-submit.ts'
import { MessageForm } from '../write/message-form.tsx'
import { PictureField } from '../pictures/picture-field.tsx'
import { unsentPictures, usePictures } from '../pictures/use-pictures.ts'
import { sendInquiry } from './inquiries.ts'
import { NewReference } from './reference-line.tsx'
import { useTab } from '../../../session/tab.ts'

interface InquiryFormProps {
  player: string
  /** A round, transaction or request that the inquiry is about. */
  reference?: CounselReference | undefined
  onRemoveReference?: () => void
  onSent: (inquiry: Counsel) => void
}

/** The form of a 1:1 inquiry with the limits of spec §5. The text is stored until it has been sent. */
export function InquiryForm({ player, reference, onRemoveReference, onSent }: InquiryFormProps) {
  const { t } = useLingui()
  const tab = useTab()
  const draft = useDraft(player, 'inquiry', { title: '', content: '', pictures: '' })
  const pictures = usePictures(draft.values.pictures, (text) => draft.set('pictures', text))
  const submission = useSubmit({
    fields: ['title', 'content', 'pictures'],
    check: () => {
      const { title, content } = draft.values
      const unsent = unsentPictures(pictures)
      if (unsent) return unsent
      const broken = checkCounsel(title, content)
      return broken
        ? { errors: broken.fields, formError: broken.key }
        : { body: { title, content, pictures: [...pictures.ids], ...(reference ? { reference } : {}) } }
    },
    send: (body, key) => sendInquiry(tab, player, body, key),
    keyFor: draft.keyFor,
    onSent: async (inquiry) => {
      pictures.clear()
      await draft.clear()
      onSent(inquiry)
    },
  })
  return (
    <MessageForm
      id="write-inquiry"
      title={<Trans>Message support</Trans>}
      lead={
        <Trans>
          We usually reply within 1 to 2 days. You get a message, and the reply is under “Support requests”.
        </Trans>
      }
      draft={draft}
      submission={submission}
      subject={{ name: 'title', label: t`Subject`, limit: counselLimits.title }}
      content={{
        name: 'content',
        label: t({ message: 'Message', comment: 'Text of an inquiry' }),
        limit: counselLimits.content,
      }}
      after={<PictureField player={player} pictures={pictures} error={submission.errorOf('pictures')} />}
      onStartOver={pictures.clear}
      reference={
        reference && onRemoveReference ? (
          <NewReference player={player} reference={reference} onRemove={onRemoveReference} />
        ) : null
      }
    />
  )
}
