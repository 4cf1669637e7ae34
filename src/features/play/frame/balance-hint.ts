const PAUSE = 1000

interface Wallet {
  /** Fetches the balance from the operator, by a request that begins after this call. */
  refresh(): Promise<void>
  /** What is shown now, minor units. */
  amount(): number | undefined
}

/**
 * Fetches the balance when a game reports a change, at most once a second. The amount that the game names is only a
 * hint. If the operator answers another amount, the answer may be older than the round, so the balance is fetched
 * once more. The second answer is final.
 */
export function createBalanceHint({ refresh, amount }: Wallet): { hint(named?: number): void; stop(): void } {
  let last = Number.NEGATIVE_INFINITY
  let timer: ReturnType<typeof setTimeout> | undefined
  let awaited: number | undefined
  let checks = 0

  function plan(): void {
    timer ??= setTimeout(ask, Math.max(0, last + PAUSE - performance.now()))
  }

  function ask(): void {
    timer = undefined
    last = performance.now()
    void refresh().then(() => {
      if (amount() === awaited) awaited = undefined
      if (awaited === undefined || checks === 0) return
      checks -= 1
      plan()
    })
  }

  return {
    hint(named) {
      awaited = named ?? awaited
      checks = 1
      plan()
    },
    stop() {
      clearTimeout(timer)
      timer = undefined
      checks = 0
    },
  }
}
