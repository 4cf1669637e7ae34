import { i18n } from '@lingui/core'
import { I18nProvider } from '@lingui/react'
import { createMemoryHistory, createRootRoute, createRouter, RouterProvider } from '@tanstack/react-router'
import { Provider } from 'jotai'
import { act } from 'react'
import { createRoot } from 'react-dom/client'
import { expect, test, vi } from 'vitest'
import * as v from 'valibot'
import { UserInfo } from '../../../src/contract/player.ts'
import { BalanceCard } from '../../../src/features/account/my-page/balance-card.tsx'
import { WalletHead } from '../../../src/features/wallet/parts/wallet-head.tsx'
import { userInfoAtom } from '../../../src/session/user-info.ts'
import { userInfo } from '../../support/session-tab.ts'
import { tabStage } from '../../support/stage.ts'

const stage = tabStage()

/** The texts of my page's balance and of the wallet's head, with these balances in the answer of the init call. */
async function shown(balances: unknown): Promise<readonly (string | null)[]> {
  vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true)
  vi.stubGlobal('scrollTo', () => {})
  i18n.loadAndActivate({ locale: 'en', messages: {} })
  const tab = stage.open()
  const info = v.parse(UserInfo, { ...userInfo, balances })
  tab.store.set(userInfoAtom, { info, at: 0, stale: false })
  // The routes are not those of the app.
  const router = createRouter({
    routeTree: createRootRoute({
      component: () => (
        <>
          <BalanceCard />
          <WalletHead />
        </>
      ),
    }),
    history: createMemoryHistory(),
  })
  const place = document.createElement('div')
  const root = createRoot(place)
  await act(async () =>
    root.render(
      <Provider store={tab.store}>
        <I18nProvider i18n={i18n}>
          <RouterProvider router={router as never} />
        </I18nProvider>
      </Provider>,
    ),
  )
  const texts = [...place.querySelectorAll('section')].map((section) => section.textContent)
  await act(async () => root.unmount())
  return texts
}

test('balances in other currencies show where the operator sends some (spec §3)', async () => {
  const [card, head] = await shown({ USD: 0, KRW: 50_000, EUR: 1234 })
  expect(card).toMatch(/Balance \(EUR\)€12\.34.*Balance \(USD\)\$0\.00/)
  expect(card).not.toContain('KRW')
  expect(head).toMatch(/€12\.34.*\$0\.00/)
})

test.each([undefined, null, {}, { KRW: 50_000 }, { dollars: 1 }, { USD: 'much' }])(
  'and the one balance stands alone otherwise: %j',
  async (balances) => {
    const [card, head] = await shown(balances)
    expect(card).toContain('₩50,000')
    expect([card, head].join(' ')).not.toMatch(/Balance \(|[€$]/)
  },
)
