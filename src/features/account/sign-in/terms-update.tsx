import { AnimatePresence } from 'framer-motion'
import { useAtomValue } from 'jotai'
import { Suspense, type ReactNode } from 'react'
import { offersAtom } from '../../../platform/config/offers.ts'
import { userInfoAtom } from '../../../session/user-info.ts'
import { lazyWithRetry } from '../../../ui/states/lazy-with-retry.tsx'
import type { TermsDialogProps } from './terms-dialog.tsx'

const TermsDialog = lazyWithRetry<TermsDialogProps>(
  () => import('./terms-dialog.tsx').then((module) => module.TermsDialog),
  'silent',
)

/** A dialog for a signed-in player when the operator requires consent to a new version of the terms. */
export function TermsUpdate({ document }: { document: ReactNode }) {
  const due = useAtomValue(userInfoAtom)?.info.terms_due ?? undefined
  const canAccept = useAtomValue(offersAtom)('terms')
  return (
    <Suspense>
      <AnimatePresence>
        {due === undefined || !canAccept ? null : <TermsDialog key={due} version={due} document={document} />}
      </AnimatePresence>
    </Suspense>
  )
}
