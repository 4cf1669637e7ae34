import { expect, test } from 'vitest'
import { appPages } from '../../../build/app-routes.ts'
import { callPrefixes } from '../../../server/app.ts'
import { allEndpoints } from '../../../server/routes/all-endpoints.ts'
import { isAppPage, mayBeAppPage } from '../../../sw/app-routes.ts'
import { everyRoute } from '../../support/e2e/routes.ts'

const origin = 'https://app.test'
const to = (path: string) => ({ mode: 'navigate', destination: 'document', url: origin + path }) as const
const pages = appPages().map(({ path }) => path)
const isRoute = (path: string) => isAppPage(to(path), origin, pages)

test('every page of the app opens from the shell', () => {
  const missing = everyRoute().filter((path) => !path.endsWith('/nowhere') && !isRoute(path))
  expect(missing).toEqual([])
})

// Lists, notifications and links carry one: asking the network first would be a white page where it hangs.
test.each([
  '/wallet/history?tab=withdrawals',
  '/game/slot?provider=7',
  '/login?redirect=%2Fhome',
  '/?lang=th',
])('%s opens from the shell as the same address without a query does', (path) => {
  expect(isRoute(path)).toBe(true)
  expect(isAppPage({ ...to(path), destination: 'iframe' }, origin, pages)).toBe(false)
  expect(isAppPage({ ...to(path), mode: 'cors' }, origin, pages)).toBe(false)
  expect(isAppPage(to(path), 'https://elsewhere.test', pages)).toBe(false)
})

test('no call of the operator is answered with the shell', () => {
  const taken = Object.values(allEndpoints)
    .map(({ path }) => path.replaceAll(/\{\w+\}/g, '1'))
    .filter((path) => path.startsWith('/') && isRoute(path) && !sharedPaths.has(path))
  expect(taken).toEqual([])
})

/** Paths that are a page and a call: the worker answers navigations only. */
const sharedPaths = new Set(['/wallet/history'])

test('no path that has calls only may be a page', () => {
  expect(callPrefixes.filter((prefix) => mayBeAppPage(to(`${prefix}elsewhere`), origin))).toEqual([])
})

test.each([
  ['/wallet/elsewhere', true],
  ['/no/such/page', true],
  ['/api/cnf', false],
  ['/auth/login', false],
  ['/images/cover/1.svg', false],
  ['/assets/index-1.js', false],
  ['/robots.txt', false],
])('whether %s may be a page when nothing answers: %s', (path, expected) => {
  const navigation = to(path)
  expect(mayBeAppPage(navigation, origin)).toBe(expected)
  // Frames of games, and what scripts ask for, are never answered with the shell.
  expect(mayBeAppPage({ ...navigation, destination: 'iframe' }, origin)).toBe(false)
  expect(mayBeAppPage({ ...navigation, mode: 'cors', destination: '' }, origin)).toBe(false)
  expect(mayBeAppPage(navigation, 'https://elsewhere.test')).toBe(false)
})
