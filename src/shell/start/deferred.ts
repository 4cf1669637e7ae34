import type { RegisteredRouter } from '@tanstack/react-router'
import type { Atom } from 'jotai'
import { noteFinishedGame, noteVisit } from '../../features/device/install/interest.ts'
import { syncNotifications } from '../../features/device/notifications/notifications.ts'
import { currentGameAtom } from '../../features/play/current-game.ts'
import { protectedAtom } from '../../platform/config/site-config.ts'
import { savesDataAtom } from '../../platform/data-saving.ts'
import { startInstall } from '../../platform/install.ts'
import { updates } from '../../platform/update/updates.ts'
import { keepAlive } from '../../session/keep-alive.ts'
import { playerAtom } from '../../session/player.ts'
import { hasSyncAtom } from '../../session/sync.ts'
import type { Tab } from '../../session/tab.ts'
import { followFilledFields } from '../../ui/form/filled-fields.ts'
import { toasts } from '../../ui/toast/toast.ts'
import { activityLog } from '../activity/activity-log.ts'
import { watchPendingAction } from '../join/resume-action.ts'
import { showUnreadBadge } from './app-badge.ts'
import { followLaunches } from './launch-queue.ts'
import { reloadBlockedAtom } from './reload-blocked.ts'
import { showStorageProblems } from './storage-toasts.ts'
import { followTranslation } from './translated-page.ts'
import { followLiveTables } from './wake-lock.ts'

/** Starts what the first screen does not need. Call it once, after the `load` event. */
export function startDeferred(router: RegisteredRouter, tab: Tab): void {
  followTranslation(document)
  followFilledFields(document)
  activityLog(tab)
  replaceAlert(tab)
  showStorageProblems(tab)
  watchPendingAction(router, tab)
  keepAlive(tab).start()
  updates(tab).start(reloadBlockedAtom)
  startInstall(tab)
  void noteVisit(tab)
  countFinishedGames(tab)
  followLaunches(router, tab)
  followLiveTables(tab)
  syncNotifications(tab)
  showUnreadBadge(tab.store)
  loadWalletWatch(tab)
  loadWhen(tab, protectedAtom, async () => (await import('./protection.ts')).protectionWatch(tab))
  loadWhen(tab, hasSyncAtom, () => startDeviceSync(tab))
  // The next page and the first overlay need it.
  void import('../../theme/chakra-root.tsx').catch(() => {})
  // Loaded with the next page, it would leave the focus nowhere for a moment.
  void import('../layout/focus-heading.ts').catch(() => {})
  // Until the animation is loaded, pages appear without it.
  if (tab.store.get(savesDataAtom)) return
  void import('../layout/page-motion.ts').then(
    (motion) => motion.startPageMotion(router),
    () => {},
  )
}

/** Shows the browser's alert as a toast (spec §9). The app has none, but a site's own scripts may. */
export function replaceAlert(tab: Tab): void {
  const { window } = tab.environment
  if (window)
    Object.assign(window, { alert: (text?: unknown) => toasts(tab).show('info', String(text ?? '')) })
}

/** Counts each game that was played and closed: after one, the app may offer to be installed (`interest.ts`). */
function countFinishedGames(tab: Tab): void {
  const { store } = tab
  let played = false
  store.sub(currentGameAtom, () => {
    const phase = store.get(currentGameAtom)?.phase
    if (phase === 'ready' || phase === 'busy') played = true
    if (phase !== undefined || !played) return
    played = false
    void noteFinishedGame(tab)
  })
}

/** Delay of the wallet's watch after a start or a sign-in, ms, so that the page's own requests go first. */
const WALLET_DELAY_MS = 3000

/** Loads what follows decisions on requests and unclear transfers on every page, and not only in the wallet. */
function loadWalletWatch(tab: Tab): void {
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
    }, WALLET_DELAY_MS)
  }
  const stop = store.sub(playerAtom, watch)
  watch()
}

/** Synchronises favourites and preferences with the player's other devices. */
async function startDeviceSync(tab: Tab): Promise<void> {
  const [favourites, preferences] = await Promise.all([
    import('../../features/lobby/favourites/favourites-sync.ts'),
    import('../../features/settings/preferences-sync.ts'),
  ])
  favourites.favouritesSync(tab)
  preferences.preferencesSync(tab)
}

/** Runs `load` once `isNeeded` becomes true. A chunk that fails to load is loaded at the next start of the app. */
function loadWhen({ store }: Tab, isNeeded: Atom<boolean>, load: () => Promise<void>): void {
  const follow = () => {
    if (!store.get(isNeeded)) return
    stop()
    void load().catch(() => {})
  }
  const stop = store.sub(isNeeded, follow)
  follow()
}
