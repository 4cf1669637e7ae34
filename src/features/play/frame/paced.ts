/** A function that runs no more often than its pause allows. */
export interface Paced<Value> {
  (value: Value): void
  /** Drops a call that waits. */
  stop(): void
}

/** Calls `run` at once, and not again for `pauseMs`; of the calls in the pause, the last one runs at its end. */
export function paced<Value>(pauseMs: number, run: (value: Value) => void): Paced<Value> {
  let timer: ReturnType<typeof setTimeout> | undefined
  let waiting: { readonly value: Value } | undefined

  function go(value: Value): void {
    timer = setTimeout(() => {
      timer = undefined
      const next = waiting
      waiting = undefined
      if (next) go(next.value)
    }, pauseMs)
    run(value)
  }

  return Object.assign(
    (value: Value) => {
      if (timer === undefined) go(value)
      else waiting = { value }
    },
    {
      stop() {
        clearTimeout(timer)
        timer = undefined
        waiting = undefined
      },
    },
  )
}
