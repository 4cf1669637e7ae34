import * as fc from 'fast-check'
import { expect, test } from 'vitest'
import { safeReturnPath } from '../../../../src/session/return-to.ts'

test.each([
  '/home',
  '/game/slot?provider=3#tile',
  '/',
  '/wallet/history?from=2026-01-01&to=2026-02-01',
  '/검색?q=용',
])('returns to %s', (path) => {
  const safe = safeReturnPath(path)
  expect(safe && decodeURI(safe)).toBe(path)
})

test.each([
  undefined,
  null,
  7,
  '',
  'home',
  '//evil.example',
  '///evil.example',
  '/\\evil.example',
  '\\\\evil.example',
  '/\t/evil.example',
  '/\n/evil.example',
  ' /home',
  '/home\u0000',
  'https://evil.example/',
  `${'javascript'}:alert(1)`,
  'data:text/html,x',
  '/..//evil.example',
  '/.//evil.example',
])('never leaves the app for %j', (text) => {
  expect(safeReturnPath(text)).toBeUndefined()
})

test('every result stays on this origin', () => {
  const piece = fc.constantFrom(
    '/',
    '\\',
    '.',
    '..',
    '//',
    '@',
    ':',
    'evil.example',
    '%2f',
    '%5c',
    '\t',
    '?',
    '#',
    'a',
  )
  const origins = fc
    .sample(fc.array(piece, { maxLength: 8 }), { numRuns: 3000, seed: 20_261_120 })
    .map((pieces) => safeReturnPath(pieces.join('')))
    .filter((path) => path !== undefined)
    .map((path) => new URL(path, 'https://casino.example').origin)
  expect(origins.length).toBeGreaterThan(0)
  expect(new Set(origins)).toEqual(new Set(['https://casino.example']))
})
