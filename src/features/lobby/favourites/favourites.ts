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
import { troubleAtom } from '../../../ui/toast/trouble.ts'

/** Whole games by id, in the order in which they were added (spec §3). One that does not fit costs none of the others. */
const Stored = listOfValid(Game, 'favourites')

export const ANONYMOUS = 'anonymous'

export const kinds: readonly GameKind[] = ['slots', 'casino']

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
  /** Changes the current player's favourites of the kind of a game. A change that cannot be saved is said at the game. */
  change(game: Game, operation: (list: Game[]) => Game[]): Promise<boolean>
  /** The current player's favourites of the kind of a game. */
  ownOf(game: Game): StoredRecord<Game[]>
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

  const ownOf = (game: Game) => of(store.get(userAtom), kindOf(game))

  async function change(game: Game, operation: (list: Game[]) => Game[]): Promise<boolean> {
    store.set(troubleAtom, undefined)
    const kept = await ownOf(game).apply(operation)
    if (!kept) {
      const text = t`The favourite could not be saved.`
      toasts(tab).show('error', text)
      store.set(troubleAtom, { about: game.id, text })
    }
    return kept
  }

  return {
    of,
    ownOf,
    change,
    async toggle(game, on) {
      if (!game.id) {
        toasts(tab).show('error', t`Invalid item`)
        return
      }
      const kept = await change(game, (list) => {
        const others = list.filter((one) => one.id !== game.id)
        if (!on) return others
        return others.length === list.length ? [...list, game] : list
      })
      if (kept) void requestPersistentStorage(tab)
    },
  }
})

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
