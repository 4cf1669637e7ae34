import { expect, test } from 'vitest'
import * as v from 'valibot'
import { SiteConfig } from '@marquee/contract/config.ts'
import { UserInfo } from '@marquee/contract/player.ts'
import { siteConfigAtom } from '../../../../src/platform/config/site-config.ts'
import { userInfoAtom } from '../../../../src/session/user-info.ts'
import { withdrawableAtom } from '../../../../src/session/withdrawable.ts'
import { DepositPage } from '../../../../src/features/wallet/deposit/deposit-page.tsx'
import { WithdrawPage } from '../../../../src/features/wallet/withdraw/withdraw-page.tsx'
import { PointsPage } from '../../../../src/features/wallet/points/points-page.tsx'
import { StopNotice } from '../../../../src/features/protection/stop-notice.tsx'
import { renderPage, typeInto } from '../../../support/rendered-page.tsx'
import { json, startScriptedServer } from '../../../support/scripted-server.ts'
import { loginData, userInfo } from '../../../support/session-tab.ts'
import { tabStage } from '../../../support/stage.ts'
import { waitFor } from '../../../support/wait-for.ts'

const stage = tabStage()
const paths = [
  '/account/play-limits',
  '/support',
  '/wallet/deposit-backup',
  '/wallet/depositpage',
  '/wallet/history',
  '/wallet/mileagepage',
  '/wallet/withdrawpage',
]

/** A player of a site with these variables, who has this balance and rolling. */
function player(variables: Record<string, unknown>, info: Record<string, unknown> = {}) {
  const tab = stage.open()
  tab.session.begin({ ok: true, data: loginData() })
  tab.store.set(
    siteConfigAtom,
    v.parse(SiteConfig, {
      front_api_domain: 'https://operator.example',
      VARIABLES: { title: 'Foreign', ...variables },
    }),
  )
  tab.store.set(userInfoAtom, { info: v.parse(UserInfo, { ...userInfo, ...info }), at: 0, stale: false })
  return tab
}

const renderForms = (tab: ReturnType<typeof player>) =>
  renderPage(
    tab,
    () => (
      <>
        <DepositPage />
        <WithdrawPage />
      </>
    ),
    { paths },
  )

test('a site that states no rule of money gets none: no maximum, no wagering, no fee', async () => {
  const tab = player({}, { amount: 500_000, rolling: 70_000 })
  const { container, unmount } = await renderForms(tab)
  await waitFor(() => expect(container.textContent).toContain('Multiples of ₩10,000, up to ₩500,000 now.'))
  expect(container.textContent).toContain('Multiples of ₩10,000.')
  expect(container.textContent).not.toMatch(/fee|100,000,000|adds 100|before you can withdraw/i)
  expect(container.textContent).toContain('Wagering requirement₩70,000The site decides')
  expect(tab.store.get(withdrawableAtom)).toBe(500_000)
  await unmount()
})

test('the rules that a site states are shown', async () => {
  const rules = { rolling_percent: 100, fee_free: true, amount_max: 1_000_000 }
  const tab = player(rules, { amount: 500_000, rolling: 70_000 })
  const { container, unmount } = await renderForms(tab)
  await waitFor(() =>
    expect(container.textContent).toContain('Multiples of ₩10,000, up to ₩1,000,000. No fee.'),
  )
  expect(container.textContent).toContain('A deposit adds 100% of its amount')
  expect(container.textContent).toContain(
    'Left to wager before you can withdraw₩70,000Only settled bets count.',
  )
  expect(tab.store.get(withdrawableAtom)).toBe(0)
  await unmount()
})

test('a minimum above the unit is named before an amount is typed', async () => {
  const tab = player({ amount_unit: 10_000, amount_min: 50_000 }, { amount: 500_000 })
  const { container, unmount } = await renderForms(tab)
  await waitFor(() =>
    expect(container.textContent).toContain('At least ₩50,000. Multiples of ₩10,000, up to ₩500,000 now.'),
  )
  expect(container.textContent).toContain('At least ₩50,000. Multiples of ₩10,000.')
  await unmount()
})

test('the page of points says what a stake earns where the site states it, and nothing elsewhere', async () => {
  const texts: string[] = []
  for (const variables of [{ points_permille: { slots: 15 } }, {}]) {
    const page = await renderPage(player(variables), () => <PointsPage />, { paths })
    await waitFor(() => expect(page.container.textContent).toContain('You can convert'))
    texts.push(page.container.textContent)
    await page.unmount()
  }
  expect(texts[0]).toContain('worth 1.5% of the stake at slots, 0.5% at table games and 0.1% at card games.')
  expect(texts[1]).not.toContain('earn points')
})

