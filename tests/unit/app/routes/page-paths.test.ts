import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { pagePaths } from '@marquee/contract/page-paths.ts'
import { everyRoute } from '../../../support/e2e/routes.ts'

test('the pages of the contract are the routes of the app', () => {
  const routes = everyRoute().filter((path) => !path.endsWith('/nowhere'))
  expect([...pagePaths].toSorted()).toEqual(['/', ...routes].toSorted())
})

/** Whether robots may fetch a path: the longest rule decides (RFC 9309). */
function isAllowed(path: string): boolean {
  const rules = readFileSync(new URL('../../../../public/robots.txt', import.meta.url), 'utf8')
    .split('\n')
    .map((line) => /^(Allow|Disallow): (.+)$/.exec(line))
    .flatMap((rule) => (rule?.[2] !== undefined && path.startsWith(rule[2]) ? [rule] : []))
    .toSorted((a, b) => (b[2]?.length ?? 0) - (a[2]?.length ?? 0))
  return rules[0]?.[1] !== 'Disallow'
}

test('robots.txt lets search engines find the public pages, but no calls and no accounts', () => {
  expect(pagePaths.filter((path) => !isAllowed(path)).toSorted()).toEqual([
    '/account/forgot-password',
    '/account/modal-mypage-info',
    '/account/mypagelist',
    '/account/play-limits',
    '/account/sub-modal-mypage-info',
    '/supports/counselpage',
    '/supports/memopage',
    '/wallet/deposit-backup',
    '/wallet/depositpage',
    '/wallet/history',
    '/wallet/mileagepage',
    '/wallet/withdrawpage',
  ])
  for (const call of [
    '/api/other',
    '/auth/login',
    '/main/init',
    '/studio/debit',
    '/game/launch',
    '/account/me',
  ])
    expect([call, isAllowed(call)]).toEqual([call, false])
  // Search engines draw the page, and the pictures and scripts that it needs.
  for (const file of [
    '/api/cnf',
    '/assets/index-1.js',
    '/images/cover/1.svg',
    '/icons/icon-512.png',
    '/supports/notice',
  ])
    expect([file, isAllowed(file)]).toEqual([file, true])
})
