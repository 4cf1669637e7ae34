import type { GameKind } from '@marquee/contract/game.ts'

/** Detail of the `favouritesChanged` event on `window` (spec §4); `list` is the items after the change. */
export interface FavouritesChange<Item> {
  readonly category: GameKind
  readonly user: string
  readonly list: readonly Item[]
}

const eventName = 'favouritesChanged'

/** Key of a player's favourites of a kind (spec §3). `user` is the user name, or `anonymous`. */
export function favouritesKey(user: string, category: GameKind): string {
  return `fav_${user}_${category}_favorites`
}

/**
 * Dispatches `favouritesChanged` on the window of a tab. Every other tab reads the changed record and dispatches its own
 * event.
 */
export function announceFavourites<Item>(
  window: EventTarget | undefined,
  change: FavouritesChange<Item>,
): void {
  window?.dispatchEvent(new CustomEvent(eventName, { detail: change }))
}
