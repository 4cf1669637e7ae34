import { t } from '@lingui/core/macro'
import { atom } from 'jotai'
import * as v from 'valibot'
import { favouriteEndpoints } from '@marquee/contract/favourites.ts'
import { Game, kindOf } from '@marquee/contract/game.ts'
import { isUndecided } from '../../../platform/http/api-error.ts'
import { service } from '../../../platform/service.ts'
import { isSaved } from '../../../platform/storage/record.ts'
import { listOfValid } from '../../../platform/valid-items.ts'
import { playerAtom } from '../../../session/player.ts'
import { startSync, type SyncCall } from '../../../session/sync.ts'
import { type Tab, tabAtom } from '../../../session/tab.ts'
import { toasts } from '../../../ui/toast/toast.ts'
import { favourites, favouriteKinds, neverFetched } from './favourites.ts'

const listCall = {
  ...favouriteEndpoints.favourites,
  data: v.object({ list: listOfValid(Game, 'favourites') }),
}

/** The current player's pending changes as JSON. */
const pendingAtom = atom((get) => {
  const [tab, player] = [get(tabAtom), get(playerAtom)]
  return tab && player !== undefined ? JSON.stringify(get(favourites(tab).outboxOf(player).atom).pending) : ''
})

/**
 * Sends the player's favourites from the outbox to the operator, and fetches those that were added on other devices. Runs in
 * the background and has no methods.
 */
export const favouritesSync = service((tab: Tab) => {
  startSync(tab, 'favourites', pendingAtom, async (call, version) => {
    if (!(await sendOutbox(tab, call)) || version === undefined) return
    const outbox = favourites(tab).outboxOf(call.credentials.player)
    if (version > outbox.get().version && (await fetchFavourites(tab, call)))
      await outbox.apply((stored) => ({ ...stored, version }))
  })
})

/** Sends the changes in their order. Returns whether the outbox is empty. */
async function sendOutbox(tab: Tab, call: SyncCall): Promise<boolean> {
  const outbox = favourites(tab).outboxOf(call.credentials.player)
  // Another tab may have sent some of them.
  await outbox.reload()
  for (let change = outbox.get().pending[0]; change; change = outbox.get().pending[0]) {
    const { id, on } = change
    const endpoint = on ? favouriteEndpoints.addFavourite : favouriteEndpoints.removeFavourite
    const result = await tab.http.call(endpoint, { ...call, params: { id } })
    if (!result.ok && isUndecided(result)) return false
    if (!result.ok) toasts(tab).show('error', t`The favourite could not be saved.`)
    const removal = await outbox.apply(({ version, pending }) => ({
      // After a refusal the list is fetched again.
      version: result.ok ? version : neverFetched,
      // The player may have changed the same game meanwhile.
      pending: pending.filter((one) => one.id !== id || one.on !== on),
    }))
    if (removal === 'failed') return false
  }
  return true
}

/** Replaces the favourites by the operator's, except for those with a pending change. Returns whether that succeeded. */
async function fetchFavourites(tab: Tab, call: SyncCall): Promise<boolean> {
  const { of, outboxOf } = favourites(tab)
  const { player } = call.credentials
  const result = await tab.http.call(listCall, call)
  if (!result.ok) return false
  const outbox = outboxOf(player)
  await outbox.reload()
  const saved = await Promise.all(
    favouriteKinds.map(async (kind) => {
      const record = of(player, kind)
      await record.loaded
      const fetched = result.data.list.filter((game) => kindOf(game) === kind)
      const replace = (list: Game[]) =>
        replaced(list, fetched, new Set(outbox.get().pending.map(({ id }) => id)))
      return replace(record.get()) === record.get() || isSaved(await record.apply(replace))
    }),
  )
  return saved.every(Boolean)
}

/** Applies fetched favourites to a list without moving the games that stay. Returns the same list if nothing changes. */
export function replaced(list: Game[], fetched: readonly Game[], pending: ReadonlySet<string>): Game[] {
  const local = new Set(list.map(({ id }) => id))
  const remote = new Set(fetched.map(({ id }) => id))
  const remaining = list.filter(({ id }) => pending.has(id) || remote.has(id))
  const added = fetched.filter(({ id }) => !pending.has(id) && !local.has(id))
  return remaining.length === list.length && added.length === 0 ? list : [...remaining, ...added]
}
