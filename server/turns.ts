/** Runs `work` after all earlier work of the same name in this process. */
export type InTurn = <T>(name: string, work: () => Promise<T>) => Promise<T>

/** Makes an own set of names: work of one name runs one by one, work of different names side by side. */
export function turns(): InTurn {
  const last = new Map<string, Promise<unknown>>()
  return (name, work) => {
    const turn = (last.get(name) ?? Promise.resolve()).then(work)
    const ended = turn.then(
      () => undefined,
      () => undefined,
    )
    last.set(name, ended)
    void ended.then(() => {
      if (last.get(name) === ended) last.delete(name)
    })
    return turn
  }
}
