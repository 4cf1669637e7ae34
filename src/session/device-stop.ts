import { useAtomValue } from 'jotai'
import * as v from 'valibot'
import { siteConfigAtom } from '../platform/config/site-config.ts'
import { persistedAtom } from '../platform/storage/persisted.ts'
import { useTab } from './tab.ts'

/** The end of the last stop that a player of this device began, ISO 8601; `never` for one for good. It outlives the sign-out. */
export const deviceStopAtom = persistedAtom({
  scope: 'device',
  name: 'play_stop',
  version: 1,
  schema: v.nullable(v.string()),
  initial: null,
})

/** Whether games may be tried without an account: the site allows it, and nobody who plays on this device is on a break. */
export function useGuestPlay(): boolean {
  const { clock } = useTab()
  const end = useAtomValue(deviceStopAtom)
  const isAllowed = useAtomValue(siteConfigAtom)?.VARIABLES.guest_play === true
  const isStopped = end !== null && (end === 'never' || Date.parse(end) > clock.now())
  return isAllowed && !isStopped
}
