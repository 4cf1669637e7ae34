import { afterAll, beforeAll, expect, it } from 'vitest'
import { type TestOperator, testOperator, valueAt } from '../../support/server/operator.ts'

let operator: TestOperator

beforeAll(async () => {
  operator = await testOperator()
})
afterAll(() => operator.close())

it('draws covers with and without lettering, in both languages, and provider pictures', async () => {
  const texts = await Promise.all(
    [
      'cover/1001.svg',
      'cover/1001.svg?plain',
      'cover/1001.svg?lang=ko',
      'background/Aurumvale.svg',
      'logo/Aurumvale.svg',
    ].map(async (name) => {
      const answer = await operator.send('GET', `/images/${name}`)
      expect([answer.status, answer.headers.get('content-type')]).toEqual([200, 'image/svg+xml'])
      return answer.text
    }),
  )
  expect(new Set(texts).size).toBe(texts.length)
})

it('answers the painted pictures of every provider', async () => {
  for (const path of [
    'background/Aurumvale.webp',
    'logo/Red%20Lacquer.webp',
    'logo/Red%20Lacquer.webp?on=light',
  ]) {
    const answer = await operator.send('GET', `/images/${path}`)
    expect([path, answer.status, answer.headers.get('content-type')]).toEqual([path, 200, 'image/webp'])
  }
})

it('answers painted covers with and without lettering, in both languages', async () => {
  const variants = await Promise.all(
    ['', '?plain', '?lang=ko'].map(async (variant) => {
      const answer = await operator.send('GET', `/images/cover/1001.webp${variant}`)
      expect([answer.status, answer.headers.get('content-type')]).toEqual([200, 'image/webp'])
      return answer.headers.get('etag')
    }),
  )
  expect(new Set(variants).size).toBe(variants.length)
})

it('revalidates, compresses, and lets a picture run nothing', async () => {
  const plain = await operator.send('GET', '/images/cover/1001.svg')
  const etag = plain.headers.get('etag') ?? ''
  const same = await operator.send('GET', '/images/cover/1001.svg', { headers: { 'if-none-match': etag } })
  expect(same.status).toBe(304)
  const small = await operator.send('GET', '/images/cover/1001.svg', {
    headers: { 'accept-encoding': 'gzip, br' },
  })
  expect(small.headers.get('content-encoding')).toBe('br')
  expect(plain.headers.get('content-security-policy')).toContain("default-src 'none'")
})

it.each([
  'cover/nope.svg',
  'cover/1001.png',
  'cover/nope.webp',
  'cover/..%2f1001.webp',
  'logo/Nobody.svg',
  'logo/Nobody.webp',
  'background/Aurumvale.png',
  'cover/%E0%A4%A.svg',
  'cover/..%2f..%2fetc.svg',
  'nothing',
])('has no %s', async (name) => {
  const answer = await operator.send('GET', `/images/${name}`, { headers: { accept: 'text/html' } })
  expect([answer.status, valueAt(answer.json, 'code')]).toEqual([404, 4001])
})
