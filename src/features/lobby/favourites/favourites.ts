import { t } from '@lingui/core/macro'
import { atom, useAtomValue } from 'jotai'
import { useMemo } from 'react'
import { Game, kindOf, type GameKind } from '../../../contract/game.ts'
import { announceFavourites, favouritesKey } from '../../../platform/favourites-event.ts'
import { service } from '../../../platform/service.ts'
import { requestPersistentStorage } from '../../../platform/storage/persistent-storage.ts'
import type { StoredRecord } from '../../../platform/storage/record.ts'
import { listOfValid } from '../../../platform/valid-items.ts'
import { playerAtom } from '../../../session/player.ts'
import { type Tab, tabAtom } from '../../../session/tab.ts'
import { toasts } from '../../../ui/toast/toast.ts'

/** Whole games by id, in the order in which they were added (spec §3). One that does not fit costs none of the others. */
const Stored = listOfValid(Game, 'favourites')

export const ANONYMOUS = 'anonymous'

const kinds: readonly GameKind[] = ['slots', 'casino']

const userAtom = atom((get) => get(playerAtom) ?? ANONYMOUS)

export interface Favourites {
  /**
   * The stored favourites of one user and kind. Every change, whichever tab made it, is announced on `window`
   * (spec §4).
   */
  of(user: string, kind: GameKind): StoredRecord<Game[]>
  /**
   * Adds the game to the favourites or takes it away: one operation in one transaction, so tabs that change
   * different games at the same instant lose nothing. A game without id warns and changes nothing (spec §5).
   */
  toggle(game: Game, on: boolean): Promise<void>
  /** Puts a favourite that was just taken away back where it was: at `place` in its list, the oldest at 0. */
  restore(game: Game, place: number): Promise<void>
  /** The index of a favourite in its list, the oldest at 0. */
  placeOf(game: Game): number
  /** The ids of the favourites that were made before signing in and are not the account's yet. */
  onlyAnonymous(user: string): Promise<readonly string[]>
  /** Moves the favourites made before signing in to the account. */
  adoptAnonymous(user: string): Promise<void>
}

/** The favourites of a tab. */
export const favourites = service((tab: Tab): Favourites => {
  const { environment, records, store } = tab
  const announced = new Set<string>()

  function of(user: string, kind: GameKind): StoredRecord<Game[]> {
    const key = favouritesKey(user, kind)
    const record = records.of<Game[]>({
      scope: 'player',
      name: key,
      version: 1,
      schema: Stored,
      initial: [],
    })
    if (!announced.has(key)) {
      announced.add(key)
      record.subscribe((list) => announceFavourites(environment.window, { category: kind, user, list }))
    }
    return record
  }

  /** The current player's favourites of the kind of a game. */
  const ownOf = (game: Game) => of(store.get(userAtom), kindOf(game))

  return {
    of,
    async toggle(game, on) {
      if (!game.id) {
        toasts(tab).show('error', t`Invalid item`)
        return
      }
      const kept = await ownOf(game).apply((list) => {
        const others = list.filter((one) => one.id !== game.id)
        if (!on) return others
        return others.length === list.length ? [...list, game] : list
      })
      if (kept) void requestPersistentStorage(tab)
      else toasts(tab).show('error', t`The favourite could not be saved.`)
    },
    async restore(game, place) {
      const kept = await ownOf(game).apply((list) =>
        list.some((one) => one.id === game.id) ? list : list.toSpliced(place, 0, game),
      )
      if (!kept) toasts(tab).show('error', t`The favourite could not be saved.`)
    },
    placeOf: (game) =>
      ownOf(game)
        .get()
        .findIndex((one) => one.id === game.id),
    async onlyAnonymous(user) {
      const ids: string[] = []
      for (const kind of kinds) {
        const [mine, theirs] = [of(ANONYMOUS, kind), of(user, kind)]
        await Promise.all([mine.loaded, theirs.loaded])
        const known = new Set(theirs.get().map((game) => game.id))
        for (const { id } of mine.get()) if (!known.has(id)) ids.push(id)
      }
      return ids
    },
    async adoptAnonymous(user) {
      for (const kind of kinds) {
        const mine = of(ANONYMOUS, kind)
        const adopted = mine.get()
        const kept = await of(user, kind).apply((list) => {
          const known = new Set(list.map((game) => game.id))
          return [...list, ...adopted.filter((game) => !known.has(game.id))]
        })
        if (kept) await take(mine, adopted)
      }
    },
  }
})

/** Removes only these favourites: another tab may be adding one. */
async function take(record: StoredRecord<Game[]>, games: readonly Game[]): Promise<void> {
  const ids = new Set(games.map((game) => game.id))
  await record.apply((list) => list.filter((game) => !ids.has(game.id)))
}

/** All favourites of the current player, newest first within a kind. */
export const favouritesAtom = atom((get) => {
  const tab = get(tabAtom)
  const user = get(userAtom)
  return tab ? kinds.flatMap((kind) => get(favourites(tab).of(user, kind).atom).toReversed()) : []
})

const favouriteIdsAtom = atom((get) => new Set(get(favouritesAtom).map((game) => game.id)))

/** Whether the game is a favourite of the current player; follows every tab. */
export function useIsFavourite(game: Game): boolean {
  const isFavourite = useMemo(() => atom((get) => get(favouriteIdsAtom).has(game.id)), [game.id])
  return useAtomValue(isFavourite)
}
