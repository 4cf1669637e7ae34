import { i18n } from '@lingui/core'
import { I18nProvider } from '@lingui/react'
import { Provider } from 'jotai'
import { act } from 'react'
import { createRoot, type Root } from 'react-dom/client'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import type { HistoryRow } from '@marquee/contract/wallet.ts'
import { HistoryTools } from '../../../../src/features/wallet/history/history-tools.tsx'
import { TransactionTable } from '../../../../src/features/wallet/history/transaction-table.tsx'
import { ChakraRoot } from '../../../../src/theme/chakra-root.tsx'
import { tabStage } from '../../../support/stage.ts'
import { waitFor } from '../../../support/wait-for.ts'

// The links of a table need a router, which is not what these tests are about.
vi.mock('../../../../src/features/wallet/parts/inquiry-link.tsx', () => ({ InquiryLink: () => null }))
vi.mock('@tanstack/react-virtual', () => ({
  useWindowVirtualizer: ({ count }: { count: number }) => ({
    getTotalSize: () => count * 64,
    getVirtualItems: () => Array.from({ length: count }, (_, index) => ({ index, key: index, start: 0 })),
    measureElement: () => {},
  }),
}))

const stage = tabStage()
let root: Root
let place: HTMLElement

beforeEach(() => {
  vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true)
  vi.stubGlobal(
    'ResizeObserver',
    class {
      observe() {}
      disconnect() {}
    },
  )
  vi.stubGlobal('matchMedia', () => ({ matches: false, addEventListener() {}, removeEventListener() {} }))
  i18n.loadAndActivate({ locale: 'en', messages: {} })
  place = document.createElement('div')
  document.body.append(place)
  root = createRoot(place)
})
afterEach(async () => {
  await act(async () => root.unmount())
  place.remove()
})

async function render(content: React.ReactNode) {
  const tab = stage.open()
  await act(async () =>
    root.render(
      <Provider store={tab.store}>
        <I18nProvider i18n={i18n}>
          <ChakraRoot>{content}</ChakraRoot>
        </I18nProvider>
      </Provider>,
    ),
  )
}

const row = (id: string, more: Partial<HistoryRow>): HistoryRow => ({
  id,
  username: 'demo',
  type: 'bet',
  amount: -500,
  before: 1000,
  after: 500,
  date: '2026-11-20T05:00:00Z',
  ...more,
})

test('a row names the game and opens its round; a movement without a round opens nothing', async () => {
  const opened: HistoryRow[] = []
  const bet = row('2', { round: 'r-1', game: { id: '7', title: { en: 'Dragon', ko: '용' } } })
  await render(
    <TransactionTable
      rows={[bet, row('1', { type: 'opening', amount: 1000 })]}
      zone="Asia/Seoul"
      complete
      isUnfiltered
      onOpen={(one) => opened.push(one)}
    />,
  )
  const buttons = [...place.querySelectorAll('button')]
  expect(buttons.map(({ textContent }) => textContent)).toEqual(['BetDragon'])
  await act(async () => buttons[0]?.click())
  expect(opened).toEqual([bet])
})

test.each([
  [true, /Net result\s−500/],
  [false, /^(?!.*Net result)/],
])('a day shows its net result where all types are listed (%s)', async (isUnfiltered, text) => {
  await render(
    <TransactionTable
      rows={[row('2', {}), row('1', { type: 'deposit', amount: 1000 })]}
      zone="Asia/Seoul"
      complete
      isUnfiltered={isUnfiltered}
    />,
  )
  expect(place.querySelector('[role="cell"][aria-colspan]')?.textContent).toMatch(text)
})

test('on a phone filters and sums are hidden until a click, and one of them is shown at a time', async () => {
  await render(
    <HistoryTools
      search={{ from: '2026-11-01', type: 'bet' }}
      withType
      busy={false}
      offline={false}
      onSearch={() => {}}
      onFetch={() => {}}
      totals={<p>sums</p>}
    />,
  )
  const [filters, totals] = place.querySelectorAll('button')
  expect(place.querySelector('form')).toBeNull()
  expect(filters?.getAttribute('aria-label')).toBe('Filters, 2 active')
  await act(async () => filters?.click())
  await waitFor(() => expect(place.querySelector('form')).not.toBeNull())
  await act(async () => totals?.click())
  expect(place.querySelector('form')).toBeNull()
  expect(place.textContent).toContain('sums')
  await act(async () => totals?.click())
  expect(place.textContent).not.toContain('sums')
})

test('in a wide window days and fetch button are in sight', async () => {
  vi.stubGlobal('matchMedia', () => ({ matches: true, addEventListener() {}, removeEventListener() {} }))
  await render(
    <HistoryTools search={{}} withType busy={false} offline={false} onSearch={() => {}} onFetch={() => {}} />,
  )
  await waitFor(() => expect(place.querySelectorAll('input[type=date]')).toHaveLength(2))
  expect(place.querySelector('form [type=submit]')?.textContent).toBe('Apply')
  expect(place.textContent).not.toContain('Filters')
})
