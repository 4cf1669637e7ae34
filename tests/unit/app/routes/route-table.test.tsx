import { expect, test } from 'vitest'
import { createAppRouter } from '../../../../src/router.ts'
import { createTab } from '../../../../src/session/tab.ts'
import { fakeEnvironment } from '../../../support/fake-environment.ts'
import { readGameFilters } from '../../../../src/features/lobby/filters/game-filters.ts'
import { readInquirySearch } from '../../../../src/features/support/inquiries/inquiry-search.ts'
import { readHistorySearch } from '../../../../src/features/wallet/history/history-search.ts'
import { requireSession } from '../../../../src/session/guard.ts'

const router = createAppRouter(createTab(fakeEnvironment()))

test('the house has these routes, in these layouts, under these titles, for these people', () => {
  const rows = Object.values(router.routesById).flatMap((route) => {
    const { staticData, beforeLoad } = route.options
    if (staticData?.layout === undefined) return []
    const access = beforeLoad === requireSession ? 'signed in' : 'anybody'
    return [`${route.fullPath} | ${staticData.layout} | ${staticData.title?.message ?? ''} | ${access}`]
  })
  expect(rows.toSorted()).toMatchInlineSnapshot(`
    [
      "/$ | fullpage-type-a | Page not found | anybody",
      "/account/forgot-password | fullpage-type-a | Forgot password | anybody",
      "/account/modal-mypage-info | none | Account | signed in",
      "/account/mypagelist | dashboard | Account | signed in",
      "/account/play-limits | dashboard | Limits and breaks | signed in",
      "/account/register | fullpage-type-a | Join | anybody",
      "/account/sub-modal-mypage-info | none | Account | signed in",
      "/devil/sub1/test-1 | dashboard | Diagnostics | anybody",
      "/etc/privacy-policy | fullpage-type-a | Privacy policy | anybody",
      "/etc/terms-of-service | fullpage-type-a | Terms of service | anybody",
      "/fairness | dashboard | Verify a round | anybody",
      "/favourites | dashboard | Favourites | anybody",
      "/game/arcade | dashboard | Arcade | anybody",
      "/game/livecasino | dashboard | Table games by provider | anybody",
      "/game/livecasinonine | dashboard | All table games | anybody",
      "/game/slot | dashboard | Slots by provider | anybody",
      "/game/slotnine | dashboard | All slots | anybody",
      "/game/sports | dashboard | Sports betting | anybody",
      "/home | dashboard | Home | anybody",
      "/home-eight | eight-dashboard | Categories | anybody",
      "/login | fullpage-type-a | Sign in | anybody",
      "/market/nft | dashboard | NFT market | anybody",
      "/new | dashboard | New games | anybody",
      "/promotions | dashboard | Promotions | anybody",
      "/register-nine | fullpage-type-a | Join step by step | anybody",
      "/settings | dashboard | Settings | anybody",
      "/support | dashboard | Help centre | anybody",
      "/supports/counselpage | dashboard | Support requests | signed in",
      "/supports/memopage | dashboard | Inbox | signed in",
      "/supports/noticepage | dashboard | Announcements | anybody",
      "/wallet/$ | none | Wallet | anybody",
      "/wallet/deposit-backup | dashboard | Manual bank transfer | signed in",
      "/wallet/depositpage | dashboard | Deposit | signed in",
      "/wallet/history | dashboard | Transaction history | signed in",
      "/wallet/mileagepage | dashboard | Points | signed in",
      "/wallet/withdrawpage | dashboard | Withdraw | signed in",
    ]
  `)
})

test('the catch-all has the meta action of spec §2, and a page with it is open to anybody', () => {
  const readable = Object.values(router.routesById).filter(
    ({ options }) => options.staticData?.action === 'read',
  )
  expect(readable.map(({ fullPath }) => fullPath)).toEqual(['/$'])
  expect(readable.every(({ options }) => options.beforeLoad !== requireSession)).toBe(true)
})

test('the address /wallet leads to the deposit, as the tab does; an unknown one below it shows the ways back', () => {
  const enter: unknown = router.routesById['/wallet/$'].options.beforeLoad
  if (typeof enter !== 'function') throw new Error('the wallet has no guard')
  for (const _splat of ['', undefined]) {
    expect(() => enter({ params: { _splat } })).toThrowError(
      expect.objectContaining({ options: expect.objectContaining({ to: '/wallet/depositpage' }) }),
    )
  }
  expect(enter({ params: { _splat: 'other' } })).toBeUndefined()
})

/** Pages that read their parameters themselves, in their own chunk. */
const readByPage = new Map<string, (search: Record<string, unknown>) => object>([
  ['/wallet/history', readHistorySearch],
  ['/supports/counselpage', readInquirySearch],
])

test('an invalid search parameter is removed: the router keeps those that validation does not return', () => {
  for (const { fullPath, options } of Object.values(router.routesById)) {
    const validate: unknown = readByPage.get(fullPath) ?? options.validateSearch
    if (typeof validate !== 'function') continue
    const read = new Set<string>()
    const refused = new Proxy<Record<string, unknown>>(
      {},
      {
        get(_, name) {
          read.add(String(name))
          return ['refused']
        },
        has(_, name) {
          read.add(String(name))
          return true
        },
      },
    )
    const found: Record<string, unknown> = validate(refused)
    expect(read.size, fullPath).toBeGreaterThan(0)
    for (const name of read) expect(found, `${fullPath}?${name}`).toHaveProperty(name, undefined)
  }
})

test.each(['777', '007', '1.50', '1e21', '12345678901234567890', 'true', 'null', '{"a":1}', '"x"', '-0'])(
  'the text %s of an address stays as it is',
  (q) => {
    const { parseSearch, stringifySearch } = router.options
    const address = stringifySearch?.({ q }) ?? ''
    expect(new URLSearchParams(address).get('q')).toBe(q)
    expect(readGameFilters(parseSearch?.(address) ?? {}).q).toBe(q)
  },
)
