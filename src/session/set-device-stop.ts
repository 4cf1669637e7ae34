import { deviceStopOptions, type DeviceStops, lasts } from './device-stop.ts'
import type { Tab } from './tab.ts'

/** Stores the end of a player's break on this device; without `end` the player is on none. */
export function setDeviceStop({ records, clock }: Tab, player: string, end: string | undefined): void {
  const record = records.of<DeviceStops>(deviceStopOptions)
  if (record.get()[player] === end) return
  void record.apply((stops) => {
    const others = Object.entries(stops).filter(
      ([name, until]) => name !== player && lasts(until, clock.now()),
    )
    return Object.fromEntries(end === undefined ? others : [...others, [player, end]])
  })
}
