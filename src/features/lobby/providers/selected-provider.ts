import * as v from 'valibot'
import { persistedAtom } from '../../../platform/storage/persisted.ts'

/**
 * The id of the provider that the player chose last, which the list of providers marks (spec §3, `selectedProvider`);
 * empty when there is none. It ends with the session: who plays what is nobody else's.
 */
export const selectedProviderAtom = persistedAtom({
  scope: 'session',
  name: 'selected_provider',
  version: 1,
  schema: v.pipe(v.string(), v.maxLength(64)),
  initial: '',
})
