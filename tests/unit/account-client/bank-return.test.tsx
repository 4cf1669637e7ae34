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
import { expect, test, vi } from 'vitest'
import { MyPage } from '../../../src/features/account/my-page/my-page.tsx'
import { loginData } from '../../support/session-tab.ts'
import { tabStage } from '../../support/stage.ts'

vi.mock('../../../src/features/account/my-page/bank-card.tsx', () => ({
  BankCard: ({ onClose }: { onClose: () => void }) => (
    <button type="button" data-close onClick={onClose}>
      Close
    </button>
  ),
}))
// The other cards read from the operator, which is not what this test is about.
vi.mock('../../../src/features/account/my-page/balance-card.tsx', () => ({ BalanceCard: () => null }))
vi.mock('../../../src/features/account/my-page/profile-card.tsx', () => ({ ProfileCard: () => null }))
vi.mock('../../../src/features/account/my-page/sessions-card.tsx', () => ({ SessionsCard: () => null }))
vi.mock('../../../src/features/account/password/password-card.tsx', () => ({ PasswordCard: () => null }))
vi.mock('../../../src/features/account/sign-in/sign-out-button.tsx', () => ({ SignOutButton: () => null }))

const stage = tabStage()

test.each([
  ['withdraw', '/wallet/withdrawpage', []],
  [undefined, '/account/mypagelist', [undefined]],
] as const)('the form of the bank account that %s needs leads to %s', async (back, path, edits) => {
  vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true)
  vi.stubGlobal('scrollTo', () => {})
  i18n.loadAndActivate({ locale: 'en', messages: {} })
  const { session, store } = stage.open()
  session.begin({ ok: true, data: loginData() })
  const told: unknown[] = []
  const root = createRootRoute()
  const page = createRoute({
    getParentRoute: () => root,
    path: '/account/mypagelist',
    component: () => <MyPage edit="bank" back={back} onEdit={(edit) => told.push(edit)} />,
  })
  const withdraw = createRoute({ getParentRoute: () => root, path: '/wallet/withdrawpage' })
  const history = createMemoryHistory({ initialEntries: ['/account/mypagelist'] })
  const router = createRouter({ routeTree: root.addChildren([page, withdraw]), history })
  const place = document.createElement('div')
  const app = createRoot(place)
  await act(async () =>
    app.render(
      <Provider store={store}>
        <I18nProvider i18n={i18n}>
          {/* Its routes are not those of the app. */}
          <RouterProvider router={router as never} />
        </I18nProvider>
      </Provider>,
    ),
  )
  await act(async () => place.querySelector<HTMLElement>('[data-close]')?.click())
  await vi.waitFor(() => expect(router.latestLocation.pathname).toBe(path))
  expect(told).toEqual(edits)
  await act(async () => app.unmount())
})
