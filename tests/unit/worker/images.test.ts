import { beforeEach, expect, test, vi } from 'vitest'
import { answerPicture, isPicture, maxItems } from '../../../sw/images.ts'
import { FakeCaches } from '../../support/fake-caches.ts'

const day = 86_400_000
const start = Date.parse('2026-11-20T00:00:00Z')
const origin = 'https://app.test'
const request = (path: string) => new Request(origin + path)

let caches: FakeCaches
let now: number
let reached: boolean
let asked: number
let pending: Promise<unknown>[]

beforeEach(() => {
  caches = new FakeCaches()
  now = start
  reached = true
  asked = 0
  pending = []
  vi.stubGlobal('caches', caches)
  vi.stubGlobal('fetch', async () => {
    if (!reached) throw new TypeError('not reached')
    asked += 1
    const headers = { 'content-type': 'image/svg+xml', date: new Date(now).toUTCString() }
    return new Response(`picture ${asked}`, { headers })
  })
})

/** The picture's text, after the worker has done what it does beside the answer. */
async function picture(path: string): Promise<string> {
  const response = await answerPicture(request(path), (work) => pending.push(work), now)
  const text = await response.text()
  await Promise.all(pending)
  await Promise.all(pending)
  return text
}

test('only pictures of this very site are the worker’s', () => {
  expect(isPicture(request('/images/cover/1.svg'), origin)).toBe(true)
  expect(isPicture(request('/api/images/1'), origin)).toBe(false)
  expect(isPicture(new Request('https://elsewhere.test/images/1.svg'), origin)).toBe(false)
  expect(isPicture(new Request(`${origin}/images/1.svg`, { method: 'POST' }), origin)).toBe(false)
})

test('a picture that was seen comes without a network', async () => {
  expect(await picture('/images/1.svg')).toBe('picture 1')
  reached = false
  expect(await picture('/images/1.svg')).toBe('picture 1')
  await expect(picture('/images/2.svg')).rejects.toThrow('not reached')
})

test('one older than a day is shown at once and asked for beside it', async () => {
  await picture('/images/1.svg')
  now += 2 * day
  expect(await picture('/images/1.svg')).toBe('picture 1')
  expect(await picture('/images/1.svg')).toBe('picture 2')
})

test('one older than a month is asked for first, and shown all the same where nothing answers', async () => {
  await picture('/images/1.svg')
  now += 31 * day
  reached = false
  expect(await picture('/images/1.svg')).toBe('picture 1')
  reached = true
  expect(await picture('/images/1.svg')).toBe('picture 2')
})

test(`no more than ${maxItems} are kept: those that were fetched last`, async () => {
  for (let index = 0; index < maxItems + 20; index++) await picture(`/images/${index}.svg`)
  const paths = (await caches.open('marquee-images')).paths()
  expect(paths).toHaveLength(maxItems)
  expect(paths).not.toContain('/images/19.svg')
  expect(paths).toContain('/images/20.svg')
})

test('a device that is full keeps none, and the picture still arrives', async () => {
  await picture('/images/1.svg')
  const cache = await caches.open('marquee-images')
  cache.full = true
  expect(await picture('/images/2.svg')).toBe('picture 2')
  expect(await caches.keys()).toEqual([])
})

test('caches that never answer hold up no picture', async () => {
  vi.useFakeTimers()
  caches.silent = true
  const answered = answerPicture(request('/images/1.svg'), () => {}, now)
  await vi.runAllTimersAsync()
  expect(await (await answered).text()).toBe('picture 1')
  vi.useRealTimers()
})
