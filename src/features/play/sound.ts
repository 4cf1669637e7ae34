import * as v from 'valibot'
import { persistedAtom } from '../../platform/storage/persisted.ts'

/** Whether games may sound on this device; off until the player turns it on. */
export const soundAtom = persistedAtom<boolean>({
  scope: 'device',
  name: 'preference_game_sound',
  version: 1,
  schema: v.boolean(),
  initial: false,
})
