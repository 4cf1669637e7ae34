import { atom } from 'jotai'
import * as v from 'valibot'
import { persistedCollection } from '../../../platform/storage/persisted.ts'
import type { StoredRecord } from '../../../platform/storage/record.ts'
import { store } from '../../../platform/store.ts'
import { sessionAtom } from '../../../session/session.ts'
import { ANONYMOUS } from '../favourites/favourites.ts'

const MAX_SEARCHES = 6

const Searches = v.array(v.pipe(v.string(), v.maxLength(60)))

/** A player's recent searches, newest first. They are deleted when the session ends. */
function searchesOf(user: string): StoredRecord<string[]> {
  return persistedCollection<string[]>({
    scope: 'session',
    name: `${user}_searches`,
    version: 1,
    schema: Searches,
    initial: [],
  })
}

const recordAtom = atom((get) => {
  const session = get(sessionAtom)
  return searchesOf(session.state === 'signedIn' ? session.username : ANONYMOUS)
})

/** Recent searches of the current player, newest first. */
export const recentSearchesAtom = atom((get) => get(get(recordAtom).atom))

/** Saves a search from which the player opened a result. */
export function keepSearch(typed: string): void {
  const text = typed.trim().slice(0, 60)
  if (text === '') return
  void store
    .get(recordAtom)
    .apply((list) =>
      [text, ...list.filter((one) => one.toLowerCase() !== text.toLowerCase())].slice(0, MAX_SEARCHES),
    )
}

/** Deletes all recent searches. */
export function forgetSearches(): void {
  void store.get(recordAtom).apply(() => [])
}
