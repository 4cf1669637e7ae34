export interface Throttled<Value> {
  (value: Value): void
  /** Drops a pending call. */
  stop(): void
}

/** Calls `run` immediately up to `burst` times, then once in `pauseMs`. Of the calls during a pause only the last one runs, at its end. */
export function throttle<Value>(pauseMs: number, run: (value: Value) => void, burst = 1): Throttled<Value> {
  let remaining = burst
  let timer: ReturnType<typeof setTimeout> | undefined
  let pending: { readonly value: Value } | undefined

  function afterPause(): void {
    const next = pending
    pending = undefined
    if (!next) remaining += 1
    timer = remaining < burst ? setTimeout(afterPause, pauseMs) : undefined
    if (next) run(next.value)
  }

  return Object.assign(
    (value: Value) => {
      if (remaining === 0) {
        pending = { value }
        return
      }
      remaining -= 1
      timer ??= setTimeout(afterPause, pauseMs)
      run(value)
    },
    {
      stop() {
        clearTimeout(timer)
        timer = undefined
        pending = undefined
        remaining = burst
      },
    },
  )
}
