import * as v from 'valibot'
import { persistedAtom } from '../../platform/storage/persisted.ts'

/** Whether games play sound on this device. Off by default. */
export const soundAtom = persistedAtom<boolean>({
  scope: 'device',
  name: 'preference_game_sound',
  version: 1,
  schema: v.boolean(),
  initial: false,
})
