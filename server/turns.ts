/** Runs `work` when it is its turn among all work of the same name in this process. */
export type InTurn = <T>(name: string, work: () => Promise<T>) => Promise<T>

/**
 * Makes an own set of names: so many pieces of work of one name run at a time (one unless given), in the order in which they
 * came, and work of different names side by side.
 */
export function turns(width = 1): InTurn {
  const lines = new Map<string, { running: number; readonly waiting: (() => void)[] }>()
  return async (name, work) => {
    const line = lines.get(name) ?? { running: 0, waiting: [] }
    lines.set(name, line)
    if (line.running >= width) await new Promise<void>((resolve) => line.waiting.push(resolve))
    else line.running += 1
    try {
      return await work()
    } finally {
      // The turn passes on without becoming free in between: nobody who comes later can take it.
      const next = line.waiting.shift()
      if (next !== undefined) next()
      else if (--line.running === 0) lines.delete(name)
    }
  }
}
