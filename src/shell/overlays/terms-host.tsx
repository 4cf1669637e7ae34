import { useLocation } from '@tanstack/react-router'
import { useAtomValue } from 'jotai'
import { TermsUpdate } from '../../features/account/sign-in/terms-update.tsx'
import { DocumentPage } from '../../features/info/document-page.tsx'
import { currentGameAtom } from '../../features/play/current-game.ts'

/** Paths without the request to accept new terms: the documents, withdrawals and the support. */
const exemptPaths = new Set([
  '/etc/terms-of-service',
  '/etc/privacy-policy',
  '/wallet/withdrawpage',
  '/support',
  '/supports/counselpage',
])

/** Asks the player to accept new terms, except on these paths and during a game. */
export function TermsHost() {
  const path = useLocation({ select: ({ pathname }) => pathname })
  const playing = useAtomValue(currentGameAtom) !== undefined
  return playing || exemptPaths.has(path) ? null : (
    <TermsUpdate document={<DocumentPage name="terms" bare />} />
  )
}
