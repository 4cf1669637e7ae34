import { atom } from 'jotai'
import { sessionAtom } from './session.ts'

/** User name of the signed-in player; `undefined` if nobody is signed in. */
export const playerAtom = atom((get) => {
  const session = get(sessionAtom)
  return session.state === 'signedIn' ? session.username : undefined
})
