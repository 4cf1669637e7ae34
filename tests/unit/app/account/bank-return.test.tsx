import { act } from 'react'
import * as v from 'valibot'
import { expect, test, vi } from 'vitest'
import { SiteConfig } from '@marquee/contract/config.ts'
import { MyPage } from '../../../../src/features/account/my-page/my-page.tsx'
import { siteConfigAtom } from '../../../../src/platform/config/site-config.ts'
import { renderPage } from '../../../support/rendered-page.tsx'
import { loginData } from '../../../support/session-tab.ts'
import { tabStage } from '../../../support/stage.ts'
import { waitFor } from '../../../support/wait-for.ts'

vi.mock('../../../../src/features/account/my-page/bank-card.tsx', () => ({
  BankCard: ({ onClose }: { onClose: () => void }) => (
    <button type="button" data-close onClick={onClose}>
      Close
    </button>
  ),
}))
// The other cards fetch data that this test does not need.
vi.mock('../../../../src/features/account/my-page/balance-card.tsx', () => ({ BalanceCard: () => null }))
vi.mock('../../../../src/features/account/my-page/profile-card.tsx', () => ({ ProfileCard: () => null }))
vi.mock('../../../../src/features/account/my-page/sessions-card.tsx', () => ({ SessionsCard: () => null }))
vi.mock('../../../../src/features/account/password/password-card.tsx', () => ({ PasswordCard: () => null }))
vi.mock('../../../../src/features/account/sign-in/sign-out-button.tsx', () => ({ SignOutButton: () => null }))

const stage = tabStage()

test.each([
  ['withdraw', '/wallet/withdrawpage', []],
  [undefined, '/account/mypagelist', [undefined]],
] as const)('the form of the bank account that %s needs leads to %s', async (back, path, edits) => {
  vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true)
  const tab = stage.open()
  tab.session.begin({ ok: true, data: loginData() })
  const site = { front_api_domain: 'https://site.example', VARIABLES: { title: 'Site' } }
  tab.store.set(siteConfigAtom, v.parse(SiteConfig, site))
  const calls: unknown[] = []
  const {
    container: place,
    router,
    unmount,
  } = await renderPage(tab, () => <MyPage edit="bank" back={back} onEdit={(edit) => calls.push(edit)} />, {
    path: '/account/mypagelist',
    paths: ['/wallet/withdrawpage'],
  })
  await act(async () => place.querySelector<HTMLElement>('[data-close]')?.click())
  await waitFor(() => expect(router.latestLocation.pathname).toBe(path))
  expect(calls).toEqual(edits)
  await unmount()
})
