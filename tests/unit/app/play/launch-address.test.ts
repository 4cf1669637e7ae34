import * as fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { launchAddress } from '../../../../src/features/play/launch/launch-address.ts'
import { sampleSite } from '../../../support/sample-game.ts'

const app = 'https://app.example'
const open = sampleSite()
const hosted = sampleSite({ launch_host: 'https://play.example' })
const local = sampleSite({ launch_host: 'http://localhost:4174' })
const listed = sampleSite({
  launch_host: 'https://play.example',
  launch_hosts: ['https://games.example:8443'],
})

describe('spec §5: http:// is rewritten to the launch host', () => {
  test.each([
    ['http://anything/path?q=1', open, 'https://site.example/path?q=1'],
    ['http://anything/path?q=1', hosted, 'https://play.example/path?q=1'],
    ['HTTP://ANYTHING/Path?Q=1', hosted, 'https://play.example/Path?Q=1'],
    ['http://anything:8080/a/b#seat', hosted, 'https://play.example/a/b#seat'],
    ['http://anything', hosted, 'https://play.example/'],
    ['http://127.0.0.1:9/x', hosted, 'https://play.example/x'],
    ['http://anything/path', local, 'http://localhost:4174/path'],
    // A path that looks like a host stays a path.
    ['http://anything//evil.example/x', hosted, 'https://play.example//evil.example/x'],
    ['http://anything/@evil.example/x', hosted, 'https://play.example/@evil.example/x'],
  ])('%s', (url, site, address) => {
    expect(launchAddress(url, site, app)).toBe(address)
  })
})

test('https addresses are not changed', () => {
  const url = 'https://studio.example:8443/play/7?token=a%20b&lang=ko#x'
  expect(launchAddress(url, open, app)).toBe(url)
})

test('with launch_hosts, only the launch host and those', () => {
  expect(launchAddress('https://play.example/a', listed, app)).toBe('https://play.example/a')
  expect(launchAddress('https://games.example:8443/a', listed, app)).toBe('https://games.example:8443/a')
  expect(launchAddress('http://anything/a', listed, app)).toBe('https://play.example/a')
})

test.each([
  'https://games.example/a',
  'https://play.example.evil.example/a',
  'https://evil.example/?https://play.example',
  'https://play.examplе/a',
])('with launch_hosts, not %j', (url) => {
  expect(launchAddress(url, listed, app)).toBeUndefined()
})

test.each([
  '',
  ' ',
  '/play/1',
  'play/1',
  '//evil.example/x',
  '\\\\evil.example\\x',
  'https:\\\\evil.example/x',
  'https:/\\evil.example/x',
  'https:///evil.example/x',
  'https:evil.example/x',
  'http:/evil.example/x',
  'https://',
  'https://:443/x',
  'https://evil.example\\@play.example/x',
  'https://user@play.example/x',
  'https://user:pass@play.example/x',
  'http://user:pass@anything/x',
  `${'javascript'}:alert(1)`,
  `${'JavaScript'}:alert(1)`,
  'java\nscript:alert(1)',
  ` ${'javascript'}:alert(1)`,
  `${'javascript'}://play.example/%0aalert(1)`,
  'data:text/html,<script>alert(1)</script>',
  'blob:https://app.example/0b1f',
  'file:///etc/passwd',
  'ftp://play.example/x',
  'ws://play.example/x',
  'about:blank',
  'https://play.example/a b',
  'https://play.example/\u0000',
  'https://play.example/\u2028',
  'ht\ntps://play.example/',
  '\u0000https://play.example/',
  'https：//play.example/x',
  'https://play.example:99999/',
  'https://[::1/',
])('refused: %j', (url) => {
  expect(launchAddress(url, hosted, app)).toBeUndefined()
})

test('refused: the app’s own origin, also after rewriting', () => {
  expect(launchAddress('https://app.example/play', open, app)).toBeUndefined()
  expect(launchAddress('https://APP.example:443/play', open, app)).toBeUndefined()
  expect(launchAddress('http://anything/play', open, 'https://site.example')).toBeUndefined()
})

test('for any input the result is a safe address on another origin', () => {
  const parts = fc.constantFrom(
    'http',
    'https',
    'javascript',
    ':',
    '/',
    '\\',
    '@',
    '?',
    '#',
    '.',
    'localhost',
    'app.example',
    'a',
    '%2f',
    '\t',
    'é',
    '[',
    ']',
    ':443',
  )
  const texts = fc.oneof(
    fc.webUrl({ withQueryParameters: true, withFragments: true }),
    fc.array(parts, { maxLength: 12 }).map((list) => list.join('')),
  )
  fc.assert(
    fc.property(texts, fc.constantFrom(open, hosted, local, listed), (url, site) => {
      const address = launchAddress(url, site, app)
      if (address === undefined) return
      const { protocol, hostname, origin, username, password } = new URL(address)
      expect(protocol === 'https:' || (protocol === 'http:' && hostname === 'localhost')).toBe(true)
      expect(origin).not.toBe(app)
      expect(username + password).toBe('')
    }),
    { numRuns: 3000 },
  )
})
