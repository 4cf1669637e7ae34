/**
 * Runs while no other tab or window runs something under the same name; answers undefined without running when one does.
 * A tab that dies lets go. Browsers give no Web Locks on plain http: there it runs.
 */
export async function whileAlone<T>(name: string, run: () => Promise<T>): Promise<T | undefined> {
  const locks = globalThis.navigator?.locks
  if (!locks) return run()
  return locks.request(name, { ifAvailable: true }, (lock) => (lock ? run() : undefined))
}
