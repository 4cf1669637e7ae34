import * as v from 'valibot'
import { atom } from 'jotai'
import type { StoredRecord } from '../../platform/storage/record.ts'
import { playerAtom } from '../../session/player.ts'
import { type Tab, tabAtom } from '../../session/tab.ts'

/** Whether the preferences of this device follow a player. Off until the player switches it on, on each device. */
export function preferencesFollow({ records }: Pick<Tab, 'records'>, player: string): StoredRecord<boolean> {
  return records.of({
    scope: 'player',
    name: `preferences_follow_${player}`,
    version: 1,
    schema: v.boolean(),
    initial: false,
  })
}

/** The same of the player of this tab. */
export const preferencesFollowAtom = atom((get) => {
  const [tab, player] = [get(tabAtom), get(playerAtom)]
  return tab !== undefined && player !== undefined && get(preferencesFollow(tab, player).atom)
})
