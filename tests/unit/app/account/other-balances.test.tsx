import { expect, test } from 'vitest'
import * as v from 'valibot'
import { UserInfo } from '@marquee/contract/player.ts'
import { BalanceCard } from '../../../../src/features/account/my-page/balance-card.tsx'
import { WalletHead } from '../../../../src/features/wallet/parts/wallet-head.tsx'
import { userInfoAtom } from '../../../../src/session/user-info.ts'
import { renderPage } from '../../../support/rendered-page.tsx'
import { userInfo } from '../../../support/session-tab.ts'
import { tabStage } from '../../../support/stage.ts'

const stage = tabStage()

/** The texts of my page's balance and of the wallet's head, with these balances in the answer of the init call. */
async function shown(balances: unknown): Promise<readonly (string | null)[]> {
  const tab = stage.open()
  const info = v.parse(UserInfo, { ...userInfo, balances })
  tab.store.set(userInfoAtom, { info, at: 0, stale: false })
  const { container: place, unmount } = await renderPage(
    tab,
    () => (
      <>
        <BalanceCard />
        <WalletHead />
      </>
    ),
    { paths: ['/wallet/withdrawpage'] },
  )
  const texts = [...place.querySelectorAll('section')].map((section) => section.textContent)
  await unmount()
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

test('what is left to wager leads to the page that says what it is', async () => {
  const tab = stage.open()
  tab.store.set(userInfoAtom, {
    info: v.parse(UserInfo, { ...userInfo, rolling: 70_000 }),
    at: 0,
    stale: false,
  })
  const page = await renderPage(tab, BalanceCard, { paths: ['/wallet/withdrawpage'] })
  const link = page.container.querySelector('dt a')
  expect([link?.textContent, link?.getAttribute('href')]).toEqual(['Left to wager', '/wallet/withdrawpage'])
  expect(link?.closest('div')?.textContent).toContain('₩70,000')
  await page.unmount()
})
