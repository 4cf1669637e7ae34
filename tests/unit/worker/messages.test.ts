import { expect, test } from 'vitest'
import { parsePageMessage } from '../../../sw/messages.ts'
import type { PageMessage } from '../../../sw/protocol.ts'

const messages: readonly PageMessage[] = [
  { type: 'SKIP_WAITING' },
  { type: 'IS_ONLY_CLIENT' },
  { type: 'MATCHES_BUILD', url: '/assets/index-1.js' },
  { type: 'CACHE_URLS', urls: ['/assets/a.js', '/images/cover/1.svg'] },
  { type: 'PREFETCH_ROUTES' },
  { type: 'PREFETCH_ALL' },
  { type: 'KEEP_HOME', language: 'ko' },
  { type: 'ABORT_PREFETCH' },
]

test.each(messages)('the worker understands $type', (message) => {
  expect(parsePageMessage(message)).toEqual(message)
})

test.each([
  [{ type: 'ALONE' }, { type: 'IS_ONLY_CLIENT' }],
  [
    { type: 'SERVES', url: '/assets/index-1.js' },
    { type: 'MATCHES_BUILD', url: '/assets/index-1.js' },
  ],
  [{ type: 'STOP' }, { type: 'ABORT_PREFETCH' }],
])('a page of the build before asks %j', (asked, understood) => {
  expect(parsePageMessage(asked)).toEqual(understood)
})

test.each([undefined, null, 'SKIP_WAITING', {}, { type: 'OPEN' }, { type: 'CACHE_URLS' }, { type: 7 }])(
  'anything else is no message: %j',
  (data) => {
    expect(parsePageMessage(data)).toBeUndefined()
  },
)

test('what is no address is left out of the addresses to cache', () => {
  expect(parsePageMessage({ type: 'CACHE_URLS', urls: ['/assets/a.js', 7, null] })).toEqual({
    type: 'CACHE_URLS',
    urls: ['/assets/a.js'],
  })
})
