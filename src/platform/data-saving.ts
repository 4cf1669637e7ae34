import { atom } from 'jotai'
import * as v from 'valibot'
import { persistedAtom } from './storage/persisted.ts'
import type { Store } from './store.ts'

/** The preference for saving data, which turns prefetching off; `system` follows the device's setting. */
export const saveDataAtom = persistedAtom<'system' | 'on' | 'off'>({
  scope: 'device',
  name: 'preference_save_data',
  version: 1,
  schema: v.picklist(['system', 'on', 'off']),
  initial: 'system',
})

const deviceSavesDataAtom = atom(false)

/** Whether the app saves data now. */
export const savesDataAtom = atom((get) => {
  const choice = get(saveDataAtom)
  return choice === 'system' ? get(deviceSavesDataAtom) : choice === 'on'
})

/** Reads the device's setting. */
export function readDataSaving(store: Store): void {
  // `navigator.connection` is missing in the types, because only Chromium has it.
  const connection: unknown = Reflect.get(navigator, 'connection')
  const saves = typeof connection === 'object' && connection !== null && Reflect.get(connection, 'saveData')
  store.set(deviceSavesDataAtom, saves === true || matchMedia('(prefers-reduced-data: reduce)').matches)
}
