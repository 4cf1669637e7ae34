import { t } from '@lingui/core/macro'
import { atom, useAtomValue } from 'jotai'
import { useMemo } from 'react'
import * as v from 'valibot'
import { Game, kindOf, type GameKind } from '@marquee/contract/game.ts'
import { announceFavourites, favouritesKey } from './favourites-event.ts'
import { service } from '../../../platform/service.ts'
import { requestPersistentStorage } from '../../../platform/storage/persistent-storage.ts'
import type { ApplyResult, StoredRecord } from '../../../platform/storage/record.ts'
import { listOfValid } from '../../../platform/valid-items.ts'
import { playerAtom } from '../../../session/player.ts'
import { type Tab, tabAtom } from '../../../session/tab.ts'
import { toasts } from '../../../ui/toast/toast.ts'
import { itemMessageAtom } from '../../../ui/toast/item-message.ts'
import { ANONYMOUS } from '@marquee/contract/anonymous.ts'

/** Whole games, in the order in which they were added (spec §3). Invalid ones are dropped. */
const Stored = listOfValid(Game, 'favourites')

/** The `version` of an outbox before the first fetch. */
export const neverFetched = -1

/** The changes of a player that the operator does not have yet, at most one of each game. */
const Outbox = v.object({
  /** The operator's version of the favourites when they were fetched last. */
  version: v.number(),
  /** In the order in which they were made. */
  pending: v.array(v.object({ id: v.string(), on: v.boolean() })),
})
export type Outbox = v.InferOutput<typeof Outbox>

export const favouriteKinds: readonly GameKind[] = ['slots', 'casino']

const userAtom = atom((get) => get(playerAtom) ?? ANONYMOUS)

export interface Favourites {
  /** The stored favourites of one user and kind. A change in any tab is dispatched as an event on `window` (spec §4). */
  of(user: string, kind: GameKind): StoredRecord<Game[]>
  /** The outbox of a player. A record of its own, because the specification defines the content of the lists. */
  outboxOf(player: string): StoredRecord<Outbox>
  /** Adds changes to the outbox of a player; does nothing for `ANONYMOUS`. */
  queue(user: string, ids: readonly string[], on: boolean): Promise<ApplyResult>
  /**
   * Adds the game to the favourites, at `index` or at the end, or removes it, in one transaction: tabs may change different
   * games at the same time. A game without id shows an error and changes nothing (spec §5).
   */
  toggle(game: Game, on: boolean, index?: number): Promise<void>
  /** The current player's favourites of the kind of a game. */
  ofCurrentPlayer(game: Game): StoredRecord<Game[]>
}

/** The favourites of a tab. */
export const favourites = service((tab: Tab): Favourites => {
  const { environment, records, store } = tab
  const subscribed = new Set<string>()

  function of(user: string, kind: GameKind): StoredRecord<Game[]> {
    const key = favouritesKey(user, kind)
    const record = records.of<Game[]>({
      scope: 'player',
      name: key,
      version: 1,
      schema: Stored,
      initial: [],
    })
    if (!subscribed.has(key)) {
      subscribed.add(key)
      // A record reports a change when it is made and again when it is stored.
      let announced = JSON.stringify(record.get())
      record.subscribe((list) => {
        const text = JSON.stringify(list)
        if (text === announced) return
        announced = text
        announceFavourites(environment.window, { category: kind, user, list })
      })
    }
    return record
  }

  const ofCurrentPlayer = (game: Game) => of(store.get(userAtom), kindOf(game))

  const outboxOf = (player: string) =>
    records.of<Outbox>({
      scope: 'player',
      name: `favourites_outbox_${player}`,
      version: 1,
      schema: Outbox,
      initial: { version: neverFetched, pending: [] },
    })

  async function queue(user: string, ids: readonly string[], on: boolean): Promise<ApplyResult> {
    if (user === ANONYMOUS || ids.length === 0) return 'stored'
    return outboxOf(user).apply(({ version, pending }) => ({
      version,
      pending: [...pending.filter(({ id }) => !ids.includes(id)), ...ids.map((id) => ({ id, on }))],
    }))
  }

  return {
    of,
    ofCurrentPlayer,
    outboxOf,
    queue,
    async toggle(game, on, index) {
      if (!game.id) {
        toasts(tab).show('error', t`Invalid item`)
        return
      }
      store.set(itemMessageAtom, undefined)
      // The outbox first: if the tab closes between both, the next synchronisation repairs the list.
      const results = await Promise.all([
        queue(store.get(userAtom), [game.id], on),
        ofCurrentPlayer(game).apply((list) => {
          const others = list.filter((one) => one.id !== game.id)
          if (!on) return others
          return others.length === list.length ? list.toSpliced(index ?? list.length, 0, game) : list
        }),
      ])
      if (!results.includes('failed')) return void requestPersistentStorage(tab)
      const text = t`The favourite could not be saved.`
      toasts(tab).show('error', text)
      store.set(itemMessageAtom, { about: game.id, text })
    },
  }
})

/** All favourites of the current player, newest first within a kind. */
export const favouritesAtom = atom((get) => {
  const tab = get(tabAtom)
  const user = get(userAtom)
  return tab ? favouriteKinds.flatMap((kind) => get(favourites(tab).of(user, kind).atom).toReversed()) : []
})

/** Ids of the current player's favourites. */
export const favouriteIdsAtom = atom((get) => new Set(get(favouritesAtom).map((game) => game.id)))

/** Whether the game is a favourite of the current player. Updates after a change in any tab. */
export function useIsFavourite(game: Game): boolean {
  const isFavourite = useMemo(() => atom((get) => get(favouriteIdsAtom).has(game.id)), [game.id])
  return useAtomValue(isFavourite)
}