test('the page for withdrawals names what is left to wager once', async () => {
  const tab = player({ rolling_percent: 100 }, { amount: 500_000, rolling: 70_000 })
  const { container, unmount } = await renderPage(tab, () => <WithdrawPage />, { paths })
  await waitFor(() => expect(container.textContent).toContain('₩70,000'))
  expect(container.textContent.split('₩70,000')).toHaveLength(2)
  await unmount()
})

test('an amount shows what is left to wager while it is typed, before it is reviewed', async () => {
  const tab = player({ rolling_percent: 100 }, { amount: 500_000, rolling: 70_000 })
  const { container, unmount } = await renderPage(tab, () => <WithdrawPage />, { paths })
  await waitFor(() => expect(container.querySelector('input')).not.toBeNull())
  typeInto(container.querySelector('input'), '20000')
  await waitFor(() =>
    expect(container.textContent).toContain('You can withdraw after wagering another ₩70,000.'),
  )
  await unmount()
})

test('the form of a withdrawal names the masked account, and how to change it where that is offered', async () => {
  const shown: boolean[][] = []
  for (const features of [['account', 'account_changes'], ['account']]) {
    const account = { bank_code_name: 'Bank of Test', bank_account: '110-123-456789', bank_name: 'Kim' }
    const page = await renderPage(player({ features }, account), () => <WithdrawPage />, {
      paths: [...paths, '/account/mypagelist'],
    })
    await waitFor(() => expect(page.container.textContent).toContain('Bank of Test'))
    const text = page.container.textContent
    expect(text).toContain('110-*******789')
    expect(text).not.toContain('110-123-456789')
    shown.push([text.includes('Change'), page.container.querySelector('a[href*="edit=bank"]') !== null])
    await page.unmount()
  }
  expect(shown).toEqual([
    [true, true],
    [false, false],
  ])
})

test('a site with play money says that nothing has to be transferred, another one does not', async () => {
  const texts: string[] = []
  for (const isPlayMoney of [true, false]) {
    const page = await renderPage(player({ play_money: isPlayMoney }), () => <DepositPage />, { paths })
    await waitFor(() => expect(page.container.textContent).toContain('Request a deposit'))
    texts.push(page.container.textContent)
    await page.unmount()
  }
  expect(texts.map((text) => text.includes('you do not have to transfer anything'))).toEqual([true, false])
  // The app cannot know whether the operator credits by itself: with `SIMULATED_BANK=off` an admin decides.
  expect(texts.join(' ')).not.toMatch(/automatic|minutes/i)
})

test.each([true, false])(
  'the review of a deposit says the same as its form: play money %s',
  async (isPlayMoney) => {
    const tab = player({ play_money: isPlayMoney, features: ['wallet'] })
    const server = await startScriptedServer(
      json(200, {
        code: 'OK',
        msg: '',
        data: { virtual: false, account: { bank: 'Bank', number: '110-22-333', holder: 'Site' } },
      }),
    )
    tab.apiHost.set(server.origin)
    const { container, unmount } = await renderPage(tab, () => <DepositPage />, { paths })
    await waitFor(() => expect(container.textContent).toContain('110-22-333'))
    typeInto(container.querySelector('input[inputmode=numeric]'), '50000')
    container.querySelector('form')?.requestSubmit()
    await waitFor(() => expect(container.textContent).toContain('Check and confirm'))
    const { textContent: text } = container
    expect(text.includes('you do not have to transfer anything')).toBe(isPlayMoney)
    expect([text.includes('You transfer'), text.includes('110-22-333')]).toEqual([!isPlayMoney, !isPlayMoney])
    await unmount()
    await server.close()
  },
)

test('a player in a break reads what can be withdrawn, and nothing where that is nothing', async () => {
  const texts: string[] = []
  for (const amount of [9_900, 25_000]) {
    const tab = player(
      { rolling_percent: 0 },
      { amount, stop: { kind: 'exclusion', from: '2026-01-01T00:00:00Z', until: null } },
    )
    const { container, unmount } = await renderPage(tab, StopNotice, { paths })
    await waitFor(() => expect(container.textContent).toContain('You cannot play or deposit.'))
    texts.push(container.textContent)
    await unmount()
  }
  expect(texts[0]).not.toContain('You can withdraw')
  expect(texts[1]).toContain('You can withdraw ₩20,000 now.')
})
