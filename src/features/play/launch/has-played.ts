import * as v from 'valibot'
import { persistedAtom } from '../../../platform/storage/persisted.ts'

/** Whether anybody has opened a game on this device, other than to try it. */
export const hasPlayedAtom = persistedAtom({
  scope: 'device',
  name: 'has_played',
  version: 1,
  schema: v.boolean(),
  initial: false,
})
