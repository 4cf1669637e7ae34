import { atom } from 'jotai'
import * as v from 'valibot'
import type { Store } from '../../../platform/store.ts'
import { recordsAtom } from '../../../platform/storage/persisted.ts'
import { playerAtom } from '../../../session/player.ts'
import { ANONYMOUS } from '@marquee/contract/anonymous.ts'

const MAX_SEARCHES = 6

const Searches = v.array(v.pipe(v.string(), v.maxLength(60)))

/** The end of the session deletes the record. */
const recordAtom = atom((get) =>
  get(recordsAtom)?.of<string[]>({
    scope: 'session',
    name: `${get(playerAtom) ?? ANONYMOUS}_searches`,
    version: 1,
    schema: Searches,
    initial: [],
  }),
)

const noSearches: readonly string[] = []

/** Recent searches of the current player, newest first. */
export const recentSearchesAtom = atom((get) => {
  const record = get(recordAtom)
  return record ? get(record.atom) : noSearches
})

/** Saves a search from which the player opened a result. */
export function saveSearch(store: Store, typed: string): void {
  const text = typed.trim().slice(0, 60)
  if (text === '') return
  void store
    .get(recordAtom)
    ?.apply((list) =>
      [text, ...list.filter((one) => one.toLowerCase() !== text.toLowerCase())].slice(0, MAX_SEARCHES),
    )
}

/** Deletes all recent searches. */
export function clearSearches(store: Store): void {
  void store.get(recordAtom)?.apply(() => [])
}
