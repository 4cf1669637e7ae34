import type { Game } from '../../../contract/game.ts'
import type { StoredRecord } from '../../../platform/storage/record.ts'
import type { Tab } from '../../../session/tab.ts'
import { ANONYMOUS, favourites, kinds } from './favourites.ts'

/** The ids of the favourites that were made before signing in and are not the account's yet. */
export async function onlyAnonymous(tab: Tab, user: string): Promise<readonly string[]> {
  const { of } = favourites(tab)
  const ids: string[] = []
  for (const kind of kinds) {
    const [mine, theirs] = [of(ANONYMOUS, kind), of(user, kind)]
    await Promise.all([mine.loaded, theirs.loaded])
    const known = new Set(theirs.get().map((game) => game.id))
    for (const { id } of mine.get()) if (!known.has(id)) ids.push(id)
  }
  return ids
}

/** Moves the favourites made before signing in to the account. */
export async function adoptAnonymous(tab: Tab, user: string): Promise<void> {
  const { of, queue } = favourites(tab)
  // Side by side: a page that is left meanwhile leaves as few as possible behind.
  await Promise.all(
    kinds.map(async (kind) => {
      const mine = of(ANONYMOUS, kind)
      const adopted = mine.get()
      const ids = adopted.map((game) => game.id)
      const saved = await Promise.all([
        queue(user, ids, true),
        of(user, kind).apply((list) => {
          const known = new Set(list.map((game) => game.id))
          return [...list, ...adopted.filter((game) => !known.has(game.id))]
        }),
      ])
      if (saved.every(Boolean)) await take(mine, adopted)
    }),
  )
}

/** Removes only these favourites: another tab may be adding one. */
async function take(record: StoredRecord<Game[]>, games: readonly Game[]): Promise<void> {
  const ids = new Set(games.map((game) => game.id))
  await record.apply((list) => list.filter((game) => !ids.has(game.id)))
}
