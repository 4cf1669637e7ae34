import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { createBalanceHint } from '../../../src/features/play/frame/balance-hint.ts'

beforeEach(() => vi.useFakeTimers())
afterEach(() => vi.useRealTimers())

/** An operator whose answers come one after the other, the last one for ever. */
function wallet(...answers: number[]) {
  const state = { asked: 0, shown: 100 }
  const hint = createBalanceHint({
    refresh: () => {
      state.shown = answers[Math.min(state.asked, answers.length - 1)] ?? state.shown
      state.asked += 1
      return Promise.resolve()
    },
    amount: () => state.shown,
  })
  return { state, ...hint }
}

test('a hint asks the operator; what the game names is never shown', async () => {
  const { state, hint } = wallet(90)
  hint(1_000_000)
  await vi.advanceTimersByTimeAsync(0)
  expect(state).toEqual({ asked: 1, shown: 90 })
})

test('an answer that is older than the round is fetched once more, and then accepted', async () => {
  const late = wallet(100, 90)
  late.hint(90)
  await vi.advanceTimersByTimeAsync(60_000)
  expect(late.state).toEqual({ asked: 2, shown: 90 })

  const liar = wallet(100)
  liar.hint(1_000_000)
  await vi.advanceTimersByTimeAsync(60_000)
  expect(liar.state).toEqual({ asked: 2, shown: 100 })
})

test('a game that hints without end makes at most one question a second', async () => {
  const { state, hint } = wallet(100)
  for (let nth = 0; nth < 1000; nth++) {
    hint(nth)
    await vi.advanceTimersByTimeAsync(10)
  }
  expect(state.asked).toBeLessThanOrEqual(11)
  expect(state.asked).toBeGreaterThan(5)
})

test('nothing is asked once it is stopped', async () => {
  const { state, hint, stop } = wallet(100)
  hint(1)
  stop()
  await vi.advanceTimersByTimeAsync(60_000)
  expect(state.asked).toBe(0)
})
