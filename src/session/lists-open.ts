import { atom } from 'jotai'
import { siteConfigAtom } from '../platform/config/site-config.ts'
import { sessionAtom } from './session.ts'

/** Whether the games of a provider may be seen: by who is signed in (spec §6), and by everybody where the site opens its lists. */
export const listsOpenAtom = atom(
  (get) => get(siteConfigAtom)?.VARIABLES.public_lists === true || get(sessionAtom).state === 'signedIn',
)
