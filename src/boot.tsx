import { i18n } from '@lingui/core'
import type { RegisteredRouter } from '@tanstack/react-router'
import { useEffect } from 'react'
import { flushSync } from 'react-dom'
import { createRoot, hydrateRoot } from 'react-dom/client'
import { App } from './app.tsx'
import { siteLanguages } from '@marquee/contract/config.ts'
import { type HomeData, homeDataId } from '@marquee/contract/prerendered.ts'
import { featuredProvidersAtom } from './features/lobby/home/featured-providers.ts'
import { readDataSaving } from './platform/data-saving.ts'
import { browserEnvironment } from './platform/environment.ts'
import { catalogues } from './platform/i18n/i18n.ts'
import { languageAtom, pageLanguagesAtom } from './platform/preferences.ts'
import { handleChunkFailures } from './platform/update/chunk-failure.ts'
import { createAppRouter } from './router.ts'
import { createTab, type Tab } from './session/tab.ts'
import { reloadBlockedAtom } from './shell/start/reload-blocked.ts'
import { followSession, startShell } from './shell/start/start.ts'
import { followAppearance } from './theme/appearance.ts'
import { deferred } from './platform/deferred.ts'

/**
 * Starts the app. A prerendered home is hydrated: its first render must equal the operator's, so what only this device knows is
 * read after the first commit. Any other page reads it first, because routes are guarded, and replaces the skeleton of index.html.
 */
export async function boot(): Promise<void> {
  const { dataset } = document.documentElement
  dataset['scripts'] = 'loaded'
  const tab = createTab(browserEnvironment())
  tab.store.set(pageLanguagesAtom, siteLanguages(dataset['languages']?.split(' ')))
  // Before any chunk is loaded.
  handleChunkFailures(tab, reloadBlockedAtom)
  const router = createAppRouter(tab)
  const element = document.getElementById('root')
  if (!element) throw new Error('index.html has no #root')
  const { promise: mounted, resolve: onMount } = deferred<void>()
  const loadLanguage = () => catalogues(tab).activate(tab.store.get(languageAtom))
  const home = readHomeData(router)
  if (home) {
    tab.config.show(home.config)
    tab.store.set(featuredProvidersAtom, home.providers)
  } else {
    // The code is loaded while the stored records are read. A load that fails is repeated below.
    loadLanguage().catch(() => {})
    const [routes] = router.getMatchedRoutes(router.latestLocation.pathname)
    for (const route of routes) void router.loadRouteChunk(route)?.catch(() => {})
  }
  // Every page but home needs it to render (`root-layout.tsx`).
  const isHome = router.latestLocation.pathname === '/home'
  const componentLibrary = isHome ? undefined : import('./theme/chakra-root.tsx').catch(() => undefined)
  const start = () => startTab(router, mounted, tab)
  const started = home ? mounted.then(start) : start()
  if (!home) await started
  await Promise.all([loadLanguage(), router.load(), componentLibrary])
  const app = (
    <App tab={tab} router={router} i18n={i18n}>
      <OnMount run={onMount} />
    </App>
  )
  document.querySelector('.shell')?.remove()
  flushSync(() => void (home ? hydrateRoot(element, app) : createRoot(element).render(app)))
  const { configured } = await started
  startShell(router, configured, tab)
  whenIdle(() => startLater(router, tab))
}

/** What the document's home was rendered from; undefined where there is none, or none for this device (`src/pre-paint.ts`). */
function readHomeData(router: RegisteredRouter): HomeData | undefined {
  const { dataset } = document.documentElement
  try {
    if (dataset['prerendered'] !== undefined && router.latestLocation.pathname === '/home')
      // Not validated, unlike an answer: the operator of the same build has rendered the page from it.
      return JSON.parse(document.getElementById(homeDataId)?.textContent ?? '') as HomeData
  } catch {
    // The connection was lost in the middle of the document.
  }
  delete dataset['prerendered']
  return undefined
}

/** Reads what the device has stored, and starts what a tab does by itself. */
async function startTab(router: RegisteredRouter, mounted: Promise<void>, tab: Tab) {
  void tab.http.preload()
  // The records first: what a page shows of a player's, such as the game played last, is read when the session is rendered.
  await tab.records.hydrate()
  tab.session.restore()
  readDataSaving(tab.store)
  followAppearance(tab.store)
  const configured = tab.config.start()
  followSession(router, mounted, tab)
  tab.session.start()
  return { configured }
}

/** Loads what no first screen needs. Offline a chunk may be missing: the next start loads it. */
function startLater(router: RegisteredRouter, tab: Tab): void {
  import('./shell/start/deferred.ts').then(
    ({ startDeferred }) => startDeferred(router, tab),
    () => {},
  )
}

/** Calls `run` when the page has loaded and the browser is idle. */
function whenIdle(run: () => void): void {
  // Safari has no idle callback.
  const idle = () => ('requestIdleCallback' in window ? requestIdleCallback(run) : setTimeout(run, 200))
  if (document.readyState === 'complete') idle()
  else addEventListener('load', idle, { once: true })
}

/** Calls `run` after the first commit. */
function OnMount({ run }: { run: () => void }) {
  useEffect(run, [run])
  return null
}
