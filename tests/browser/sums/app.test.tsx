import 'virtual:recipes.css'
import '../../../src/theme/shell.css'
import { i18n } from '@lingui/core'
import { I18nProvider } from '@lingui/react'
import { createMemoryHistory, createRootRoute, createRouter, RouterProvider } from '@tanstack/react-router'
import { Provider } from 'jotai'
import { flushSync } from 'react-dom'
import { createRoot, type Root } from 'react-dom/client'
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest'
import { page } from 'vitest/browser'
import * as v from 'valibot'
import { plainAmount } from '@marquee/contract/plain-amount.ts'
import { UserInfo } from '@marquee/contract/player.ts'
import { type HistoryRow, WithdrawRequest } from '@marquee/contract/wallet.ts'
import { BalanceCard } from '../../../src/features/account/my-page/balance-card.tsx'
import { GameFacts } from '../../../src/features/lobby/facts/game-facts.tsx'
import { LobbyContext } from '../../../src/features/lobby/lobby-context.ts'
import { GameTile } from '../../../src/features/lobby/tile/game-tile.tsx'
import { BalanceStrip } from '../../../src/features/play/frame/balance-strip.tsx'
import { BalanceFlow } from '../../../src/features/wallet/history/balance-flow.tsx'
import { TransactionTable } from '../../../src/features/wallet/history/transaction-table.tsx'
import { WalletHead } from '../../../src/features/wallet/parts/wallet-head.tsx'
import { RequestCard } from '../../../src/features/wallet/requests/request-card.tsx'
import { RequestRow } from '../../../src/features/wallet/requests/request-row.tsx'
import type { WalletRequest } from '../../../src/features/wallet/requests/requests.ts'
import { StatementRows } from '../../../src/features/wallet/statement/statement-rows.tsx'
import { ConfirmStep } from '../../../src/features/wallet/transfer/confirm-step.tsx'
import { RollingCard } from '../../../src/features/wallet/withdraw/rolling-card.tsx'
import { siteConfigAtom } from '../../../src/platform/config/site-config.ts'
import { browserEnvironment } from '../../../src/platform/environment.ts'
import { catalogues } from '../../../src/platform/i18n/i18n.ts'
import { createTab, type Tab } from '../../../src/session/tab.ts'
import { userInfoAtom } from '../../../src/session/user-info.ts'
import { AppBar } from '../../../src/shell/bars/app-bar.tsx'
import { ChakraRoot } from '../../../src/theme/chakra-root.tsx'
import { tokensCss } from '../../../build/theme-css.ts'
import { AmountField } from '../../../src/ui/amount/amount-field.tsx'
import { moneyText } from '../../../src/ui/money/money-text.ts'
import { currencyUnit } from '../../../src/ui/money/currency-unit.ts'
import { Toaster } from '../../../src/ui/toast/toaster.tsx'
import { toasts } from '../../../src/ui/toast/toast.ts'
import { currencies, cutSums, largest, phoneWidths, tongues } from '../../support/cut-sums.ts'
import { sampleGame, sampleSite } from '../../support/sample-game.ts'
import { tokenUntil } from '../../support/tokens.ts'
import { waitFor } from '../../support/wait-for.ts'

/** The largest stake that the seamless wallet takes (`WalletMove`). */
const mostStaked = 888_888_888_888
const at = '2026-11-20T12:00:00.000Z'
const table = sampleGame('1', { category: 'casino', limits: { min: mostStaked - 1, max: mostStaked } })
const signedOut = { play() {}, join() {}, starred() {}, openFacts() {}, openProvider() {}, openAll() {} }
const totals = {
  before: 0,
  after: 0,
  deposited: largest,
  withdrawn: 0,
  staked: 0,
  won: largest,
  converted: largest,
  other: -largest,
}
const rows: HistoryRow[] = [-largest, largest].map((amount, index) => ({
  id: `90000000${index}`,
  username: 'demo_player_1',
  type: index === 0 ? 'withdraw_return' : 'point_conversion',
  amount,
  before: largest,
  after: -largest,
  date: at,
  round: 'r',
}))

function request(
  kind: WalletRequest['kind'],
  status: WithdrawRequest['status'],
  currency: string,
): WalletRequest {
  return {
    kind: 'withdraw',
    ...v.parse(WithdrawRequest, {
      id: `${kind}${status}`,
      date: at,
      amount: largest,
      status,
      currency,
      cancellable: status === 'waiting',
      account: { bank: 'Bank', number: '***-6789', holder: 'Demo' },
    }),
  }
}

