import { atom } from 'jotai'
import * as v from 'valibot'
import { Me } from '../../contract/account.ts'
import { persistedCollection } from '../../platform/persisted.ts'
import { personalKey } from '../../platform/personal.ts'
import type { StoredRecord } from '../../platform/record.ts'
import { sessionAtom } from '../../session/session.ts'

/** `at`: when the operator said so, ms of server time. */
const SeenMe = v.object({ me: Me, at: v.number() })
export type SeenMe = v.InferOutput<typeof SeenMe>

/** What was last seen of a player's own account on this device; null when nothing was. */
export function seenMe(player: string): StoredRecord<SeenMe | null> {
  return persistedCollection({
    key: personalKey(player, 'me'),
    version: 2,
    schema: v.nullable(SeenMe),
    initial: null,
  })
}

/** The account of who is playing now, as it was last seen on this device. */
export const seenMeAtom = atom((get) => {
  const session = get(sessionAtom)
  return session.state === 'signedIn' ? get(seenMe(session.username).atom)?.me : undefined
})
