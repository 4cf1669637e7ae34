import { i18n } from '@lingui/core'
import { t } from '@lingui/core/macro'
import type { SiteConfig } from '../../contract/config.ts'
import type { Result } from '../../contract/result.ts'
import { connectionAtom } from '../../platform/http/connection.ts'
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
import { closeSideMenu } from '../bars/side-menu-state.ts'

/**
 * Connects the configuration, the language and the games to the router and the toasts. Call it once.
 */
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
    sayMissing()
  }
  const sayMissing = () => {
    toasts({ store }).withdraw('language')
    if (i18n.locale === store.get(languageAtom)) return
    toasts({ store }).show('error', t`A part of the app did not load. Nothing you did was lost.`, {
      label: t({ message: 'Try again', comment: 'Button: loads a part of the app again' }),
      run: () => void follow(),
      topic: 'language',
    })
  }
  store.sub(languageAtom, () => void follow())
  store.sub(connectionAtom, () => {
    // A catalogue that failed to load while offline is loaded on reconnection.
    const online = store.get(connectionAtom).state === 'online'
    if (online && i18n.locale !== store.get(languageAtom)) void follow()
  })
  sayMissing()
}

/**
 * Leads on when a session ends (spec §4): to /home after a sign-out. After a failed local check or a rejection by the
 * operator the address becomes /home or /login, and sign-in opens over the page; signing in then leads back to it. Call
 * it before the session starts, because the session may end before the catalogue and the page are loaded. The
 * navigation waits for `mounted`.
 */
export function followSession(router: RegisteredRouter, mounted: Promise<void>, tab: Tab): void {
  const { store, session } = tab
  // Shows the page under the sign-in as it was.
  const leaveSignIn = () => router.history.back({ ignoreBlocker: true })
  let player = session.player()
  let ended: { readonly player: string | undefined } | undefined
  session.onEnd(async (reason, said) => {
    ended = { player }
    await mounted
    // A sign-in in another tab may have started a new session during the wait.
    if (session.isSignedIn()) return
    // A sign-out on /home changes no route, so the route change does not close the side menu.
    closeSideMenu(store)
    toasts({ store }).clear()
    if (reason !== 'signedOut') {
      const over = await import('../layout/sign-in-over.ts').catch(() => undefined)
      return over ? over.openSignIn(router, reason, tab, said) : router.navigate({ to: '/login' })
    }
    toasts({ store }).show('info', t`You have signed out.`)
    void router.navigate({ to: '/home' })
  })
  store.sub(sessionAtom, () => {
    if (!session.isSignedIn()) return
    player = session.player()
    const { signInOver } = router.latestLocation.state
    if (!signInOver) return
    // Nothing of another player stands on a page where a stranger pressed something.
    if (signInOver.why === 'pressed') return leaveSignIn()
    // Another player gets nothing of what the first one left on the page.
    if (ended && ended.player !== player) return void router.navigate({ to: '/home', replace: true })
    leaveSignIn()
  })
  router.subscribe('onBeforeLoad', ({ toLocation: { state } }) => {
    // The entry of a sign-in that is done is still forward in the history.
    if (state.signInOver && session.isSignedIn()) leaveSignIn()
  })
}

/** Goes on with what was tapped before signing in, whenever the session changes. */
function followSignIn(router: RegisteredRouter, tab: Tab): void {
  tab.store.sub(sessionAtom, () => {
    import('./later.ts').then(
      (later) => void later.followSignIn(router, tab),
      () => {},
    )
  })
}
