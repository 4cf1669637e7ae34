import { plural, t } from '@lingui/core/macro'
import type { RegisteredRouter } from '@tanstack/react-router'
import {
  adoptAnonymousFavourites,
  countAnonymousFavourites,
  dropAnonymousFavourites,
} from '../../features/lobby/favourites/favourites.ts'
import { savesData } from '../../platform/data-saving.ts'
import { storageHealthAtom, storageLostAtom } from '../../platform/storage/idb.ts'
import { store } from '../../platform/store.ts'
import { keepAlive } from '../../session/keep-alive.ts'
import { sessionAtom } from '../../session/session.ts'
import { tabOf } from '../../session/tab.ts'
import { toasts } from '../../ui/toast/toast.ts'

/** Starts what the first screen does not wait for: the wallet's watch, messages about storage, the keep-alive, motion. Call it once. */
export function startLater(router: RegisteredRouter): void {
  followStorage()
  followWallet()
  keepAlive(tabOf(store)).start()
  // Pages arrive with a movement once its code is here; without it they are there at once.
  if (savesData()) return
  void import('../layout/page-motion.ts').then(
    (motion) => motion.startPageMotion(router),
    () => {},
  )
}

/** Favourites made before signing in are offered to the account once, as long as its player is there. */
export async function offerFavourites(): Promise<void> {
  const session = store.get(sessionAtom)
  if (session.state !== 'signedIn') return
  const { username } = session
  const count = await countAnonymousFavourites(username)
  const isThere = () => {
    const now = store.get(sessionAtom)
    return now.state === 'signedIn' && now.username === username
  }
  if (count === 0 || !isThere()) return
  toasts({ store }).show('info', t`You marked favourites before signing in.`, {
    label: t`${plural(count, { one: 'Add your # favourite', other: 'Add your # favourites' })}`,
    run: () => {
      if (isThere()) void adoptAnonymousFavourites(username)
    },
    otherwise: () => {
      if (isThere()) void dropAnonymousFavourites()
    },
    topic: 'favourites',
  })
}

/** How long after a start or a sign-in the wallet is looked after, ms: what the player sees first comes first. */
const WALLET_DELAY = 3000

/** Requests that are decided, and presses whose outcome is unclear, are followed on every page, not in the wallet only. */
function followWallet(): void {
  const watch = () => {
    if (store.get(sessionAtom).state !== 'signedIn') return
    stop()
    setTimeout(() => {
      // Offline the code may not be there: the wallet's own pages start it too.
      import('../../features/wallet/requests/watch.ts').then(
        (wallet) => wallet.startWallet(tabOf(store)),
        () => {},
      )
    }, WALLET_DELAY)
  }
  const stop = store.sub(sessionAtom, watch)
  watch()
}

/** Storage that refuses or lost something is said once, however often it comes and goes. */
function followStorage(): void {
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
