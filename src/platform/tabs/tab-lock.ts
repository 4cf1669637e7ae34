import { deferred } from '../deferred.ts'
import { limited } from '../limited.ts'

/** How long to wait for the browser to say whether a lock is free, ms. */
const timeoutMs = 3000

/**
 * A lock that one tab at a time holds. When the holder releases the lock, is closed or crashes, the browser gives the
 * lock to the next tab. Without Web Locks every tab holds the lock.
 */
export interface TabLock {
  /** Requests the lock; `onAcquired` runs when the tab gets it. Does nothing if the tab has requested it already. */
  request(): void
  /** Releases the lock, or stops waiting for it. */
  release(): void
  isHeld(): boolean
}

/** The lock `name` that the tabs of the app share. `locks` is undefined where the browser has no Web Locks. */
export function tabLock(locks: LockManager | undefined, name: string, onAcquired: () => void): TabLock {
  let current: { readonly controller: AbortController; held: boolean; done: () => void } | undefined

  return {
    isHeld: () => current?.held ?? false,
    request() {
      if (current) return
      const { promise: released, resolve } = deferred<void>()
      const own = { controller: new AbortController(), held: false, done: resolve }
      current = own
      const take = () => {
        own.held = true
        onAcquired()
        return released
      }
      if (!locks) return void take()
      locks.request(name, { signal: own.controller.signal }, take).catch(() => {
        // Aborted by `release`, or refused by the browser (a document without storage): then every tab takes the lock.
        if (current === own && !own.controller.signal.aborted) void take()
      })
    },
    release() {
      current?.controller.abort()
      current?.done()
      current = undefined
    },
  }
}

/**
 * Runs `task` unless another tab is running a task with the same name; returns undefined in that case. A tab that
 * crashes frees the name. Without Web Locks, such as on plain http, and where the browser does not respond to the request, the
 * task always runs. Rejects only as `task` does.
 */
export async function withTabLock<T>(
  locks: LockManager | undefined,
  name: string,
  task: () => Promise<T>,
): Promise<T | undefined> {
  if (!locks) return task()
  const { promise: mayRun, resolve: decide } = deferred<boolean>()
  const { promise: released, resolve: release } = deferred<void>()
  let isHeld = false
  const request = locks
    .request(name, { ifAvailable: true }, (lock) => {
      isHeld = lock !== null
      decide(isHeld)
      return isHeld ? released : undefined
    })
    // The browser refuses locks to a document without storage, as it does where the player blocks cookies.
    .catch(() => decide(true))
  if (!(await limited(mayRun, timeoutMs, () => true))) return undefined
  try {
    return await task()
  } finally {
    release()
    // The next task with this name must find the lock free.
    if (isHeld) await request
  }
}
