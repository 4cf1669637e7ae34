import { atom, useAtomValue } from 'jotai'
import * as v from 'valibot'
import { Game } from '../../../contract/game.ts'
import { serverNow } from '../../../platform/clock.ts'
import { persistedCollection } from '../../../platform/storage/persisted.ts'
import type { StoredRecord } from '../../../platform/storage/record.ts'
import { store } from '../../../platform/store.ts'
import { sessionAtom } from '../../../session/session.ts'

const Recent = v.object({ game: Game, at: v.number() })

/** A game that was launched, and when: ms of the server's clock. */
export type Recent = v.InferOutput<typeof Recent>

const MOST = 20

const Recents = v.array(Recent)

/** The stored launches of one player, newest first, at most 20. When one played what is nobody else's: gone with the session. */
export function recentsOf(user: string): StoredRecord<Recent[]> {
  return persistedCollection<Recent[]>({
    scope: 'session',
    name: `${user}_recents`,
    version: 1,
    schema: Recents,
    initial: [],
  })
}

const userAtom = atom((get) => {
  const session = get(sessionAtom)
  return session.state === 'signedIn' ? session.username : undefined
})

const none: Recent[] = []

/** What who is playing now launched last, newest first; empty when nobody is signed in. */
export const recentsAtom = atom((get) => {
  const user = get(userAtom)
  return user === undefined ? none : get(recentsOf(user).atom)
})

/** The last 20 launches of who is playing now, newest first, for 'continue playing'. Follows every tab. */
export function useRecents(): readonly Recent[] {
  return useAtomValue(recentsAtom)
}

/** Puts a launch first. False when it could not be saved: it is then forgotten. */
export async function recordLaunch(game: Game): Promise<boolean> {
  const user = store.get(userAtom)
  if (user === undefined) return false
  const launch = { game, at: serverNow() }
  return recentsOf(user).apply((list) =>
    [launch, ...list.filter((one) => one.game.id !== game.id)].slice(0, MOST),
  )
}
