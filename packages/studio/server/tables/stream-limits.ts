/** How many event streams are open at a time: each costs memory and a view of its table at every change. A page without one polls. */
export interface StreamLimits {
  /** Counts a stream of a client's address until the returned function is called; `undefined` where there are too many. */
  open(address: string): (() => void) | undefined
}

/** Several people of one household or office, each at several tables. */
const perAddress = 64
const perProcess = 2_000

export function createStreamLimits(): StreamLimits {
  const streams = new Map<string, number>()
  let all = 0
  return {
    open(address) {
      const others = streams.get(address) ?? 0
      if (others >= perAddress || all >= perProcess) return undefined
      streams.set(address, others + 1)
      all += 1
      let isOpen = true
      return () => {
        if (!isOpen) return
        isOpen = false
        all -= 1
        const left = (streams.get(address) ?? 1) - 1
        if (left === 0) streams.delete(address)
        else streams.set(address, left)
      }
    },
  }
}
