import { plural, t } from '@lingui/core/macro'
import * as v from 'valibot'
import {
  mergeAnonymousFavourites,
  unmergedFavouriteIds,
} from '../../features/lobby/favourites/anonymous-favourites.ts'
import { playerAtom } from '../../session/player.ts'
import type { Tab } from '../../session/tab.ts'
import { icons } from '../../ui/icon/icons.ts'
import { toasts } from '../../ui/toast/toast.ts'

/**
 * Offers to add favourites made before signing in to the account, while its player is signed in. An offer that was
 * dismissed deletes nothing, and is not repeated until there is another favourite.
 */
export async function offerFavourites(tab: Tab): Promise<void> {
  const player = tab.store.get(playerAtom)
  if (player === undefined) return
  const refused = tab.records.of({
    scope: 'device',
    name: 'favourites_refused',
    version: 1,
    schema: v.array(v.string()),
    initial: [],
  })
  const ids = await unmergedFavouriteIds(tab, player)
  await refused.loaded
  const isSignedIn = () => tab.store.get(playerAtom) === player
  const known = new Set(refused.get())
  const count = ids.length
  if (ids.every((id) => known.has(id)) || !isSignedIn()) return
  toasts(tab).custom(icons.star, t`You added favourites before signing in.`, {
    label: t`${plural(count, { one: 'Add your # favourite', other: 'Add your # favourites' })}`,
    run: () => {
      if (isSignedIn()) void mergeAnonymousFavourites(tab, player)
    },
    onDismiss: () => {
      if (isSignedIn()) void refused.apply(() => [...ids])
    },
    topic: 'favourites',
  })
}
