import { i18n } from '@lingui/core'
import { createMemoryHistory } from '@tanstack/react-router'
import { flushSync } from 'react-dom'
import { hydrateRoot } from 'react-dom/client'
import { afterEach, expect, test, vi } from 'vitest'
import { noOverrides, siteConfig } from '@marquee/operator/site/site-config.ts'
import { App } from '../../../../src/app.tsx'
import { languages } from '@marquee/contract/config.ts'
import { catalogues } from '../../../../src/platform/i18n/i18n.ts'
import { renderHome } from '../../../../src/prerender.tsx'
import { createAppRouter } from '../../../../src/router.ts'
import { sampleGame } from '../../../support/sample-game.ts'
import { openTab } from '../../../support/stage.ts'
import { waitFor } from '../../../support/wait-for.ts'

const site = { origin: 'https://site.example', studio: 'https://games.example', passkeys: true }
const config = siteConfig(site, noOverrides, 'site.example', [
  sampleGame('1'),
  sampleGame('2', { category: 'casino', limits: { min: 1000, max: 5_000_000 } }),
])

afterEach(() => vi.unstubAllGlobals())

test.each(languages)('the first render in a browser equals the prerendered home, in %s', async (language) => {
  vi.stubGlobal('matchMedia', () => ({ matches: false, addEventListener() {}, removeEventListener() {} }))
  const element = document.createElement('div')
  element.innerHTML = await renderHome(language, { config, providers: [] })
  document.body.append(element)
  const title = element.querySelector('#hero-title')
  const tab = openTab()
  tab.config.show(config)
  const router = createAppRouter(tab, createMemoryHistory({ initialEntries: ['/home'] }))
  await Promise.all([catalogues(tab).activate(language), router.load()])
  const differences: unknown[] = []
  const root = flushSync(() =>
    hydrateRoot(element, <App tab={tab} router={router} i18n={i18n} />, {
      onRecoverableError: (error) => differences.push(error),
    }),
  )
  expect(differences).toEqual([])
  expect(title?.isConnected).toBe(true)
  root.unmount()
  element.remove()
})

test('what extensions put into the page before its scripts run harms nothing', async () => {
  vi.stubGlobal('matchMedia', () => ({ matches: false, addEventListener() {}, removeEventListener() {} }))
  const element = document.createElement('div')
  element.innerHTML = await renderHome('en', { config, providers: [] })
  document.body.append(element)
  const words = element.querySelector('main')?.textContent ?? ''
  expect(words).not.toBe('')
  // As Dark Reader, password managers and shopping helpers do.
  document.documentElement.dataset['darkreaderMode'] = 'dynamic'
  document.head.append(document.createElement('style'))
  for (const place of [document.body, ...element.querySelectorAll('header, main, nav')])
    place.prepend(document.createElement('aside'))
  const tab = openTab()
  tab.config.show(config)
  const router = createAppRouter(tab, createMemoryHistory({ initialEntries: ['/home'] }))
  await Promise.all([catalogues(tab).activate('en'), router.load()])
  const root = flushSync(() =>
    hydrateRoot(element, <App tab={tab} router={router} i18n={i18n} />, { onRecoverableError: () => {} }),
  )
  await waitFor(() => expect(element.querySelector('main')?.textContent).toBe(words))
  expect(element.querySelectorAll('main')).toHaveLength(1)
  root.unmount()
  element.remove()
})
