import { atom } from 'jotai'
import * as v from 'valibot'
import { personalKey } from '../../platform/personal.ts'
import { persistedCollection } from '../../platform/persisted.ts'
import type { StoredRecord } from '../../platform/record.ts'
import { store } from '../../platform/store.ts'
import { sessionAtom } from '../../session/session.ts'
import { ANONYMOUS } from './favourites.ts'

const MOST = 6

const Searches = v.array(v.pipe(v.string(), v.maxLength(60)))

/** What one player searched for, newest first; gone when the session ends. */
function searchesOf(user: string): StoredRecord<string[]> {
  return persistedCollection<string[]>({
    key: personalKey(user, 'searches'),
    version: 1,
    schema: Searches,
    initial: [],
  })
}

const recordAtom = atom((get) => {
  const session = get(sessionAtom)
  return searchesOf(session.state === 'signedIn' ? session.username : ANONYMOUS)
})

/** What who is playing now searched for, newest first. */
export const recentSearchesAtom = atom((get) => get(get(recordAtom).atom))

/** Keeps a search that led somewhere. */
export function keepSearch(typed: string): void {
  const text = typed.trim().slice(0, 60)
  if (text === '') return
  void store
    .get(recordAtom)
    .apply((list) => [text, ...list.filter((one) => one.toLowerCase() !== text.toLowerCase())].slice(0, MOST))
}

/** Forgets them all. */
export function forgetSearches(): void {
  void store.get(recordAtom).apply(() => [])
}
