import { Trans } from '@lingui/react/macro'
import type { ReactNode } from 'react'
import { SheetCloseButton } from '../../../ui/sheet/sheet-close.tsx'
import { Sheet } from '../../../ui/sheet/sheet.tsx'

interface TermsSheetProps {
  title: string
  onClose: () => void
  children: ReactNode
}

/** A sheet with a document, over the form of joining. */
export function TermsSheet({ title, onClose, children }: TermsSheetProps) {
  return (
    <Sheet
      title={title}
      onClose={onClose}
      foot={
        <SheetCloseButton>
          <Trans>Back to the form</Trans>
        </SheetCloseButton>
      }
    >
      {children}
    </Sheet>
  )
}
