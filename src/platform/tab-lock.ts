/**
 * One tab at a time does something that each could do: the browser gives the lock to the next one the moment its holder
 * lets go, is closed or crashes. Without Web Locks every tab does it, as if it were alone.
 */
export interface TabLock {
  /** Asks for the lock; `onHeld` runs once it is held. Does nothing while it is asked for or held. */
  hold(): void
  /** Lets go of the lock, or of waiting for it. */
  release(): void
  isHeld(): boolean
}

/** A lock that the tabs of the app share under `name`. */
export function tabLock(name: string, onHeld: () => void): TabLock {
  const locks = globalThis.navigator?.locks
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
        // Given up, or refused (a document without storage): refused means that nobody can be asked.
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
