import { i18n } from '@lingui/core'
import { t } from '@lingui/core/macro'
import type { SiteConfig } from '@marquee/contract/config.ts'
import type { Result } from '@marquee/contract/result.ts'
import { isOfflineAtom } from '../../platform/http/connection.ts'
import { catalogues } from '../../platform/i18n/i18n.ts'
import { languageAtom } from '../../platform/preferences.ts'
import { siteConfigAtom } from '../../platform/config/site-config.ts'
import type { RegisteredRouter } from '@tanstack/react-router'
import { sessionAtom } from '../../session/session.ts'
import type { Tab } from '../../session/tab.ts'
import { toasts } from '../../ui/toast/toast.ts'
import { WIDE } from '../../ui/use-media.ts'
import { configFailureAtom } from '../layout/config-failure.ts'
import { startPlay } from './play.ts'
import { leaveSignIn } from '../overlays/leave-sign-in.ts'
import { closeSideMenu } from '../bars/side-menu-state.ts'

/** Connects the configuration, the language and the games to the router and the toasts. Call it once. */
export function startShell(
  router: RegisteredRouter,
  configured: Promise<Result<SiteConfig>>,
  tab: Tab,
): void {
  followConfig(configured, tab)
  followLanguage(tab)
  startPlay(router, tab)
  followSignIn(router, tab)
  // The rail belongs to the first screen of wide windows.
  if (matchMedia(WIDE).matches) void import('../bars/rail.tsx').catch(() => {})
  router.subscribe('onBeforeLoad', ({ pathChanged }) => {
    // Spec §4: drawers close on a route change.
    if (pathChanged) closeSideMenu(tab.store)
  })
}

function followConfig(configured: Promise<Result<SiteConfig>>, { store }: Tab): void {
  void configured.then((result) => {
    if (!result.ok && store.get(siteConfigAtom) === undefined) store.set(configFailureAtom, result)
  })
}

function followLanguage(tab: Tab): void {
  const { store } = tab
  const follow = async (): Promise<void> => {
    await catalogues(tab).activate(store.get(languageAtom))
    showMissing()
  }
  const showMissing = () => {
    toasts({ store }).withdraw('language')
    if (i18n.locale === store.get(languageAtom)) return
    toasts({ store }).show('error', t`Part of the app did not load. Nothing was lost.`, {
      label: t({ message: 'Try again', comment: 'Button: loads a part of the app again' }),
      run: () => void follow(),
      topic: 'language',
    })
  }
  store.sub(languageAtom, () => void follow())
  store.sub(isOfflineAtom, () => {
    // A catalogue that failed to load while offline is loaded on reconnection.
    const online = !store.get(isOfflineAtom)
    if (online && i18n.locale !== store.get(languageAtom)) void follow()
  })
  showMissing()
}

/**
 * Navigates when a session ends (spec §4): to /home after a sign-out. After a failed local check or a rejection by the
 * operator the address becomes /home or /login, and the sign-in dialog opens over the page; signing in closes it. Call this
 * before the session starts, because the session may end before the catalogue and the page are loaded. The navigation
 * waits for `mounted`.
 */
export function followSession(router: RegisteredRouter, mounted: Promise<void>, tab: Tab): void {
  const { store, session } = tab
  let player = session.player()
  let ended: { readonly player: string | undefined } | undefined
  session.onEnd(async (reason, messageKey) => {
    ended = { player }
    await mounted
    // A sign-in in another tab may have started a new session during the wait.
    if (session.isSignedIn()) return
    // A sign-out on /home changes no route, so the route change does not close the side menu.
    closeSideMenu(store)
    toasts({ store }).clear()
    if (reason !== 'signedOut') {
      const dialog = await import('../overlays/sign-in-overlay.ts').catch(() => undefined)
      return dialog ? dialog.openSignIn(router, reason, tab, messageKey) : router.navigate({ to: '/login' })
    }
    toasts({ store }).show('info', t`You have signed out.`)
    void router.navigate({ to: '/home' })
  })
  store.sub(sessionAtom, () => {
    if (!session.isSignedIn()) return
    player = session.player()
    const { signInOverlay } = router.latestLocation.state
    if (!signInOverlay) return
    // An action opens the dialog over an anonymous visitor's page, which shows no data of a player.
    if (signInOverlay.why === 'action') return leaveSignIn(router)
    // The page may show data of the player whose session ended.
    if (ended && ended.player !== player) return void router.navigate({ to: '/home', replace: true })
    leaveSignIn(router)
  })
  router.subscribe('onBeforeLoad', ({ toLocation: { state } }) => {
    // The history still has the entry of a finished sign-in, to which the player may go forward.
    if (state.signInOverlay && session.isSignedIn()) leaveSignIn(router)
  })
}

/** After a sign-in runs the pending action, then offers the favourites that were added before. */
function followSignIn(router: RegisteredRouter, tab: Tab): void {
  const run = async (): Promise<void> => {
    const { resumePendingAction } = await import('../join/resume-action.ts')
    await resumePendingAction(router, tab)
    const { offerFavourites } = await import('./favourites-offer.ts')
    await offerFavourites(tab)
  }
  tab.store.sub(sessionAtom, () => void run().catch(() => {}))
}
