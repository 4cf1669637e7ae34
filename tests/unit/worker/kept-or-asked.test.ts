import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { patience } from '../../../sw/kept-file.ts'

let keptOrAsked: typeof import('../../../sw/kept-or-asked.ts').keptOrAsked
let atMost: typeof import('../../../sw/kept-or-asked.ts').atMost
let limit: number

beforeEach(async () => {
  vi.useFakeTimers()
  // A worker that has just started.
  vi.resetModules()
  const module = await import('../../../sw/kept-or-asked.ts')
  ;({ keptOrAsked, atMost, readingLimit: limit } = module)
})
afterEach(() => vi.useRealTimers())

type Outcome = Response | undefined | Error
/** Something that comes to an outcome after a while; without one, never. */
function after(ms: number | undefined, outcome?: Outcome): () => Promise<Response> {
  return () =>
    new Promise((resolve, reject) => {
      if (ms === undefined) return
      setTimeout(() => (outcome instanceof Error ? reject(outcome) : resolve(outcome as Response)), ms)
    })
}
const kept = () => new Response('kept')
const fresh = () => new Response('fresh')
const unreachable = () => new TypeError('not reached')

/** What the player is given, and after how long. */
async function given(
  read: () => Promise<Response | undefined>,
  ask: () => Promise<Response>,
): Promise<{ text: string; ms: number }> {
  const start = Date.now()
  const answer = keptOrAsked(read, ask).then(
    async (response) => ({ text: `${response.status} ${await response.text()}`, ms: Date.now() - start }),
    (error: unknown) => ({ text: String(error), ms: Date.now() - start }),
  )
  await vi.runAllTimersAsync()
  return answer
}

test('what is kept needs no network', async () => {
  const ask = vi.fn<() => Promise<Response>>(after(1, fresh()))
  expect(await given(after(10, kept()), ask)).toEqual({ text: '200 kept', ms: 10 })
  expect(ask).not.toHaveBeenCalled()
})

test('what is not kept, or cannot be read, comes from the network', async () => {
  expect((await given(after(10, undefined), after(5, fresh()))).text).toBe('200 fresh')
  expect((await given(after(10, new Error('refused')), after(5, fresh()))).text).toBe('200 fresh')
})

test('caches that never answer are waited for once, then the network is asked at once', async () => {
  expect(await given(after(undefined), after(5, fresh()))).toEqual({ text: '200 fresh', ms: limit + 5 })
  expect((await given(after(undefined), after(5, fresh()))).ms).toBeLessThan(limit)
})

test('caches that have answered again are waited for again', async () => {
  await given(after(undefined), after(5, fresh()))
  expect((await given(after(20, kept()), after(50, fresh()))).text).toBe('200 kept')
  const ask = vi.fn<() => Promise<Response>>(after(1, fresh()))
  expect((await given(after(20, kept()), ask)).text).toBe('200 kept')
  expect(ask).not.toHaveBeenCalled()
})

test('slow caches and the network race', async () => {
  expect(await given(after(limit + 10, kept()), after(50, fresh()))).toEqual({
    text: '200 kept',
    ms: limit + 10,
  })
})

test('slow caches are still waited for when the network is gone or has no answer to give', async () => {
  const slow = 3 * limit
  expect((await given(after(slow, kept()), after(1, unreachable()))).text).toBe('200 kept')
  const failing = new Response('maintenance', { status: 503 })
  expect((await given(after(limit + 1000, kept()), after(1, failing))).text).toBe('200 kept')
})

test('what nobody can give ends, as the network says it', async () => {
  const { text, ms } = await given(after(undefined), after(1, unreachable()))
  expect(text).toBe('TypeError: not reached')
  expect(ms).toBeLessThanOrEqual(limit + patience)
  const failing = new Response('maintenance', { status: 503 })
  expect((await given(after(undefined), after(1, failing))).text).toBe('503 maintenance')
})

test('work that takes too long, or fails, is waited for no longer', async () => {
  const results = [atMost(after(undefined)()), atMost(after(1, unreachable())()), atMost(after(1, kept())())]
  await vi.runAllTimersAsync()
  const [late, failed, done] = await Promise.all(results)
  expect([late, failed, await done?.text()]).toEqual([undefined, undefined, 'kept'])
})

test('an error of the network is not kept from the player until the caches are given up', async () => {
  const failed = () => new Response('closed', { status: 503 })
  const { text, ms } = await given(after(undefined), after(5, failed()))
  expect(text).toBe('503 closed')
  expect(ms).toBeLessThanOrEqual(2 * limit + 5)
})
