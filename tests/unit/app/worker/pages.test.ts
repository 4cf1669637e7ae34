import { expect, test } from 'vitest'
import { callPrefixes } from '@marquee/operator/app.ts'
import { isAppPage, isOfBuild } from '../../../../sw/pages.ts'
import { everyRoute } from '../../../support/e2e/routes.ts'

const origin = 'https://app.test'
const to = (path: string) => ({ mode: 'navigate', destination: 'document', url: origin + path }) as const

test('every page of the app opens from the precache', () => {
  expect(everyRoute().filter((path) => !isAppPage(to(path), origin))).toEqual([])
})

test('no path that has calls only is a page', () => {
  expect(callPrefixes.filter((prefix) => isAppPage(to(`${prefix}elsewhere`), origin))).toEqual([])
})

test.each([
  ['/wallet/history?tab=withdrawals', true],
  ['/login?redirect=%2Fhome&file=a.pdf', true],
  ['/?lang=th', true],
  ['/no/such/page', true],
  ['/api/cnf', false],
  ['/images/cover/1.svg', false],
  ['/assets/index-1.js', false],
  ['/robots.txt', false],
])('whether a navigation to %s is answered with the page of the app: %s', (path, expected) => {
  expect(isAppPage(to(path), origin)).toBe(expected)
  expect(isAppPage({ ...to(path), destination: 'iframe' }, origin)).toBe(false)
  expect(isAppPage({ ...to(path), mode: 'cors', destination: '' }, origin)).toBe(false)
  expect(isAppPage(to(path), 'https://elsewhere.test')).toBe(false)
})

test.each([
  ['of the build', '<script src="/assets/index-1.js"></script><link href="/assets/index-1.css">', true],
  ['of another build', '<script src="/assets/index-2.js"></script><link href="/assets/index-1.css">', false],
  ['of a captive portal', '<h1>Sign in to the airport</h1>', false],
])('a page %s', (_, html, expected) => {
  expect(isOfBuild(html, new Set(['assets/index-1.js', 'assets/index-1.css']))).toBe(expected)
})
