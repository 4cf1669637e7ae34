import { i18n } from '@lingui/core'
import { createMemoryHistory } from '@tanstack/react-router'
import { renderToString } from 'react-dom/server'
import { App } from './app.tsx'
import type { Language } from '@marquee/contract/config.ts'
import type { HomeData } from '@marquee/contract/prerendered.ts'
import { featuredProvidersAtom } from './features/lobby/home/featured-providers.ts'
import { siteConfigAtom } from './platform/config/site-config.ts'
import { catalogues } from './platform/i18n/i18n.ts'
import { createAppRouter } from './router.ts'
import { createTab } from './session/tab.ts'

let last: Promise<unknown> = Promise.resolve()

/** Renders the contents of `#root`: the first render of home on a phone without a session. The operator calls it (`packages/operator/http/prerendered-home.ts`). */
export function renderHome(language: Language, data: HomeData): Promise<string> {
  // One after the other: Lingui's active language is one for the whole program.
  const rendered = last.catch(() => {}).then(() => render(language, data))
  last = rendered
  return rendered
}

async function render(language: Language, { config, providers }: HomeData): Promise<string> {
  const tab = createTab({
    window: undefined,
    document: undefined,
    navigator: { languages: [language] },
    location: undefined,
    localStorage: undefined,
    sessionStorage: undefined,
    indexedDB: undefined,
    BroadcastChannel: undefined,
    fetch: () => Promise.reject(new TypeError('the renderer has no network')),
  })
  tab.store.set(siteConfigAtom, config)
  tab.store.set(featuredProvidersAtom, providers)
  await catalogues(tab).activate(language)
  const router = createAppRouter(tab, createMemoryHistory({ initialEntries: ['/home'] }))
  await router.load()
  const html = renderToString(<App tab={tab} router={router} i18n={i18n} />)
  // React puts preloads of pictures before the markup. They would compete with the scripts for the connection.
  return html.replace(/^(?:<link rel="preload"[^>]*>)+/, '')
}
