/**
 * Lets one tab at a time do something that each could do: the browser gives the lock to the next one the moment its
 * holder releases it, is closed or crashes. Without Web Locks every tab does it.
 */
export interface TabLock {
  /** Asks for the lock; `onHeld` runs once it is held. Does nothing while it is asked for or held. */
  hold(): void
  /** Releases the lock, or stops waiting for it. */
  release(): void
  isHeld(): boolean
}

/** A lock that the tabs of the app share under `name`. Undefined `locks`: the browser has none. */
export function tabLock(locks: LockManager | undefined, name: string, onHeld: () => void): TabLock {
  let holding: { readonly controller: AbortController; held: boolean; done: () => void } | undefined

  return {
    isHeld: () => holding?.held ?? false,
    hold() {
      if (holding) return
      const { promise: released, resolve } = Promise.withResolvers<void>()
      const own = { controller: new AbortController(), held: false, done: resolve }
      holding = own
      const take = () => {
        own.held = true
        onHeld()
        return released
      }
      if (!locks) return void take()
      locks.request(name, { signal: own.controller.signal }, take).catch(() => {
        // Aborted, or refused (a document without storage): where it is refused, every tab takes it.
        if (holding === own && !own.controller.signal.aborted) void take()
      })
    },
    release() {
      holding?.controller.abort()
      holding?.done()
      holding = undefined
    },
  }
}

/**
 * Runs `task` while no other tab runs one under the same name; answers undefined without running while another tab does.
 * A tab that dies lets go of the name. Browsers give no Web Locks on plain http: there the task runs.
 */
export async function withTabLock<T>(
  locks: LockManager | undefined,
  name: string,
  task: () => Promise<T>,
): Promise<T | undefined> {
  if (!locks) return task()
  return locks.request(name, { ifAvailable: true }, (lock) => (lock ? task() : undefined))
}
