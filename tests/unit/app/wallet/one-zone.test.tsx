import { i18n } from '@lingui/core'
import { I18nProvider } from '@lingui/react'
import { Provider } from 'jotai'
import { globSync, readFileSync } from 'node:fs'
import { act } from 'react'
import { createRoot, type Root } from 'react-dom/client'
import * as v from 'valibot'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { UserInfo } from '@marquee/contract/player.ts'
import { CheckingCard } from '../../../../src/features/wallet/transfer/checking-card.tsx'
import { RequestCard } from '../../../../src/features/wallet/requests/request-card.tsx'
import { BalanceCard } from '../../../../src/features/account/my-page/balance-card.tsx'
import { connectionAtom } from '../../../../src/platform/http/connection.ts'
import { userInfoAtom } from '../../../../src/session/user-info.ts'
import { BalancePill } from '../../../../src/shell/bars/balance-pill.tsx'
import { ConnectionBanner } from '../../../../src/shell/overlays/connection-banner.tsx'
import { SiteAge, SiteTime } from '../../../../src/ui/time/site-time.tsx'
import { ChakraRoot } from '../../../../src/theme/chakra-root.tsx'
import { acted, renderPage } from '../../../support/rendered-page.tsx'
import { userInfo } from '../../../support/session-tab.ts'
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

test('the age of a list and a single time are the site’s, and name its zone where the player’s clock shows another time', async () => {
  const at = Date.parse(date)
  const page = await renderPage(stage.open(), () => (
    <>
      <p>
        <SiteAge at={at} />
      </p>
      <p>
        <SiteTime at={at} format={{ timeStyle: 'short' }} />
      </p>
    </>
  ))
  const isAbroad = new Date(at).getTimezoneOffset() !== -9 * 60
  const shown = `${site.format(at)}${isAbroad ? ' GMT+9' : ''}`
  const [age, time] = [...page.container.querySelectorAll('p')].map(({ textContent }) => textContent)
  expect(age).toMatch(/^As of /)
  expect(age?.endsWith(shown)).toBe(true)
  expect(time).toBe(shown)
  await page.unmount()
})

test('the balance in the header has the time of the site, and the banner beside it an age without a zone', async () => {
  const at = Date.now() - 300_000
  const tab = stage.open()
  const page = await renderPage(
    tab,
    () => (
      <>
        <BalancePill />
        <BalanceCard />
        <ConnectionBanner />
      </>
    ),
    { paths: ['/wallet/depositpage'] },
  )
  await acted(() => {
    tab.store.set(userInfoAtom, { info: v.parse(UserInfo, userInfo), at, stale: true })
    tab.store.set(connectionAtom, { state: 'offline', lastSuccess: at })
  })
  const { container } = page
  const shown = site.format(at)
  expect(container.querySelector('a small')?.textContent).toContain(shown)
  expect(container.querySelector('a')?.getAttribute('aria-label')).toContain(shown)
  expect(container.querySelector('section')?.textContent).toContain(`As of ${shown}`)
  const banner = container.querySelector('output')
  expect(banner?.textContent).toMatch(/Updated 5 minutes ago$/)
  // A screen reader says the banner once, and not each minute.
  expect(banner?.querySelector('time')?.closest('[aria-live]')?.getAttribute('aria-live')).toBe('off')
  await page.unmount()
})

test('no part that shows the balance shows its age in the player’s zone', () => {
  const own = globSync('src/**/*.tsx').filter((path) => {
    const code = readFileSync(path, 'utf8')
    return /\buser\??\.at\b/.test(code) && /time\/(?:clock-time|data-age)/.test(code)
  })
  expect(own).toEqual([])
})

test('nothing in the wallet shows a time of the player’s zone', () => {
  const own = globSync('src/features/wallet/**/*.{ts,tsx}').filter((path) => {
    const code = readFileSync(path, 'utf8')
    const formats = code.match(/timeStyle/g)?.length ?? 0
    return /time\/(?:clock-time|data-age)/.test(code) || (formats > 0 && !/timeZone\b|<SiteTime/.test(code))
  })
  expect(own).toEqual([])
})
