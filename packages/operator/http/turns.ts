import { setImmediate as nextRound } from 'node:timers/promises'

/** Runs `work` when it is its turn in the queue of its name. */
export type InTurn = <T>(name: string, work: () => Promise<T>) => Promise<T>

/**
 * Makes a queue for each name, in this process: at most `width` tasks of one name run at a time, in the order in which they
 * came. Tasks of different names run side by side, and each begins in a round of the event loop of its own: the embedded
 * database answers without leaving the round, and what others ask would not be read before the last task has ended.
 */
export function turns(width = 1): InTurn {
  const lines = new Map<string, { running: number; readonly waiting: (() => void)[] }>()
  return async (name, work) => {
    const line = lines.get(name) ?? { running: 0, waiting: [] }
    lines.set(name, line)
    if (line.running >= width) await new Promise<void>((resolve) => line.waiting.push(resolve))
    else line.running += 1
    try {
      await nextRound()
      return await work()
    } finally {
      // The turn goes to the next task without becoming free in between, or a later task could take it.
      const next = line.waiting.shift()
      if (next !== undefined) next()
      else if (--line.running === 0) lines.delete(name)
    }
  }
}
