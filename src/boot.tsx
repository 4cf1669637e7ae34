import { i18n } from '@lingui/core'
import type { RegisteredRouter } from '@tanstack/react-router'
import { useAtomValue } from 'jotai'
import { startTransition, useEffect } from 'react'
import { flushSync } from 'react-dom'
import { createRoot, hydrateRoot } from 'react-dom/client'
import { App } from './app.tsx'
import type { SiteConfig } from './contract/config.ts'
import type { Result } from './contract/result.ts'
import { browserEnvironment } from './platform/environment.ts'
import { savesDataAtom } from './platform/data-saving.ts'
import { fetchFirstPictures } from './platform/first-pictures.ts'
import {
  firstPictures,
  firstScreenAtom,
  homeRenderedAtom,
  nextPaint,
  takingOverAtom,
} from './platform/first-screen.ts'
import {
  type EarlyStart,
  type HomeData,
  readHomeData,
  renderedProvidersAtom,
} from './platform/home-document.ts'
import { connectionAtom } from './platform/http/connection.ts'
import { catalogues } from './platform/i18n/i18n.ts'
import { languageAtom } from './platform/preferences.ts'
import { handleChunkFailures } from './platform/update/chunk-failure.ts'
import { workerContainer } from './platform/update/service-worker.ts'
import { createAppRouter } from './router.ts'
import { sessionAtom } from './session/session.ts'
import { createTab, type Tab } from './session/tab.ts'
import { fetchPageA } from './shell/layout/page-a-in-time.ts'
import { occupiedAtom } from './shell/start/occupied.ts'
import { followSession, startShell } from './shell/start/start.ts'
import { followAppearance } from './theme/appearance.ts'
import { arrivedPages } from './ui/states/arrived-pages.ts'
import { pagesArrived } from './ui/states/lazy-page.tsx'

/** A first screen that fails must not keep the app from its update: the rest starts without it after this, ms. */
const firstScreenLimitMs = 5000

/** What a page of a first visit waits for delays the rest no longer than this, ms. */
const answersLimitMs = 1500

/** A page that takes longer comes behind its loading state, with the bars around it, ms. */
const pageLimitMs = 400

/**
 * Starts the app. Where the page is the prerendered home, React takes it over first, and what the device knows is heard
 * afterwards. Else the stored data is read first, so that the first frame already has the player's settings, and the shell of
 * index.html stays on screen until the page's chunks and the catalogue are loaded.
 */
export async function boot(): Promise<void> {
  const tab = createTab(browserEnvironment())
  // Before any chunk is requested.
  handleChunkFailures(tab, occupiedAtom)
  const router = createAppRouter(tab)
  const element = document.getElementById('root')
  if (!element) throw new Error('index.html has no #root')
  tab.store.set(firstScreenAtom, false)
  let tellShown: () => void = () => undefined
  const shown = new Promise<void>((resolve) => (tellShown = resolve))
  let tellSignedIn: () => void = () => undefined
  const signedInShown = new Promise<void>((resolve) => (tellSignedIn = resolve))
  const app = (
    <App tab={tab} router={router} i18n={i18n}>
      <Shown tell={tellShown} />
      <SignedInShown tell={tellSignedIn} />
    </App>
  )
  const load = (early?: EarlyStart) =>
    Promise.all([catalogues(tab).activate(tab.store.get(languageAtom), early?.catalogue), router.load()])
  const home = readHomeData()
  if (home) {
    const hearSession = tab.session.holdBack()
    const heard = showAsRendered(home, tab)
    const reading = tab.records.hydrate(heard)
    const page = arrivedPages.get('/home')
    if (page) router.routesByPath['/home'].update({ component: page })
    const isRendered = document.documentElement.lang === tab.store.get(languageAtom)
    await load(isRendered ? window.early : undefined)
    // At once, and whole: between slices of it the browser would serialise what it compiled, 40 to 75 ms on a slow phone.
    // oxlint-disable-next-line no-console -- a difference repairs itself: developers hear of it, and every end-to-end test
    flushSync(() => hydrateRoot(element, app, { onRecoverableError: (error) => console.error(error) }))
    uncoverRoot()
    await reading
    hearSession()
    const configured = startTab(router, shown, tab)
    startShell(router, configured, tab)
    // Not before: a press may need the session, also another tab's, and what is stored.
    const takeOver = () => window.takeOverHome?.()
    if (document.documentElement.dataset['session'] === 'unknown') void tab.session.ready().then(takeOver)
    else takeOver()
    // What strangers see stays hidden until React has rendered the session of this tab, or of another one.
    const tooLate = new Promise<void>((resolve) => setTimeout(resolve, firstScreenLimitMs))
    void tab.session.ready().then(async () => {
      if (tab.session.isSignedIn()) await Promise.race([signedInShown, tooLate])
      delete document.documentElement.dataset['session']
    })
    startRestAfter(Promise.all([shown, configured]), router, tab)
    return
  }
  // Settings that are stored are not read yet: on the device's word nothing is fetched ahead.
  if (!tab.store.get(savesDataAtom)) fetchFirstPictures(tab.localStore, location.pathname + location.search)
  // Code waits for nothing that is stored.
  const pages = fetchCode(router, tab)
  await tab.records.hydrate()
  const configured = startTab(router, shown, tab)
  await load()
  await pages
  startShell(router, configured, tab)
  startRestAfter(
    Promise.all([shown, configured]).then(() => firstAnswers(tab)),
    router,
    tab,
  )
  uncoverRoot()
  window.takeOverHome?.()
  createRoot(element).render(app)
  // A page asks the operator when it is rendered: the client comes beside the engine that calls it. Home waits for no call.
  void tab.http.preload()
}

