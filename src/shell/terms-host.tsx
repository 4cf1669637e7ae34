import { useLocation } from '@tanstack/react-router'
import { useAtomValue } from 'jotai'
import { TermsUpdate } from '../features/account/terms-update.tsx'
import { DocumentPage } from '../features/info/document-page.tsx'
import { currentGameAtom } from '../features/play/current-game.ts'

/** Where no new terms are asked for: the texts themselves, the way to one's money, and the ways to ask about them. */
const free = new Set([
  '/etc/terms-of-service',
  '/etc/privacy-policy',
  '/wallet/withdrawpage',
  '/support',
  '/supports/counselpage',
])

/** Asks for new terms over any other page; a game that is open is played to its end first. */
export function TermsHost() {
  const path = useLocation({ select: ({ pathname }) => pathname })
  const playing = useAtomValue(currentGameAtom) !== undefined
  return playing || free.has(path) ? null : <TermsUpdate document={<DocumentPage name="terms" bare />} />
}
