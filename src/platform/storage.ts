/**
 * The only home of localStorage and sessionStorage. A browser may refuse them at any moment
 * (private mode, blocked cookies, a full quota): then the value lives in memory until the page
 * closes, and nothing throws.
 */
export interface SafeStorage {
  /** The text under `key`, or undefined. */
  get(key: string): string | undefined
  /** Stores text; false when it is only held in memory. */
  set(key: string, value: string): boolean
  remove(key: string): void
  keys(): string[]
}

type StorageName = 'localStorage' | 'sessionStorage'

// Reading the property itself throws where storage is blocked.
function open(name: StorageName): Storage | undefined {
  try {
    return globalThis[name]
  } catch {
    return undefined
  }
}

function safeStorage(name: StorageName): SafeStorage {
  const held = new Map<string, string>()
  return {
    get(key) {
      const memory = held.get(key)
      if (memory !== undefined) return memory
      try {
        return open(name)?.getItem(key) ?? undefined
      } catch {
        return undefined
      }
    },
    set(key, value) {
      try {
        const storage = open(name)
        if (storage) {
          storage.setItem(key, value)
          held.delete(key)
          return true
        }
      } catch {
        // Refused or full: held below.
      }
      held.set(key, value)
      return false
    },
    remove(key) {
      held.delete(key)
      try {
        open(name)?.removeItem(key)
      } catch {
        // Nothing can be stored where removing is refused.
      }
    },
    keys() {
      const names = new Set(held.keys())
      try {
        const storage = open(name)
        for (let index = 0; index < (storage?.length ?? 0); index++) {
          const key = storage?.key(index)
          if (key !== null && key !== undefined) names.add(key)
        }
      } catch {
        // Only what memory holds.
      }
      return [...names]
    },
  }
}

export const localStore = safeStorage('localStorage')
export const sessionStore = safeStorage('sessionStorage')

/** Calls `handler` when another tab changes `key` in local storage. Returns the unsubscriber. */
export function onLocalChange(key: string, handler: (value: string | undefined) => void): () => void {
  const listener = (event: Event) => {
    const change = event as StorageEvent
    if (change.key === key) handler(change.newValue ?? undefined)
  }
  globalThis.addEventListener?.('storage', listener)
  return () => globalThis.removeEventListener?.('storage', listener)
}
