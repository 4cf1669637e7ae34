import { Grid } from '@chakra-ui/react/grid'
import { Trans } from '@lingui/react/macro'
import { useEffect, useRef, type ReactNode } from 'react'
import { Button } from '../../../ui/button.tsx'
import { DraftNote } from '../../../ui/form/draft-note.tsx'
import { Fields } from '../../../ui/form/fields.tsx'
import { SendButton } from '../../../ui/form/send-button.tsx'
import type { FormDraft } from '../../../ui/form/use-draft.ts'
import type { Submission } from '../../../ui/form/use-submit.ts'
import { ErrorLine } from '../../../ui/states/error-line.tsx'

interface EditFormProps {
  submission: Submission<never>
  /** Undefined for forms whose text must not be stored (passwords). */
  draft?: FormDraft<never>
  onClose: () => void
  /** Label of the submit button; default: `Save`. */
  label?: ReactNode
  /** Note shown while offline; default: the text is stored. */
  waitingNote?: ReactNode
  children: ReactNode
}

/** A form in a card of my page: fields, errors, and buttons to save and to cancel. */
export function EditForm({ submission, draft, onClose, label, waitingNote, children }: EditFormProps) {
  const fields = useRef<HTMLDivElement>(null)
  // A link from another page may open the form below the viewport.
  useEffect(() => {
    const first = fields.current?.querySelector<HTMLElement>('input:not([aria-hidden]), select')
    first?.focus({ preventScroll: true })
    first?.scrollIntoView({ block: 'center' })
  }, [])
  return (
    <form {...submission.formProps}>
      {draft ? <DraftNote restoredAt={draft.restoredAt} onStartOver={() => void draft.clear()} /> : null}
      <div ref={fields}>
        <Fields>{children}</Fields>
      </div>
      <Grid gap="8px" mt="8px">
        <SendButton busy={submission.isBusy} waitingNote={waitingNote}>
          {label ?? <Trans comment="Button of a form that changes the player's own data">Save</Trans>}
        </SendButton>
        <Button
          variant="quiet"
          wide
          onClick={() => {
            void draft?.clear()
            onClose()
          }}
        >
          <Trans comment="Closes a form without sending it">Cancel</Trans>
        </Button>
      </Grid>
      <ErrorLine error={submission.error} message={submission.formError} />
    </form>
  )
}
