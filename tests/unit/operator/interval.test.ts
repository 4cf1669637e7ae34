import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { startInterval } from '@marquee/operator/interval.ts'

beforeEach(() => {
  vi.useFakeTimers()
})
afterEach(() => {
  vi.useRealTimers()
})

describe('an interval', () => {
  it('never runs twice at once: a slow run makes it skip ticks', async () => {
    const slow = Promise.withResolvers<undefined>()
    const task = vi.fn<() => Promise<undefined>>(() => slow.promise)
    const stop = startInterval(1_000, task, () => undefined)
    await vi.advanceTimersByTimeAsync(5_000)
    expect(task).toHaveBeenCalledTimes(1)
    slow.resolve(undefined)
    await vi.advanceTimersByTimeAsync(1_000)
    expect(task).toHaveBeenCalledTimes(2)
    await stop()
  })

  it('continues after an error, also one that is thrown at once, and reports it', async () => {
    const errors: unknown[] = []
    let runs = 0
    const task = () => {
      runs += 1
      throw new Error(`run ${runs}`)
    }
    const stop = startInterval(1_000, task, (error) => errors.push(String(error)))
    await vi.advanceTimersByTimeAsync(2_000)
    expect(errors).toEqual(['Error: run 1', 'Error: run 2'])
    await stop()
  })

  it('ends with the run that is under way, and starts no other', async () => {
    const slow = Promise.withResolvers<undefined>()
    const task = vi.fn<() => Promise<undefined>>(() => slow.promise)
    const stop = startInterval(1_000, task, () => undefined)
    await vi.advanceTimersByTimeAsync(1_000)
    let stopped = false
    const stopping = stop().then(() => {
      stopped = true
    })
    await vi.advanceTimersByTimeAsync(3_000)
    expect(stopped).toBe(false)
    slow.resolve(undefined)
    await stopping
    await vi.advanceTimersByTimeAsync(3_000)
    expect(task).toHaveBeenCalledTimes(1)
  })
})
