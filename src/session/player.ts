import { atom } from 'jotai'
import { sessionAtom } from './session.ts'

/** User name of who is signed in; `undefined` for nobody. */
export const playerAtom = atom((get) => {
  const session = get(sessionAtom)
  return session.state === 'signedIn' ? session.username : undefined
})
