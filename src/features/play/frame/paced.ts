/** A function that runs no more often than its pause allows. */
export interface Paced<Value> {
  (value: Value): void
  /** Drops a call that waits. */
  stop(): void
}

/** Calls `run` at once up to `burst` times, then once in `pauseMs`: of the calls in a pause, the last one runs at its end. */
export function paced<Value>(pauseMs: number, run: (value: Value) => void, burst = 1): Paced<Value> {
  let left = burst
  let timer: ReturnType<typeof setTimeout> | undefined
  let waiting: { readonly value: Value } | undefined

  function afterPause(): void {
    const next = waiting
    waiting = undefined
    if (!next) left += 1
    timer = left < burst ? setTimeout(afterPause, pauseMs) : undefined
    if (next) run(next.value)
  }

  return Object.assign(
    (value: Value) => {
      if (left === 0) {
        waiting = { value }
        return
      }
      left -= 1
      timer ??= setTimeout(afterPause, pauseMs)
      run(value)
    },
    {
      stop() {
        clearTimeout(timer)
        timer = undefined
        waiting = undefined
        left = burst
      },
    },
  )
}
