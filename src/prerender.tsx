import { i18n } from '@lingui/core'
import { createMemoryHistory } from '@tanstack/react-router'
import { renderToString } from 'react-dom/server'
import { App } from './app.tsx'
import type { Language } from './contract/config.ts'
import { siteConfigAtom } from './platform/config/site-config.ts'
import { firstScreenAtom } from './platform/first-screen.ts'
import { type HomeData, renderedProvidersAtom } from './platform/home-document.ts'
import { catalogues } from './platform/i18n/i18n.ts'
import { createAppRouter } from './router.ts'
import { createTab } from './session/tab.ts'

// What the router and the app ask of every browser when they are made: the address, and questions about the device.
Object.assign(globalThis, {
  self: globalThis,
  window: { origin: 'http://localhost' },
  location: { origin: 'http://localhost' },
  matchMedia: () => ({ matches: false }),
})

/** The contents of `#root`: home as a stranger's phone renders it first. The operator runs this in a thread of its own. */
export async function renderHome(language: Language, { config, providers }: HomeData): Promise<string> {
  const tab = createTab({
    window: undefined,
    document: undefined,
    navigator: { languages: [language] },
    location: undefined,
    localStorage: undefined,
    sessionStorage: undefined,
    indexedDB: undefined,
    BroadcastChannel: undefined,
    fetch: () => new Promise(() => {}),
  })
  tab.store.set(siteConfigAtom, config)
  tab.store.set(renderedProvidersAtom, providers)
  tab.store.set(firstScreenAtom, false)
  await catalogues(tab).activate(language)
  const router = createAppRouter(tab, createMemoryHistory({ initialEntries: ['/home'] }))
  await router.load()
  const html = renderToString(<App tab={tab} router={router} i18n={i18n} />)
  // React names the pictures ahead of the page: as preloads they would come before the scripts.
  return html.replace(/^(?:<link rel="preload"[^>]*>)+/, '')
}
