import * as v from 'valibot'
import { persistedAtom } from './storage/persisted.ts'

/** Whether the key `/` opens the search. Speech input may type single keys by mistake (WCAG 2.1.4). */
export const searchKeyAtom = persistedAtom<'on' | 'off'>({
  scope: 'device',
  name: 'preference_search_key',
  version: 1,
  schema: v.picklist(['on', 'off']),
  initial: 'on',
})
