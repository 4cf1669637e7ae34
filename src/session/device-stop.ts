import { useAtomValue } from 'jotai'
import * as v from 'valibot'
import { siteConfigAtom } from '../platform/config/site-config.ts'
import { persistedAtom } from '../platform/storage/persisted.ts'
import { useTab } from './tab.ts'

export type DeviceStops = Readonly<Record<string, string>>

/**
 * Ends of the breaks of this device's players by user name, ISO 8601, or `never` for one for good. They outlive the
 * sign-out.
 */
export const deviceStopOptions = {
  scope: 'device',
  name: 'play_stops',
  version: 1,
  schema: v.record(v.string(), v.string()),
  initial: {},
} as const

/** The breaks of this device's players. */
export const deviceStopsAtom = persistedAtom<DeviceStops>(deviceStopOptions)

/** Whether a break that ends at `end` lasts. */
export const lasts = (end: string, now: number): boolean => end === 'never' || Date.parse(end) > now

/** Whether one of these breaks lasts. */
export const hasStop = (stops: DeviceStops, now: number): boolean =>
  Object.values(stops).some((end) => lasts(end, now))

/** Whether one of this device's players is on a break, signed in or not. */
export function useDeviceStop(): boolean {
  const { clock } = useTab()
  return hasStop(useAtomValue(deviceStopsAtom), clock.now())
}

/** Whether games may be tried without an account: the site allows it, and none of this device's players is on a break. */
export function useGuestPlay(): boolean {
  const isStopped = useDeviceStop()
  return useAtomValue(siteConfigAtom)?.VARIABLES.guest_play === true && !isStopped
}
