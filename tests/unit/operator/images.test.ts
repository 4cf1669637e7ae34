import { afterAll, beforeAll, expect, it } from 'vitest'
import { type TestOperator, testOperator, valueAt } from '../../support/server/operator.ts'

let operator: TestOperator

beforeAll(async () => {
  operator = await testOperator()
})
afterAll(() => operator.close())

it.each([
  'cover/1001.en.webp',
  'cover/1001.ko.webp',
  'cover/1001.plain.webp',
  'background/Aurumvale.webp',
  'logo/Red%20Lacquer.webp',
])('serves %s, which may be shown on another origin', async (path) => {
  const response = await operator.send('GET', `/images/${path}`)
  expect([response.status, response.headers.get('content-type')]).toEqual([200, 'image/webp'])
  expect(response.headers.get('cache-control')).toBe('public, max-age=86400, stale-while-revalidate=604800')
  expect(response.headers.get('cross-origin-resource-policy')).toBe('cross-origin')
})

it('revalidates, and lets a picture run nothing', async () => {
  const first = await operator.send('GET', '/images/cover/1001.en.webp')
  const etag = first.headers.get('etag') ?? ''
  const again = await operator.send('GET', '/images/cover/1001.en.webp', {
    headers: { 'if-none-match': etag },
  })
  expect([again.status, again.bytes.length]).toEqual([304, 0])
  expect(first.headers.get('content-security-policy')).toContain("default-src 'none'")
})

it.each([
  'cover/1001.svg',
  'cover/nope.en.webp',
  'cover/..%2f1001.en.webp',
  'cover',
  'logo/Nobody.webp',
  'background/Aurumvale.png',
  'cover/%E0%A4%A.webp',
  'cover/..%2f..%2fetc.webp',
  '..%2fsymbols%2flion.svg',
  'nothing',
])('has no %s', async (name) => {
  const response = await operator.send('GET', `/images/${name}`, { headers: { accept: 'text/html' } })
  expect([response.status, valueAt(response.json, 'code')]).toEqual([404, 4001])
  expect(response.headers.get('cache-control')).toBe('no-store')
})
