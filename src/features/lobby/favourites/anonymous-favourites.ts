import { isSaved } from '../../../platform/storage/record.ts'
import type { Tab } from '../../../session/tab.ts'
import { ANONYMOUS } from '@marquee/contract/anonymous.ts'
import { favourites, favouriteKinds } from './favourites.ts'

/** The ids of the favourites of this device that were added before signing in and that the account does not have. */
export async function unmergedFavouriteIds(tab: Tab, user: string): Promise<readonly string[]> {
  const { of } = favourites(tab)
  const ids: string[] = []
  for (const kind of favouriteKinds) {
    const [anonymous, own] = [of(ANONYMOUS, kind), of(user, kind)]
    await Promise.all([anonymous.loaded, own.loaded])
    const ownIds = new Set(own.get().map((game) => game.id))
    for (const { id } of anonymous.get()) if (!ownIds.has(id)) ids.push(id)
  }
  return ids
}

/** Moves the favourites that were added before signing in to the account: all, or the one with the id `only`. */
export async function mergeAnonymousFavourites(tab: Tab, user: string, only?: string): Promise<void> {
  const { of, queue } = favourites(tab)
  // In parallel, so that as few as possible are left over if the page is closed meanwhile.
  await Promise.all(
    favouriteKinds.map(async (kind) => {
      const anonymous = of(ANONYMOUS, kind)
      await anonymous.loaded
      const games = anonymous.get().filter(({ id }) => only === undefined || id === only)
      if (games.length === 0) return
      const ids = games.map((game) => game.id)
      const results = await Promise.all([
        queue(user, ids, true),
        of(user, kind).apply((list) => {
          const ownIds = new Set(list.map((game) => game.id))
          return [...list, ...games.filter((game) => !ownIds.has(game.id))]
        }),
      ])
      // Removes only the moved ones: another tab may be adding one.
      if (results.every(isSaved))
        await anonymous.apply((list) => list.filter((game) => !ids.includes(game.id)))
    }),
  )
}
