import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { cacheFirst, cacheTimeoutMs, withTimeout } from '../../../sw/cache-first.ts'
import { fetchTimeoutMs } from '../../../sw/fetch-with-timeout.ts'

beforeEach(() => void vi.useFakeTimers())
afterEach(() => void vi.useRealTimers())

type Outcome = Response | undefined | Error
/** Something that comes to an outcome after a while; without one, never. */
function after(ms: number | undefined, outcome?: Outcome): () => Promise<Response> {
  return () =>
    new Promise((resolve, reject) => {
      if (ms === undefined) return
      setTimeout(() => (outcome instanceof Error ? reject(outcome) : resolve(outcome as Response)), ms)
    })
}
const cached = () => new Response('cached')
const fresh = () => new Response('fresh')
const unavailable = () => new Response('maintenance', { status: 503 })
const unreachable = () => new TypeError('not reached')

/** What the player is given, and after how long. */
async function given(
  read: () => Promise<Response | undefined>,
  fetchResponse: () => Promise<Response>,
): Promise<{ text: string; ms: number }> {
  const start = Date.now()
  const answer = cacheFirst(read, fetchResponse).then(
    async (response) => ({ text: `${response.status} ${await response.text()}`, ms: Date.now() - start }),
    (error: unknown) => ({ text: String(error), ms: Date.now() - start }),
  )
  await vi.runAllTimersAsync()
  return answer
}

test('what is cached needs no network', async () => {
  const fetchResponse = vi.fn<() => Promise<Response>>(after(1, fresh()))
  expect(await given(after(10, cached()), fetchResponse)).toEqual({ text: '200 cached', ms: 10 })
  expect(fetchResponse).not.toHaveBeenCalled()
})

test('what is not cached, or cannot be read, comes from the network', async () => {
  expect((await given(after(10, undefined), after(5, fresh()))).text).toBe('200 fresh')
  expect((await given(after(10, new Error('refused')), after(5, fresh()))).text).toBe('200 fresh')
})

test('caches that never answer do not keep the player from the network', async () => {
  expect(await given(after(undefined), after(5, fresh()))).toEqual({
    text: '200 fresh',
    ms: cacheTimeoutMs + 5,
  })
})

test('slow caches are still waited for when the network is gone or has no answer to give', async () => {
  expect((await given(after(3 * cacheTimeoutMs, cached()), after(1, unreachable()))).text).toBe('200 cached')
  expect((await given(after(cacheTimeoutMs + 1000, cached()), after(1, unavailable()))).text).toBe(
    '200 cached',
  )
})

test('what neither can give ends, as the network says it', async () => {
  const { text, ms } = await given(after(undefined), after(1, unreachable()))
  expect(text).toBe('TypeError: not reached')
  expect(ms).toBeLessThanOrEqual(cacheTimeoutMs + 1 + fetchTimeoutMs)
})

test('an error of the network is not kept from the player until the caches are given up', async () => {
  const { text, ms } = await given(after(undefined), after(5, unavailable()))
  expect(text).toBe('503 maintenance')
  expect(ms).toBeLessThanOrEqual(2 * cacheTimeoutMs + 5)
})

test('work that takes too long, or fails, is waited for no longer', async () => {
  const results = [
    withTimeout(after(undefined)()),
    withTimeout(after(1, unreachable())()),
    withTimeout(after(1, cached())()),
  ]
  await vi.runAllTimersAsync()
  const [late, failed, done] = await Promise.all(results)
  expect([late, failed, await done?.text()]).toEqual([undefined, undefined, 'cached'])
})
