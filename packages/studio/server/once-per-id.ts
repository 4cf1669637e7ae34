/** Runs a task once for each id at a time: whoever asks meanwhile waits for the same run. */
export function oncePerId<T>(run: (id: string) => Promise<T>): (id: string) => Promise<T> {
  const running = new Map<string, Promise<T>>()
  return (id) => {
    const known = running.get(id)
    if (known !== undefined) return known
    const started = run(id).finally(() => running.delete(id))
    running.set(id, started)
    return started
  }
}
