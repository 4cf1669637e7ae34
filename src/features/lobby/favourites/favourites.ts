import { t } from '@lingui/core/macro'
import { atom, useAtomValue } from 'jotai'
import { useMemo } from 'react'
import * as v from 'valibot'
import { Game, kindOf, type GameKind } from '../../../contract/game.ts'
import { announceFavourites, favouritesKey } from '../../../platform/favourites-event.ts'
import { requestPersistentStorage } from '../../../platform/storage/idb.ts'
import { persistedCollection } from '../../../platform/storage/persisted.ts'
import type { StoredRecord } from '../../../platform/storage/record.ts'
import { store } from '../../../platform/store.ts'
import { sessionAtom } from '../../../session/session.ts'
import { toasts } from '../../../ui/toast/toast.ts'

/** Whole games by id, in the order in which they were added (spec §3). */
const Favourites = v.array(Game)
type Favourites = Game[]

export const ANONYMOUS = 'anonymous'

const kinds: readonly GameKind[] = ['slots', 'casino']

const announced = new Set<string>()

/** The stored favourites of one user and kind. Every change, whichever tab made it, is announced on `window` (spec §4). */
export function favouritesOf(user: string, kind: GameKind): StoredRecord<Favourites> {
  const key = favouritesKey(user, kind)
  const record = persistedCollection<Favourites>({
    scope: 'player',
    name: key,
    version: 1,
    schema: Favourites,
    initial: [],
  })
  if (!announced.has(key)) {
    announced.add(key)
    record.subscribe((list) => announceFavourites({ category: kind, user, list }))
  }
  return record
}

const userAtom = atom((get) => {
  const session = get(sessionAtom)
  return session.state === 'signedIn' ? session.username : ANONYMOUS
})

/** All favourites of the current player, newest first within a kind. */
export const favouritesAtom = atom((get) => {
  const user = get(userAtom)
  return kinds.flatMap((kind) => get(favouritesOf(user, kind).atom).toReversed())
})

const favouriteIdsAtom = atom((get) => new Set(get(favouritesAtom).map((game) => game.id)))

/** Whether the game is a favourite of the current player; follows every tab. */
export function useIsFavourite(game: Game): boolean {
  const isFavourite = useMemo(() => atom((get) => get(favouriteIdsAtom).has(game.id)), [game.id])
  return useAtomValue(isFavourite)
}

/**
 * Adds the game to the favourites or takes it away: one operation in one transaction, so tabs that change
 * different games at the same instant lose nothing. A game without id warns and changes nothing (spec §5).
 */
export async function toggleFavourite(game: Game, on: boolean): Promise<void> {
  if (!game.id) {
    toasts({ store }).show('error', t`Invalid item`)
    return
  }
  const user = store.get(userAtom)
  const kept = await favouritesOf(user, kindOf(game)).apply((list) => {
    const others = list.filter((one) => one.id !== game.id)
    if (!on) return others
    return others.length === list.length ? [...list, game] : list
  })
  if (kept) void requestPersistentStorage()
  else toasts({ store }).show('error', t`The favourite could not be saved.`)
}

/** Puts a favourite that was just taken away back where it was: at `place` in its list, the oldest at 0. */
export async function restoreFavourite(game: Game, place: number): Promise<void> {
  const user = store.get(userAtom)
  const kept = await favouritesOf(user, kindOf(game)).apply((list) =>
    list.some((one) => one.id === game.id) ? list : list.toSpliced(place, 0, game),
  )
  if (!kept) toasts({ store }).show('error', t`The favourite could not be saved.`)
}

/** The index of a favourite in its list, the oldest at 0. */
export function placeOfFavourite(game: Game): number {
  return favouritesOf(store.get(userAtom), kindOf(game))
    .get()
    .findIndex((one) => one.id === game.id)
}

/** How many favourites were made before signing in and are not the account's yet. */
export async function countAnonymousFavourites(user: string): Promise<number> {
  let count = 0
  for (const kind of kinds) {
    const [mine, theirs] = [favouritesOf(ANONYMOUS, kind), favouritesOf(user, kind)]
    await Promise.all([mine.loaded, theirs.loaded])
    const known = new Set(theirs.get().map((game) => game.id))
    count += mine.get().filter((game) => !known.has(game.id)).length
  }
  return count
}

/** Moves the favourites made before signing in to the account. */
export async function adoptAnonymousFavourites(user: string): Promise<void> {
  for (const kind of kinds) {
    const mine = favouritesOf(ANONYMOUS, kind)
    const adopted = mine.get()
    const kept = await favouritesOf(user, kind).apply((list) => {
      const known = new Set(list.map((game) => game.id))
      return [...list, ...adopted.filter((game) => !known.has(game.id))]
    })
    if (kept) await take(mine, adopted)
  }
}

/** Deletes the favourites made before signing in, so that the player is asked only once. */
export async function dropAnonymousFavourites(): Promise<void> {
  for (const kind of kinds) {
    const mine = favouritesOf(ANONYMOUS, kind)
    await take(mine, mine.get())
  }
}

/** Removes only these favourites: another tab may be adding one. */
async function take(record: StoredRecord<Favourites>, games: Favourites): Promise<void> {
  const ids = new Set(games.map((game) => game.id))
  await record.apply((list) => list.filter((game) => !ids.has(game.id)))
}
