import { atom } from 'jotai'
import * as v from 'valibot'
import { Me } from '../../contract/account.ts'
import { persistedCollection } from '../../platform/persisted.ts'
import { personalKey } from '../../platform/personal.ts'
import type { StoredRecord } from '../../platform/record.ts'
import { sessionAtom } from '../../session/session.ts'

/** What was last seen of a player's own account on this device; null when nothing was. */
export function seenMe(player: string): StoredRecord<Me | null> {
  return persistedCollection({
    key: personalKey(player, 'me'),
    version: 1,
    schema: v.nullable(Me),
    initial: null,
  })
}

/** `seenMe` of who is playing now. */
export const seenMeAtom = atom((get) => {
  const session = get(sessionAtom)
  return session.state === 'signedIn' ? get(seenMe(session.username).atom) : null
})
