import { plural, t } from '@lingui/core/macro'
import type { RegisteredRouter } from '@tanstack/react-router'
import { favourites } from '../../features/lobby/favourites/favourites.ts'
import { savesDataAtom } from '../../platform/data-saving.ts'
import { storageHealthAtom, storageLostAtom } from '../../platform/storage/idb.ts'
import { keepAlive } from '../../session/keep-alive.ts'
import { playerAtom } from '../../session/player.ts'
import type { Tab } from '../../session/tab.ts'
import { toasts } from '../../ui/toast/toast.ts'

/** Starts what the first screen does not wait for: the wallet's watch, messages about storage, the keep-alive, motion. Call it once. */
export function startLater(router: RegisteredRouter, tab: Tab): void {
  followStorage(tab)
  followWallet(tab)
  keepAlive(tab).start()
  // Pages arrive with a movement once its code is here; without it they are there at once.
  if (tab.store.get(savesDataAtom)) return
  void import('../layout/page-motion.ts').then(
    (motion) => motion.startPageMotion(router),
    () => {},
  )
}

/** Favourites made before signing in are offered to the account once, as long as its player is there. */
export async function offerFavourites(tab: Tab): Promise<void> {
  const player = tab.store.get(playerAtom)
  if (player === undefined) return
  const count = await favourites(tab).countAnonymous(player)
  const isThere = () => tab.store.get(playerAtom) === player
  if (count === 0 || !isThere()) return
  toasts(tab).show('info', t`You marked favourites before signing in.`, {
    label: t`${plural(count, { one: 'Add your # favourite', other: 'Add your # favourites' })}`,
    run: () => {
      if (isThere()) void favourites(tab).adoptAnonymous(player)
    },
    otherwise: () => {
      if (isThere()) void favourites(tab).dropAnonymous()
    },
    topic: 'favourites',
  })
}

/** How long after a start or a sign-in the wallet is looked after, ms: what the player sees first comes first. */
const WALLET_DELAY = 3000

/** Requests that are decided, and presses whose outcome is unclear, are followed on every page, not in the wallet only. */
function followWallet(tab: Tab): void {
  const { store } = tab
  const watch = () => {
    if (store.get(playerAtom) === undefined) return
    stop()
    setTimeout(() => {
      // Offline the code may not be there: the wallet's own pages start it too.
      import('../../features/wallet/requests/watch.ts').then(
        (wallet) => wallet.startWallet(tab),
        () => {},
      )
    }, WALLET_DELAY)
  }
  const stop = store.sub(playerAtom, watch)
  watch()
}

/** Storage that refuses or lost something is said once, however often it comes and goes. */
function followStorage({ store }: Tab): void {
  const said = new Set<string>()
  const sayHealth = () => {
    const health = store.get(storageHealthAtom)
    if (said.has(health)) return
    said.add(health)
    if (health === 'memory')
      toasts({ store }).show(
        'info',
        t`This browser saves nothing for this site. Everything works until you close it.`,
      )
    if (health === 'full')
      toasts({ store }).show(
        'error',
        t`The device is full. New favourites and settings last until you close the app.`,
      )
  }
  const sayLost = () => {
    if (store.get(storageLostAtom))
      toasts({ store }).show(
        'info',
        t`The browser deleted what this app had saved. Your account is not affected.`,
      )
  }
  store.sub(storageHealthAtom, sayHealth)
  store.sub(storageLostAtom, sayLost)
  sayHealth()
  sayLost()
}
