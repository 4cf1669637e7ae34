import { plural, t } from '@lingui/core/macro'
import type { Atom } from 'jotai'
import type { RegisteredRouter } from '@tanstack/react-router'
import * as v from 'valibot'
import {
  mergeAnonymousFavourites,
  unmergedFavouriteIds,
} from '../../features/lobby/favourites/anonymous-favourites.ts'
import { savesDataAtom } from '../../platform/data-saving.ts'
import { protectedAtom } from '../../platform/config/site-config.ts'
import { type StorageHealth, storageHealthAtom } from '../../platform/storage/idb.ts'
import { keepAlive } from '../../session/keep-alive.ts'
import { playerAtom } from '../../session/player.ts'
import { hasSyncAtom } from '../../session/sync.ts'
import type { Tab } from '../../session/tab.ts'
import { icons } from '../../ui/icon/icons.ts'
import { followKeptPress, goOn } from '../join/go-on.ts'
import { happened } from '../happened/happened.ts'
import { type ToastAction, type ToastKind, toasts } from '../../ui/toast/toast.ts'

/** Goes on with what was pressed before signing in, then offers the favourites. Call it whenever the session changes. */
export async function followSignIn(router: RegisteredRouter, tab: Tab): Promise<void> {
  await goOn(router, tab)
  await offerFavourites(tab)
}

/**
 * Starts what the first screen does not need: the wallet's watch, messages about storage, the keep-alive, and the
 * animation of pages. Call it once.
 */
export function startLater(router: RegisteredRouter, tab: Tab): void {
  happened(tab)
  replaceAlert(tab)
  followStorage(tab)
  followWallet(tab)
  followProtection(tab)
  startDeviceSync(tab)
  followKeptPress(router, tab)
  keepAlive(tab).start()
  // Until the animation is loaded, pages appear without it.
  if (tab.store.get(savesDataAtom)) return
  void import('../layout/page-motion.ts').then(
    (motion) => motion.startPageMotion(router),
    () => {},
  )
}

/**
 * Offers to add favourites made before signing in to the account, while its player is signed in. An offer that was
 * refused deletes nothing, and is not made again until there is another favourite.
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
  const isThere = () => tab.store.get(playerAtom) === player
  const known = new Set(refused.get())
  const count = ids.length
  if (ids.every((id) => known.has(id)) || !isThere()) return
  toasts(tab).custom(icons.star, t`You added favourites before signing in.`, {
    label: t`${plural(count, { one: 'Add your # favourite', other: 'Add your # favourites' })}`,
    run: () => {
      if (isThere()) void mergeAnonymousFavourites(tab, player)
    },
    onDismiss: () => {
      if (isThere()) void refused.apply(() => [...ids])
    },
    topic: 'favourites',
  })
}

/** Shows what calls the browser's alert as a toast (spec §9): no code of the app does, but scripts of a site may. */
export function replaceAlert(tab: Tab): void {
  const { window } = tab.environment
  if (window)
    Object.assign(window, { alert: (text?: unknown) => toasts(tab).show('info', String(text ?? '')) })
}

/** Delay of the wallet's watch after a start or a sign-in, ms, so that the page's own requests go first. */
const WALLET_DELAY = 3000

/** Follows decisions on requests, and transfers with an unclear outcome, on every page and not only in the wallet. */
function followWallet(tab: Tab): void {
  const { store } = tab
  const watch = () => {
    if (store.get(playerAtom) === undefined) return
    stop()
    setTimeout(() => {
      // Offline the chunk may be missing. The wallet's pages start the watch too.
      import('../../features/wallet/requests/watch.ts').then(
        (wallet) => wallet.startWallet(tab),
        () => {},
      )
    }, WALLET_DELAY)
  }
  const stop = store.sub(playerAtom, watch)
  watch()
}

/** Follows the player's stop, where the operator has player protection. */
function followProtection(tab: Tab): void {
  when(tab, protectedAtom, () =>
    import('./protection.ts').then((protection) => protection.startProtection(tab)),
  )
}

/** Synchronises favourites and preferences with the player's other devices, where the operator stores them. */
function startDeviceSync(tab: Tab): void {
  when(tab, hasSyncAtom, async () => {
    const [favourites, preferences] = await Promise.all([
      import('../../features/lobby/favourites/favourites-sync.ts'),
      import('../../features/settings/preferences-sync.ts'),
    ])
    favourites.favouritesSync(tab)
    preferences.preferencesSync(tab)
  })
}

/** Loads a part of the app when it is first needed. A chunk that does not come is not missed before the next start. */
function when({ store }: Tab, isNeeded: Atom<boolean>, load: () => Promise<void>): void {
  const follow = () => {
    if (!store.get(isNeeded)) return
    stop()
    void load().catch(() => {})
  }
  const stop = store.sub(isNeeded, follow)
  follow()
}

/** Shows each problem with the storage (refused, full, deleted by the browser) in one toast, even if it occurs again. */
function followStorage({ store }: Tab): void {
  const shown = new Set<StorageHealth>(['ok'])
  const show = () => {
    const health = store.get(storageHealthAtom)
    if (shown.has(health)) return
    shown.add(health)
    const { kind, text, action } = storageToast(health)
    toasts({ store }).show(kind, text, action)
  }
  store.sub(storageHealthAtom, show)
  show()
}

function storageToast(health: StorageHealth): { kind: ToastKind; text: string; action?: ToastAction } {
  if (health === 'memory') {
    return {
      kind: 'info',
      text: t`This browser saves nothing for this site. Everything works until you close it.`,
    }
  }
  if (health === 'full') {
    return {
      kind: 'error',
      text: t`This device is out of storage. New favourites and settings are kept only until you close the app.`,
    }
  }
  return {
    kind: 'info',
    text: t`The browser deleted what this app had saved. Your account is not affected.`,
    action: { label: t`Reload`, run: () => location.reload() },
  }
}
