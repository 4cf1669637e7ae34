import { i18n } from '@lingui/core'
import { I18nProvider } from '@lingui/react'
import { RouterProvider } from '@tanstack/react-router'
import { Provider } from 'jotai'
import { startTransition, StrictMode, useEffect } from 'react'
import { createRoot } from 'react-dom/client'
import { startConfig } from './platform/config.ts'
import { preloadHttp } from './platform/http.ts'
import { activate } from './platform/i18n.ts'
import { hydrate } from './platform/persisted.ts'
import { languageAtom } from './platform/preferences.ts'
import { store } from './platform/store.ts'
import { router } from './router.ts'
import { startSession } from './session/start.ts'
import { followSession, startShell } from './shell/start.ts'
import { followAppearance } from './theme/appearance.ts'

/**
 * Starts the app: what is stored is read first, so that the first frame is already the player's own. The page's chunks
 * come beside the catalogue's, and the shell of index.html stands until they are there: an app without its page is blank.
 */
export async function boot(): Promise<void> {
  await hydrate()
  followAppearance()
  const configured = startConfig()
  let tellShown: () => void = () => undefined
  const shown = new Promise<void>((resolve) => (tellShown = resolve))
  followSession(router, shown)
  startSession()
  await Promise.all([activate(store.get(languageAtom)), router.load()])
  startShell(router, configured)
  const element = document.getElementById('root')
  if (!element) throw new Error('index.html has no #root')
  const root = createRoot(element)
  // Offline before the worker kept it, the chunk may not be there.
  const startDevice = () =>
    void import('./shell/device.ts').then(
      (module) => module.startDevice(router),
      () => {},
    )
  setTimeout(() => void preloadHttp())
  if (document.readyState === 'complete') startDevice()
  else addEventListener('load', startDevice, { once: true })
  startTransition(() =>
    root.render(
      <StrictMode>
        <Provider store={store}>
          <I18nProvider i18n={i18n}>
            <RouterProvider router={router} />
            <Shown tell={tellShown} />
          </I18nProvider>
        </Provider>
      </StrictMode>,
    ),
  )
}

/** Tells once the routes stand, and hear where they are led. */
function Shown({ tell }: { tell: () => void }) {
  useEffect(tell, [tell])
  return null
}
