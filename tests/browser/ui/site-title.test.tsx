import 'virtual:recipes.css'
import '../../../src/theme/shell.css'
import { i18n } from '@lingui/core'
import { I18nProvider } from '@lingui/react'
import { createMemoryHistory, createRootRoute, createRouter, RouterProvider } from '@tanstack/react-router'
import { Provider } from 'jotai'
import type { ReactNode } from 'react'
import { flushSync } from 'react-dom'
import { createRoot, type Root } from 'react-dom/client'
import { afterAll, afterEach, beforeAll, expect, test, vi } from 'vitest'
import { page } from 'vitest/browser'
import { type Language, languages } from '@marquee/contract/config.ts'
import { siteConfigAtom } from '../../../src/platform/config/site-config.ts'
import { browserEnvironment } from '../../../src/platform/environment.ts'
import { catalogues } from '../../../src/platform/i18n/i18n.ts'
import { createTab, type Tab } from '../../../src/session/tab.ts'
import { AppBar } from '../../../src/shell/bars/app-bar.tsx'
import { Rail } from '../../../src/shell/bars/rail.tsx'
import { tokensCss } from '../../../build/theme-css.ts'
import { sampleSite } from '../../support/sample-game.ts'
import { waitFor } from '../../support/wait-for.ts'

/** The last two have 20 characters. */
const titles = ['Marquee', 'Lucky Harbour', 'Grand Harbour Casino', 'Luckyharbourandlight'] as const

let tab: Tab
let app: Root | undefined
const look = document.createElement('style')

beforeAll(() => {
  vi.stubGlobal('scrollTo', () => {})
  look.textContent = tokensCss()
  document.head.append(look)
  document.body.style.margin = '0'
  tab = createTab(browserEnvironment())
})
afterEach(() => app?.unmount())
afterAll(() => {
  tab.channel.close()
  look.remove()
})

/** Shows a bar of a site with this title, and returns the title on it. */
async function shown(bar: ReactNode, title: string, language: Language): Promise<HTMLElement> {
  tab.store.set(siteConfigAtom, sampleSite({ title, play_money: true }))
  await catalogues(tab).activate(language)
  const root = createRootRoute({ component: () => bar })
  const router = createRouter({
    routeTree: root,
    history: createMemoryHistory({ initialEntries: ['/home'] }),
  })
  await router.load()
  const place = document.createElement('div')
  document.body.replaceChildren(place)
  app = createRoot(place)
  flushSync(() =>
    app?.render(
      <Provider store={tab.store}>
        <I18nProvider i18n={i18n}>
          {/* Its routes are not those of the app. */}
          <RouterProvider router={router as never} />
        </I18nProvider>
      </Provider>,
    ),
  )
  const selector = 'a[href="/home"] [data-note] > span'
  await waitFor(() => expect(place.querySelectorAll(selector)).toHaveLength(1))
  return place.querySelector<HTMLElement>(selector) ?? place
}

/** How much of a title its brand shows, which hides what is outside of its box. */
function visiblePart(title: HTMLElement): 'all' | 'cut' | 'none' {
  const box = title.closest('a')?.firstElementChild?.getBoundingClientRect() ?? new DOMRect()
  const words = document.createRange()
  words.selectNodeContents(title)
  // The letters of a line are a little higher than the line.
  const isInside = ({ left, right, top, bottom }: DOMRect) =>
    left >= box.left && right <= box.right + 1 && top >= box.top - 2 && bottom <= box.bottom + 2
  const lines = [...words.getClientRects()]
  if (lines.every(isInside)) return 'all'
  return lines.slice(0, 2).every(isInside) ? 'cut' : 'none'
}

test.each(titles)('home on a phone names the site: %s', async (title) => {
  await page.viewport(360, 640)
  for (const language of languages) {
    const part = visiblePart(await shown(<AppBar variant="full" withBrand />, title, language))
    // The buttons of some languages leave no space for a name.
    if (language === 'en' || language === 'zh-CN') expect(part, language).toBe('all')
    if (language === 'ko') expect(part, language).not.toBe('none')
    expect(document.documentElement.scrollWidth, language).toBeLessThanOrEqual(360)
    app?.unmount()
  }
})

test.each(titles)('the rail on a desktop names the site: %s', async (title) => {
  await page.viewport(1366, 800)
  for (const language of ['en', 'ko', 'th'] as const) {
    expect(visiblePart(await shown(<Rail />, title, language)), language).toBe('all')
    app?.unmount()
  }
})
