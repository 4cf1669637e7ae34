/**
 * Runs `task` every `everyMs` until the returned function is called, which waits for a run that is under way. Runs never
 * overlap: a tick that falls into one is skipped. The timer alone does not keep the process alive.
 *
 * @param onError gets what a run throws; the next run arrives all the same
 */
export function startInterval(
  everyMs: number,
  task: () => Promise<unknown>,
  onError: (error: unknown) => void,
): () => Promise<void> {
  let running: Promise<void> | undefined
  const run = async () => {
    try {
      await task()
    } catch (error) {
      onError(error)
    }
  }
  const timer = setInterval(() => {
    running ??= run().finally(() => {
      running = undefined
    })
  }, everyMs)
  timer.unref()
  return async () => {
    clearInterval(timer)
    await running
  }
}