/** Every part of the app that shows a sum, one below the other as their pages have them. */
function Sums({ currency }: { currency: string }) {
  const money = moneyText(largest, currency, i18n.locale)
  return (
    <LobbyContext value={signedOut}>
      <AppBar variant="full" withBrand />
      <div style={{ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: 12, paddingInline: 16 }}>
        <WalletHead />
        <BalanceCard />
        <RollingCard />
        <AmountField
          label="Amount"
          value={plainAmount(largest, currency)}
          onChange={() => {}}
          currency={currency}
          unit={currencyUnit(currency, i18n.locale)}
          hint={money}
          quick={[largest, largest].map((amount, index) => ({
            label: `${index} ${moneyText(amount, currency, i18n.locale)}`,
            value: '1',
          }))}
        />
        <ConfirmStep
          rows={[
            { id: 'amount', term: 'Amount', value: money },
            { id: 'total', term: 'You receive', value: money, total: true },
          ]}
          isByBank={false}
          sendLabel={money}
          isSending={false}
          problem={money}
          onSend={() => {}}
          onBack={() => {}}
        />
        <StatementRows totals={totals} error={undefined} onRetry={() => {}} />
        <RequestCard request={request('withdraw', 'waiting', currency)} focused={false} />
        <ul>
          <RequestRow request={request('withdraw', 'rejected', currency)} />
          <RequestRow request={request('deposit', 'completed', currency)} />
        </ul>
        <BalanceFlow rows={rows} />
        <TransactionTable rows={rows} zone="UTC" complete isUnfiltered onOpen={() => {}} />
        <div style={{ display: 'grid', gridTemplateColumns: 'repeat(2, minmax(0, 1fr))', gap: 12 }}>
          <GameTile game={table} />
          <GameTile game={table} provider="Dalmaru" />
        </div>
        <GameTile game={table} provider="Dalmaru" variant="row" />
      </div>
      <BalanceStrip delayMs={0} />
      <GameFacts game={table} />
      <Toaster />
    </LobbyContext>
  )
}

let tab: Tab
let root: Root
let place: HTMLElement
const look = document.createElement('style')

beforeAll(() => {
  vi.stubGlobal('scrollTo', () => {})
  look.textContent = tokensCss()
  document.head.append(look)
  tab = createTab(browserEnvironment())
  const until = Date.now() + 3_600_000
  tab.session.keys.importAll({ jwt: tokenUntil(until), access_token: tokenUntil(until, 'access') })
  void tab.session.dispatch({ type: 'sharedByTab', entries: tab.session.keys.read() })
  place = document.createElement('div')
  document.body.style.margin = '0'
  document.body.replaceChildren(place)
  root = createRoot(place)
})
afterAll(() => {
  root.unmount()
  tab.session.keys.clear()
  tab.channel.close()
  look.remove()
})

describe.each(tongues)('%s', (language) => {
  test.each(currencies)('no sum in %s is cut on a narrow phone', async (currency) => {
    await catalogues(tab).activate(language)
    const sums = { amount: largest, rolling: largest, rolling_total: largest, points: largest }
    const balances = { [currency]: largest, EUR: largest, JOD: largest }
    const info = v.parse(UserInfo, { name: 'Demo', username: 'demo', ...sums, balances })
    tab.store.set(siteConfigAtom, sampleSite({ currency, play_money: true }))
    tab.store.set(userInfoAtom, { info, at: Date.parse(at), stale: true })
    const router = createRouter({
      routeTree: createRootRoute({ component: () => <Sums currency={currency} /> }),
      history: createMemoryHistory(),
    })
    await router.load()
    for (const width of phoneWidths) {
      await page.viewport(width, 780)
      toasts(tab).clear()
      toasts(tab).money('success', moneyText(largest, currency, language))
      toasts(tab).show('info', moneyText(-largest, currency, language), { label: 'OK', run() {} })
      flushSync(() =>
        root.render(
          <Provider store={tab.store}>
            <I18nProvider i18n={i18n}>
              <ChakraRoot>
                <RouterProvider router={router as never} />
              </ChakraRoot>
            </I18nProvider>
          </Provider>,
        ),
      )
      await waitFor(() => expect(place.querySelectorAll('article').length).toBe(3))
      for (const closed of document.querySelectorAll('details')) closed.open = true
      await waitFor(() => expect(cutSums(document.body), `${width} px`).toEqual([]))
    }
  })
})
