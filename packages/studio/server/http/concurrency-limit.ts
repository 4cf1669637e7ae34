/** Counts one more of a key until the returned function is called; `undefined` where as many as the limit allows are counted. */
export type ConcurrencyLimit = (key: string) => (() => void) | undefined

/**
 * Limits how much of one key, and in all, goes on at a time in this process. Whatever is beyond is refused, not queued: a queue would hold
 * its requests in memory.
 */
export function concurrencyLimit(perKey: number, inAll = Infinity): ConcurrencyLimit {
  const counts = new Map<string, number>()
  let all = 0
  return (key) => {
    const others = counts.get(key) ?? 0
    if (others >= perKey || all >= inAll) return undefined
    counts.set(key, others + 1)
    all += 1
    let isOver = false
    return () => {
      if (isOver) return
      isOver = true
      all -= 1
      const left = (counts.get(key) ?? 1) - 1
      if (left === 0) counts.delete(key)
      else counts.set(key, left)
    }
  }
}
