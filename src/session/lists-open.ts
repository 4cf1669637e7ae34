import { atom } from 'jotai'
import { siteConfigAtom } from '../platform/config/site-config.ts'
import { sessionAtom } from './session.ts'

/** Whether a provider's games may be shown: to signed-in players (spec §6), or to everybody with `public_lists`. */
export const listsOpenAtom = atom(
  (get) => get(siteConfigAtom)?.VARIABLES.public_lists === true || get(sessionAtom).state === 'signedIn',
)
