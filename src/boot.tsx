import { i18n } from '@lingui/core'
import { I18nProvider } from '@lingui/react'
import { type RegisteredRouter, RouterProvider } from '@tanstack/react-router'
import { Provider } from 'jotai'
import { startTransition, StrictMode, useEffect } from 'react'
import { createRoot } from 'react-dom/client'
import { browserEnvironment } from './platform/environment.ts'
import { firstPictures, firstScreenAtom, nextPaint } from './platform/first-screen.ts'
import { catalogues } from './platform/i18n/i18n.ts'
import { languageAtom } from './platform/preferences.ts'
import { createAppRouter } from './router.ts'
import { createTab, type Tab } from './session/tab.ts'
import { followSession, startShell } from './shell/start/start.ts'
import { followAppearance } from './theme/appearance.ts'

/** A first screen that fails must not keep the app from its update: the rest starts without it after this, ms. */
const firstScreenLimitMs = 5000

/**
 * Starts the app. Reads the stored data first, so that the first frame already has the player's settings. Loads the
 * page's chunks and the catalogue in parallel. Until both are loaded, the shell of index.html stays on screen.
 */
export async function boot(): Promise<void> {
  const tab = createTab(browserEnvironment())
  const router = createAppRouter(tab)
  await tab.records.hydrate()
  followAppearance(tab.store)
  const configured = tab.config.start()
  let tellShown: () => void = () => undefined
  const shown = new Promise<void>((resolve) => (tellShown = resolve))
  followSession(router, shown, tab)
  tab.session.start()
  await Promise.all([catalogues(tab).activate(tab.store.get(languageAtom)), router.load()])
  startShell(router, configured, tab)
  const element = document.getElementById('root')
  if (!element) throw new Error('index.html has no #root')
  const root = createRoot(element)
  tab.store.set(firstScreenAtom, false)
  const tooLate = new Promise<void>((resolve) => setTimeout(resolve, firstScreenLimitMs))
  // Without a stored configuration home's games come with it.
  const painted = Promise.all([shown, configured]).then(nextPaint).then(firstPictures)
  void Promise.race([painted, tooLate]).then(() => startRest(router, tab))
  root.render(
    <StrictMode>
      <Provider store={tab.store}>
        <I18nProvider i18n={i18n}>
          <RouterProvider router={router} />
          <Shown tell={tellShown} />
        </I18nProvider>
      </Provider>
    </StrictMode>,
  )
}

/** Starts what the first screen does not need: what is rendered below it and over it, further chunks, and the device. */
function startRest(router: RegisteredRouter, tab: Tab): void {
  startTransition(() => tab.store.set(firstScreenAtom, true))
  void tab.http.preload()
  // While offline the chunk may be missing, if the worker has not cached it yet.
  const startDevice = () =>
    void import(/* precache */ './shell/start/device.ts').then(
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
