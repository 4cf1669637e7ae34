/** Runs `task` when fewer tasks of its key are running than the limit allows. */
export type LimitPerKey = <T>(key: string, task: () => Promise<T>) => Promise<T>

/**
 * Limits how many tasks of one key run at a time in this process. The others wait in the order of their calls. Tasks of
 * different keys do not wait for each other.
 */
export function limitPerKey(limit: number): LimitPerKey {
  const queues = new Map<string, { running: number; readonly waiting: (() => void)[] }>()
  return async (key, task) => {
    const queue = queues.get(key) ?? { running: 0, waiting: [] }
    queues.set(key, queue)
    if (queue.running >= limit) await new Promise<void>((resolve) => queue.waiting.push(resolve))
    else queue.running += 1
    try {
      return await task()
    } finally {
      // `running` stays the same when a waiting task starts: otherwise a later call could start before it.
      const next = queue.waiting.shift()
      if (next !== undefined) next()
      else if (--queue.running === 0) queues.delete(key)
    }
  }
}