/**
 * Says that the app has started. Where the connection was lost at the end of a prerendered home, its last script has not left
 * one of home and shell.
 */
function uncoverRoot(): void {
  delete document.documentElement.dataset['document']
  document.querySelector('body > .shell')?.remove()
}

/** Fetches the catalogue of the mirrored language and the chunks of the address. Resolves when the page has come, or is too late. */
async function fetchCode(router: RegisteredRouter, tab: Tab): Promise<void> {
  const [routes] = router.getMatchedRoutes(router.latestLocation.pathname)
  // What fails is fetched again by the loads that need it.
  void catalogues(tab)
    .activate(tab.store.get(languageAtom))
    .catch(() => {})
  if (routes.at(-1)?.options.staticData?.layout === 'fullpage-type-a') fetchPageA()
  await Promise.all(routes.map(async (route) => router.loadRouteChunk(route))).catch(() => {})
  await pagesArrived(pageLimitMs)
}

/** Sets what home was rendered from. Resolves when React has taken over the page, or has not within the limit. */
function showAsRendered({ config, providers }: HomeData, { config: siteConfig, store }: Tab): Promise<void> {
  siteConfig.show(config)
  store.set(renderedProvidersAtom, providers)
  store.set(takingOverAtom, true)
  // Nobody was offline where the page was rendered: the connection says so again when it is started.
  store.set(connectionAtom, { state: 'online', lastSuccess: undefined })
  return new Promise((resolve) => {
    store.sub(homeRenderedAtom, resolve)
    setTimeout(resolve, firstScreenLimitMs)
  })
}

/** Starts what a tab does by itself, with what is stored on the device. */
function startTab(router: RegisteredRouter, shown: Promise<void>, tab: Tab): Promise<Result<SiteConfig>> {
  followAppearance(tab.store)
  const configured = tab.config.start()
  followSession(router, shown, tab)
  tab.session.start()
  return configured
}

/**
 * On a first visit, resolves when what the page waits for has come, or is too late. The chunks of the rest would share a slow line
 * with it; at a later visit they come from the worker, and the page shows what is kept.
 */
async function firstAnswers({ remote }: Tab): Promise<void> {
  if (workerContainer()?.controller) return
  // The page asks for it when it is rendered.
  await nextPaint()
  await Promise.race([remote.settled(), new Promise((resolve) => setTimeout(resolve, answersLimitMs))])
}

/** Starts the rest when the first screen is painted with its pictures. `ready` precedes the paint. */
function startRestAfter(ready: Promise<unknown>, router: RegisteredRouter, tab: Tab): void {
  const tooLate = new Promise<void>((resolve) => setTimeout(resolve, firstScreenLimitMs))
  // Without a stored configuration home's games come with it.
  const painted = ready.then(nextPaint).then(firstPictures)
  void Promise.race([painted, tooLate]).then(() => startRest(router, tab))
}

/** Starts what the first screen does not need: what is rendered below it and over it, further chunks, and the device. */
function startRest(router: RegisteredRouter, tab: Tab): void {
  startTransition(() => {
    tab.store.set(takingOverAtom, false)
    tab.store.set(firstScreenAtom, true)
  })
  void tab.http.preload()
  // While offline the chunk may be missing, if the worker has not cached it yet.
  const startDevice = () =>
    void import('./shell/start/device.ts').then(
      (module) => module.startDevice(router, tab),
      () => {},
    )
  if (document.readyState === 'complete') startDevice()
  else addEventListener('load', startDevice, { once: true })
}

/** Calls `tell` once the routes are rendered and react to navigation. */
function Shown({ tell }: { tell: () => void }) {
  useEffect(tell, [tell])
  return null
}

/** Calls `tell` once a session is rendered, with all that shows it: they are one commit. */
function SignedInShown({ tell }: { tell: () => void }) {
  const isSignedIn = useAtomValue(sessionAtom).state === 'signedIn'
  useEffect(() => {
    if (isSignedIn) tell()
  }, [isSignedIn, tell])
  return null
}
