import { i18n } from '@lingui/core'
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
import { pendingAction } from '../../../../src/shell/join/pending-action.ts'
import { createTab } from '../../../../src/session/tab.ts'
import { useProviderDrawer, useProviderGuard } from '../../../../src/shell/overlays/provider-drawer-state.ts'
import { fakeEnvironment } from '../../../support/fake-environment.ts'
import { waitFor } from '../../../support/wait-for.ts'

afterEach(() => vi.unstubAllGlobals())

function Reader() {
  return <i>{useProviderDrawer().at ?? 'closed'}</i>
}

function Page() {
  useProviderGuard(false)
  return (
    <>
      <Reader />
      <Reader />
      <Reader />
    </>
  )
}

test('a link to a provider that needs a sign-in is refused once, however many parts read the drawer', async () => {
  vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true)
  i18n.loadAndActivate({ locale: 'en', messages: {} })
  const tab = createTab(fakeEnvironment())
  const { store } = tab
  const root = createRootRoute({
    validateSearch: (search: { provider?: string }) => ({ provider: search.provider }),
    component: Page,
  })
  const home = createRoute({ getParentRoute: () => root, path: '/home' })
  const history = createMemoryHistory({ initialEntries: ['/home?provider=seven'] })
  const replaced = vi.spyOn(history, 'replace')
  const router = createRouter({ routeTree: root.addChildren([home]), history })
  const place = document.createElement('div')
  const app = createRoot(place)
  await act(async () => {
    app.render(
      <Provider store={store}>
        {/* Its routes are not those of the app. */}
        <RouterProvider router={router as never} />
      </Provider>,
    )
  })
  await waitFor(() => expect(history.location.search).toBe(''))
  expect(place.textContent).toBe('closedclosedclosed')
  await waitFor(() => expect(router.latestLocation.state.signInOverlay?.why).toBe('action'))
  expect(pendingAction(tab).get()).toEqual({ kind: 'provider', provider: 'seven', path: '/home' })
  expect(replaced).toHaveBeenCalledTimes(1)
  await act(async () => app.unmount())
})
