import type { Game } from '../../../contract/game.ts'
import { siteConfigAtom } from '../../../platform/config/site-config.ts'
import type { Store } from '../../../platform/store.ts'
import { gameListsAtom } from '../catalogue/game-lists.ts'
import { providersAtom } from '../catalogue/provider-list.ts'
import { favouritesAtom } from '../favourites/favourites.ts'

/** A game by its id, as far as this device knows its list; `more` are games that are in no list. */
export function knownGame(store: Store, id: string, more: readonly Game[]): Game | undefined {
  const providers = store.get(providersAtom)
  const lists = store.get(gameListsAtom(providers.map((provider) => provider.id).join(' ')))
  const featured = store.get(siteConfigAtom)?.WEB_VARIABLES.featured ?? []
  const all = [
    ...lists.flatMap((list) => list?.data ?? []),
    ...featured,
    ...store.get(favouritesAtom),
    ...more,
  ]
  return all.find((game) => game.id === id)
}
