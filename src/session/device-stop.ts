import { atom } from 'jotai'
import * as v from 'valibot'
import { siteConfigAtom } from '../platform/config/site-config.ts'
import { persistedAtom } from '../platform/storage/persisted.ts'

/** The end of the last stop that a player of this device began, ISO 8601; `never` for one for good. It outlives the sign-out. */
export const deviceStopAtom = persistedAtom({
  scope: 'device',
  name: 'play_stop',
  version: 1,
  schema: v.nullable(v.string()),
  initial: null,
})

/** Whether games may be tried without an account: the site allows it, and nobody who plays on this device is on a break. */
export const guestPlayAtom = atom((get) => {
  const end = get(deviceStopAtom)
  const isStopped = end !== null && (end === 'never' || Date.parse(end) > Date.now())
  return get(siteConfigAtom)?.VARIABLES.guest_play === true && !isStopped
})
