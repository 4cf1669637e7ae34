import { Trans } from '@lingui/react/macro'
import type { ReactNode } from 'react'
import { Button } from '../../../ui/button.tsx'
import { Modal } from '../../../ui/overlay/modal.tsx'

interface TermsSheetProps {
  title: string
  onClose: () => void
  children: ReactNode
}

/** A sheet with a document, over the form of joining. */
export function TermsSheet({ title, onClose, children }: TermsSheetProps) {
  return (
    <Modal
      title={title}
      onClose={onClose}
      foot={
        <Button onClick={onClose}>
          <Trans>Back to the form</Trans>
        </Button>
      }
    >
      {children}
    </Modal>
  )
}
