import 'virtual:recipes.css'
import '../../../src/theme/shell.css'
import { i18n } from '@lingui/core'
import { I18nProvider } from '@lingui/react'
import {
  createMemoryHistory,
  createRootRoute,
  createRoute,
  createRouter,
  RouterProvider,
} from '@tanstack/react-router'
import { Provider } from 'jotai'
import { flushSync } from 'react-dom'
import { createRoot } from 'react-dom/client'
import { afterAll, beforeAll, expect, test, vi } from 'vitest'
import { page } from 'vitest/browser'
import { languages } from '@marquee/contract/config.ts'
import { browserEnvironment } from '../../../src/platform/environment.ts'
import { catalogues } from '../../../src/platform/i18n/i18n.ts'
import { createTab, type Tab } from '../../../src/session/tab.ts'
import { AppBar } from '../../../src/shell/bars/app-bar.tsx'
import { tokensCss } from '../../../build/theme-css.ts'
import { phoneWidths } from '../../support/cut-sums.ts'
import { waitFor } from '../../support/wait-for.ts'

let tab: Tab
const look = document.createElement('style')

beforeAll(() => {
  vi.stubGlobal('scrollTo', () => {})
  look.textContent = tokensCss()
  document.head.append(look)
  document.body.style.margin = '0'
  tab = createTab(browserEnvironment())
})
afterAll(() => {
  tab.channel.close()
  look.remove()
})

const cases = languages.flatMap((language) => ['/settings', '/home'].map((path) => ({ language, path })))

test.each(cases)(
  'an anonymous visitor sees the whole bar of $path on a narrow phone, in $language',
  async (where) => {
    const { language, path } = where
    await catalogues(tab).activate(language)
    const root = createRootRoute({ component: () => <AppBar variant="full" withBrand /> })
    // A page beside the tabs of the bottom bar: its bar has a back button too.
    const route = createRoute({ getParentRoute: () => root, path })
    const history = createMemoryHistory({ initialEntries: [path] })
    const router = createRouter({ routeTree: root.addChildren([route]), history })
    await router.load()
    const place = document.createElement('div')
    document.body.replaceChildren(place)
    const app = createRoot(place)
    flushSync(() =>
      app.render(
        <Provider store={tab.store}>
          <I18nProvider i18n={i18n}>
            {/* Its routes are not those of the app. */}
            <RouterProvider router={router as never} />
          </I18nProvider>
        </Provider>,
      ),
    )
    await waitFor(() => expect(place.querySelectorAll('a[href^="/account/register"]')).toHaveLength(1))
    for (const width of phoneWidths) {
      await page.viewport(width, 640)
      const parts = [...place.querySelectorAll<HTMLElement>('header a:not([aria-label]), header button')]
      expect(parts).toHaveLength(path === '/home' ? 4 : 5)
      for (const part of parts) {
        const { left, right } = part.getBoundingClientRect()
        const name = `${part.textContent || part.ariaLabel} at ${width} px`
        expect(left, name).toBeGreaterThanOrEqual(0)
        expect(right, name).toBeLessThanOrEqual(width)
        expect(part.scrollWidth, name).toBeLessThanOrEqual(part.clientWidth)
        if (part.matches('[href^="/login"], [href^="/account/register"]')) {
          const words = document.createRange()
          words.selectNodeContents(part)
          expect(new Set([...words.getClientRects()].map(({ top }) => top)).size, `lines of ${name}`).toBe(1)
        }
      }
    }
    app.unmount()
  },
)
