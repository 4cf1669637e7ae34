const minIntervalMs = 1000

interface BalanceSource {
  /** Fetches the balance from the operator, by a request that begins after this call. */
  refresh(): Promise<void>
  /** The operator's balance as it was fetched last, minor units. */
  amount(): number | undefined
  /** The balance was fetched, and no further request is due. */
  settled(): void
}

/**
 * Fetches the balance when a game reports a change, at most once a second. The amount in the report is only a hint: if the
 * operator's differs, that response may be older than the round, and the balance is fetched once more. The second response
 * is final.
 */
export function createBalanceHint({ refresh, amount, settled }: BalanceSource): {
  hint(reported?: number): void
  /** Whether no request is under way or due. */
  isSettled(): boolean
  stop(): void
} {
  let lastRequest = Number.NEGATIVE_INFINITY
  let timer: ReturnType<typeof setTimeout> | undefined
  let expected: number | undefined
  let retries = 0
  let requests = 0

  function schedule(): void {
    timer ??= setTimeout(fetchBalance, Math.max(0, lastRequest + minIntervalMs - performance.now()))
  }

  function fetchBalance(): void {
    timer = undefined
    lastRequest = performance.now()
    requests += 1
    void refresh().then(() => {
      requests -= 1
      if (amount() === expected) expected = undefined
      if (expected !== undefined && retries > 0) {
        retries -= 1
        schedule()
      }
      if (isSettled()) settled()
    })
  }

  const isSettled = () => timer === undefined && requests === 0

  return {
    hint(reported) {
      expected = reported ?? expected
      retries = 1
      schedule()
    },
    isSettled,
    stop() {
      clearTimeout(timer)
      timer = undefined
      retries = 0
    },
  }
}
