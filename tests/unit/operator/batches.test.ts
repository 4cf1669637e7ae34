import { setImmediate } from 'node:timers/promises'
import { afterEach, describe, expect, it, vi } from 'vitest'
import { inBatches } from '@marquee/operator/database/batches.ts'
import { waitFor } from '../../support/wait-for.ts'

/** Batches whose queries the test answers. */
function heldBatches() {
  const queries: {
    readonly asked: readonly number[]
    readonly answer: () => void
    readonly fail: () => void
  }[] = []
  const ask = inBatches(
    (asked: readonly number[]) =>
      new Promise<readonly string[]>((resolve, reject) => {
        queries.push({
          asked,
          answer: () => resolve(asked.map((number) => `answer ${number}`)),
          fail: () => reject(new Error('no database')),
        })
      }),
  )
  return { queries, ask, askedSoFar: () => queries.map(({ asked }) => asked) }
}

const numbers = (from: number, count: number) => Array.from({ length: count }, (_, index) => from + index)

afterEach(() => void vi.useRealTimers())

describe('questions in batches', () => {
  it('that come at the same time share a query, and each gets its own answer', async () => {
    const { queries, ask, askedSoFar } = heldBatches()
    const answers = Promise.all([1, 2, 3].map(ask))
    await setImmediate()
    expect(askedSoFar()).toEqual([[1, 2, 3]])
    queries[0]?.answer()
    expect(await answers).toEqual(['answer 1', 'answer 2', 'answer 3'])
  })

  it('are answered by a query that began after they were asked', async () => {
    const { queries, ask, askedSoFar } = heldBatches()
    const first = ask(1)
    await setImmediate()
    const second = ask(2)
    await setImmediate()
    expect(askedSoFar()).toEqual([[1]])
    queries[0]?.answer()
    expect(await first).toBe('answer 1')
    await waitFor(() => expect(queries).toHaveLength(2))
    expect(askedSoFar()).toEqual([[1], [2]])
    queries[1]?.answer()
    expect(await second).toBe('answer 2')
  })

  it('fail with their query, and the next ones do not', async () => {
    const { queries, ask } = heldBatches()
    const failing = Promise.allSettled([ask(1), ask(2)])
    await setImmediate()
    queries[0]?.fail()
    expect((await failing).map(({ status }) => status)).toEqual(['rejected', 'rejected'])
    const next = ask(3)
    await waitFor(() => expect(queries).toHaveLength(2))
    queries[1]?.answer()
    expect(await next).toBe('answer 3')
  })

  it('are a hundred at most in a query', async () => {
    const { queries, ask, askedSoFar } = heldBatches()
    const answers = Promise.all(numbers(0, 130).map(ask))
    await setImmediate()
    queries[0]?.answer()
    await waitFor(() => expect(queries).toHaveLength(2))
    queries[1]?.answer()
    expect(await answers).toHaveLength(130)
    expect(askedSoFar()).toEqual([numbers(0, 100), numbers(100, 30)])
  })

  it('do not wait for a query that is never answered', async () => {
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] })
    const { queries, ask, askedSoFar } = heldBatches()
    void ask(1)
    await setImmediate()
    const second = ask(2)
    vi.advanceTimersByTime(500)
    await setImmediate()
    expect(askedSoFar()).toEqual([[1], [2]])
    queries[1]?.answer()
    expect(await second).toBe('answer 2')
  })
})
