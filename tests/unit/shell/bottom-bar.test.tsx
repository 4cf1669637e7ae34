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
import { act } from 'react'
import { createRoot } from 'react-dom/client'
import { afterEach, expect, test, vi } from 'vitest'
import { BottomBar } from '../../../src/shell/bars/bottom-bar.tsx'
import { tabStage } from '../../support/stage.ts'

const stage = tabStage()

afterEach(() => vi.unstubAllGlobals())

test.each([
  ['/wallet/depositpage', 'page'],
  ['/wallet/history', 'true'],
  ['/home', null],
] as const)('the tab of the wallet on %s: aria-current is %s', async (path, current) => {
  vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true)
  vi.stubGlobal('scrollTo', () => {})
  i18n.loadAndActivate({ locale: 'en', messages: {} })
  const root = createRootRoute({ component: BottomBar })
  const routes = ['/home', '/wallet/depositpage', '/wallet/history'].map((at) =>
    createRoute({ getParentRoute: () => root, path: at }),
  )
  const history = createMemoryHistory({ initialEntries: [path] })
  const router = createRouter({ routeTree: root.addChildren(routes), history })
  const place = document.createElement('div')
  const app = createRoot(place)
  await act(async () => {
    app.render(
      <Provider store={stage.open().store}>
        <I18nProvider i18n={i18n}>
          {/* Its routes are not those of the app. */}
          <RouterProvider router={router as never} />
        </I18nProvider>
      </Provider>,
    )
  })
  const wallet = place.querySelector('a[href="/wallet/depositpage"]')
  expect(wallet?.getAttribute('aria-current')).toBe(current)
  await act(async () => app.unmount())
})
