const minIntervalMs = 1000

interface BalanceSource {
  /** Fetches the balance from the operator, by a request that begins after this call. */
  refresh(): Promise<void>
  /** The balance that is shown, minor units. */
  amount(): number | undefined
}

/**
 * Fetches the balance when a game reports a change, at most once a second. The amount in the report is only a hint: if the
 * operator's differs, that response may be older than the round, and the balance is fetched once more. The second response
 * is final.
 */
export function createBalanceHint({ refresh, amount }: BalanceSource): {
  hint(reported?: number): void
  stop(): void
} {
  let lastRequest = Number.NEGATIVE_INFINITY
  let timer: ReturnType<typeof setTimeout> | undefined
  let expected: number | undefined
  let retries = 0

  function schedule(): void {
    timer ??= setTimeout(fetchBalance, Math.max(0, lastRequest + minIntervalMs - performance.now()))
  }

  function fetchBalance(): void {
    timer = undefined
    lastRequest = performance.now()
    void refresh().then(() => {
      if (amount() === expected) expected = undefined
      if (expected === undefined || retries === 0) return
      retries -= 1
      schedule()
    })
  }

  return {
    hint(reported) {
      expected = reported ?? expected
      retries = 1
      schedule()
    },
    stop() {
      clearTimeout(timer)
      timer = undefined
      retries = 0
    },
  }
}
