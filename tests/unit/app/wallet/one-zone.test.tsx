import { i18n } from '@lingui/core'
import { I18nProvider } from '@lingui/react'
import { Provider } from 'jotai'
import { act } from 'react'
import { createRoot, type Root } from 'react-dom/client'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { CheckingCard } from '../../../../src/features/wallet/transfer/checking-card.tsx'
import { RequestCard } from '../../../../src/features/wallet/requests/request-card.tsx'
import { ChakraRoot } from '../../../../src/theme/chakra-root.tsx'
import { tabStage } from '../../../support/stage.ts'

const stage = tabStage()
let root: Root
let place: HTMLElement

beforeEach(() => {
  vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true)
  i18n.loadAndActivate({ locale: 'en', messages: {} })
  place = document.createElement('div')
  root = createRoot(place)
})
afterEach(() => act(async () => root.unmount()))

// Without a configuration the site's zone is the contract's default.
const site = new Intl.DateTimeFormat('en', { timeStyle: 'short', timeZone: 'Asia/Seoul' })
const date = '2026-11-20T15:30:00Z'

test('a request that waits and one that is checked show the time of the site', async () => {
  const tab = stage.open()
  await act(async () =>
    root.render(
      <Provider store={tab.store}>
        <I18nProvider i18n={i18n}>
          <ChakraRoot>
            <RequestCard
              focused={false}
              request={{
                kind: 'withdraw',
                id: '1',
                amount: 10_000,
                status: 'waiting',
                date,
                timeline: [],
                cancellable: false,
              }}
            />
            <CheckingCard
              isSending
              amount="₩10,000"
              transfer={
                { kind: 'withdraw', key: 'k', at: Date.parse(date), body: { amount: 10_000 } } as never
              }
            />
          </ChakraRoot>
        </I18nProvider>
      </Provider>,
    ),
  )
  expect(place.textContent?.split(site.format(Date.parse(date)))).toHaveLength(3)
})
