const parent = process.ppid

/**
 * Calls `stop` when this process is to end: at a signal, or when the npm that started it has ended, which runs scripts in a shell
 * that forwards no signals. May call it several times.
 */
export function onStop(stop: () => void): void {
  for (const signal of ['SIGINT', 'SIGTERM'] as const) process.on(signal, stop)
  if (process.env['npm_lifecycle_event'] === undefined) return
  setInterval(() => {
    if (process.ppid !== parent) stop()
  }, 500).unref()
}
