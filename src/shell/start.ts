import { i18n } from '@lingui/core'
import { plural, t } from '@lingui/core/macro'
import type { SiteConfig } from '../contract/config.ts'
import type { Result } from '../contract/result.ts'
import {
  adoptAnonymousFavourites,
  countAnonymousFavourites,
  dropAnonymousFavourites,
} from '../features/lobby/favourites.ts'
import { connectionAtom } from '../platform/connection.ts'
import { savesData } from '../platform/data-saving.ts'
import { activate } from '../platform/i18n.ts'
import { storageHealthAtom, storageLostAtom } from '../platform/idb.ts'
import { languageAtom } from '../platform/preferences.ts'
import { siteConfigAtom } from '../platform/site-config.ts'
import { store } from '../platform/store.ts'
import type { RegisteredRouter } from '@tanstack/react-router'
import { onSessionEnd, sessionAtom } from '../session/session.ts'
import { toast } from '../ui/toast.ts'
import { keepPageWithoutChunk } from './chunk-failure.ts'
import { configFailureAtom } from './config-failure.ts'
import { startPlay } from './play.ts'
import { closeSideMenu } from './side-menu-state.ts'
import { startPageOf } from './return.ts'

/** Wires what the rooms say to where the player is and what the player reads. Call it once. */
export function startShell(router: RegisteredRouter, configured: Promise<Result<SiteConfig>>): void {
  followConfig(configured)
  followLanguage()
  followSession(router)
  followStorage()
  followWallet()
  startPlay(router)
  keepPageWithoutChunk()
  followMotion(router)
  router.subscribe('onBeforeLoad', ({ pathChanged }) => {
    // Section 4: drawers close on a route change.
    if (pathChanged) closeSideMenu()
  })
}

function followConfig(configured: Promise<Result<SiteConfig>>): void {
  void configured.then((result) => {
    if (!result.ok && store.get(siteConfigAtom) === undefined) store.set(configFailureAtom, result)
  })
}

function followLanguage(): void {
  store.sub(languageAtom, () => void activate(store.get(languageAtom)))
  store.sub(connectionAtom, () => {
    // A catalogue that did not come while offline is fetched when it can be.
    const wanted = store.get(languageAtom)
    if (store.get(connectionAtom).state === 'online' && i18n.locale !== wanted) void activate(wanted)
  })
}

/** Section 4: a failed check leads to /home, a verdict to /login; then back to where the player was. */
function followSession(router: RegisteredRouter): void {
  onSessionEnd((reason) => {
    // Signed out on home itself no route changes, which would close it.
    closeSideMenu()
    const back = { to: '/login', search: { redirect: startPageOf(location.href) } } as const
    if (reason === 'signedOut') {
      toast('info', t`You have signed out.`)
      void router.navigate({ to: '/home' })
    } else if (reason === 'checkFailed') {
      toast('error', t`Your session has ended. Please sign in again.`, {
        label: t`Sign in`,
        run: () => void router.navigate(back),
      })
      void router.navigate({ to: '/home' })
    } else {
      toast('error', t`Your session has ended. Please sign in again.`)
      void router.navigate(back)
    }
  })
  store.sub(sessionAtom, () => void offerFavourites())
}

/** Favourites made before signing in are offered to the account once. */
async function offerFavourites(): Promise<void> {
  const session = store.get(sessionAtom)
  if (session.state !== 'signedIn') return
  const count = await countAnonymousFavourites(session.username)
  if (count === 0) return
  toast('info', t`You marked favourites before signing in.`, {
    label: t`${plural(count, { one: 'Add your # favourite', other: 'Add your # favourites' })}`,
    run: () => void adoptAnonymousFavourites(session.username),
    otherwise: () => void dropAnonymousFavourites(),
  })
}

/** How long after a start or a sign-in the wallet is looked after, ms: what the player sees first comes first. */
const WALLET_DELAY = 4000

/** Requests that are decided, and presses whose outcome is unclear, are followed on every page, not in the wallet only. */
function followWallet(): void {
  const watch = () => {
    if (store.get(sessionAtom).state !== 'signedIn') return
    stop()
    setTimeout(() => {
      // Offline the code may not be there: the wallet's own pages start it too.
      import('../features/wallet/watch.ts').then(
        (wallet) => wallet.startWallet(),
        () => {},
      )
    }, WALLET_DELAY)
  }
  const stop = store.sub(sessionAtom, watch)
  watch()
}

/** How long after a start the code for movement is fetched, ms: the first page does not move. */
const MOTION_DELAY = 1500

/** Pages arrive with a movement once its code is here; without it they are there at once. */
function followMotion(router: RegisteredRouter): void {
  setTimeout(() => {
    if (savesData()) return
    void import('./page-motion.ts').then(
      (motion) => motion.startPageMotion(router),
      () => {},
    )
  }, MOTION_DELAY)
}

/** Storage that refuses or lost something is said once. */
function followStorage(): void {
  store.sub(storageHealthAtom, () => {
    const health = store.get(storageHealthAtom)
    if (health === 'memory')
      toast('info', t`This browser saves nothing for this site. Everything works until you close it.`)
    if (health === 'full')
      toast('error', t`The device is full. New favourites and settings last until you close the app.`)
  })
  store.sub(storageLostAtom, () => {
    if (store.get(storageLostAtom))
      toast('info', t`The browser deleted what this app had saved. Your account is not affected.`)
  })
}
