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
import { ShortDate } from '../../../../src/features/support/board/short-date.tsx'
import { connectionAtom } from '../../../../src/platform/http/connection.ts'
import { userInfoAtom } from '../../../../src/session/user-info.ts'
import { BalancePill } from '../../../../src/shell/bars/balance-pill.tsx'
import { ConnectionBanner } from '../../../../src/shell/overlays/connection-banner.tsx'
import { DataAge } from '../../../../src/ui/time/data-age.tsx'
import { SiteTime } from '../../../../src/ui/time/site-time.tsx'
import { siteTimeText } from '../../../../src/ui/time/site-time-text.ts'
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
        <DataAge at={at} />
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

test('the balance in the header has the time of the site, as has the banner of a lost connection', async () => {
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
  expect(banner?.textContent).toContain(`As of ${shown}`)
  await page.unmount()
})

test('the age of a copy has its date if the day differs in the zone of the site', () => {
  const at = Date.parse('2026-11-20T14:30:00Z')
  const textAt = (now: string) => siteTimeText(at, Date.parse(now), 'en-GB', 'Asia/Seoul')
  expect(textAt('2026-11-20T14:59:00Z')).toMatch(/^23:30/)
  expect(textAt('2026-11-20T15:00:00Z')).toMatch(/^20\/11\/2026, 23:30/)
})

test('a board shows the day of the site', async () => {
  const tab = stage.open()
  // On 1 January in Seoul, and still on 31 December in UTC.
  const now = Date.parse('2026-12-31T16:00:00Z')
  vi.spyOn(tab.clock, 'now').mockReturnValue(now)
  const dates = ['2026-12-31T15:30:00Z', '2027-01-01T15:30:00Z', '2026-12-31T14:30:00Z']
  const page = await renderPage(tab, () => dates.map((iso) => <ShortDate key={iso} iso={iso} />))
  const [today, thisYear, lastYear] = [...page.container.querySelectorAll('time')].map(
    ({ textContent }) => textContent,
  )
  expect(today).toMatch(/^12:30\sAM/)
  expect(thisYear).toBe('Jan 2')
  expect(lastYear).toBe('Dec 31, 2026')
  await page.unmount()
})

/** The player's own clock, and the order of day and month in a birth date. */
const withoutZone = [
  'src/features/protection/game/session-bar.tsx',
  'src/features/account/fields/birth-text.ts',
]

test('every time that the app formats names its zone: the site’s, or UTC for days', () => {
  const own = globSync('src/**/*.{ts,tsx}', {
    exclude: ['src/platform/i18n/intl/**', 'src/ui/time/**'],
  }).filter((path) => {
    const code = readFileSync(path, 'utf8')
    const formats = [...code.matchAll(/new Intl\.DateTimeFormat\(/g)]
    return (
      /\bi18n\.date\(|\.toLocale(?:Date|Time)?String\(/.test(code) ||
      formats.some(({ index }) => !/\btimeZone\b/.test(callAt(code, code.indexOf('(', index))))
    )
  })
  expect(own.map((path) => path.replaceAll('\\', '/')).toSorted()).toEqual(withoutZone.toSorted())
})

/** The arguments of a call whose opening bracket is at `start`. */
function callAt(code: string, start: number): string {
  let depth = 0
  for (let at = start; at < code.length; at += 1) {
    if (code[at] === '(') depth += 1
    if (code[at] === ')') depth -= 1
    if (depth === 0) return code.slice(start, at)
  }
  return code.slice(start)
}
