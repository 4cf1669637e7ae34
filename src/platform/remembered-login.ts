import { atom } from 'jotai'
import * as v from 'valibot'
import { persistedAtom } from './storage/persisted.ts'

const ShortText = v.pipe(v.string(), v.maxLength(254))

const storedUid = persistedAtom({
  scope: 'device',
  name: 'preference_uid',
  version: 1,
  schema: ShortText,
  initial: '',
})

const storedEmail = persistedAtom({
  scope: 'device',
  name: 'preference_email',
  version: 1,
  schema: ShortText,
  initial: '',
})

/**
 * The account id that the sign-in form offers again; empty if the player does not want that (spec §3, `uid`). Another id
 * removes the stored e-mail, which is of the same player.
 */
export const uidAtom = atom(
  (get) => get(storedUid),
  (get, set, uid: string) => {
    if (uid !== get(storedUid)) set(storedEmail, '')
    set(storedUid, uid)
  },
)

/**
 * The e-mail that forms offer again; empty for none (spec §3, `email`). It is stored only if the player wants to be
 * remembered, because it stays on the device after a sign-out.
 */
export const emailAtom = atom(
  (get) => get(storedEmail),
  (get, set, email: string) => {
    if (get(storedUid) !== '') set(storedEmail, email)
  },
)
