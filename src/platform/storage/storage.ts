import type { Environment } from '../environment.ts'

/**
 * Web storage that never throws. A browser may refuse it at any moment (private mode, blocked cookies, a full quota):
 * then the value is in memory until the page closes, or until another tab changes the stored value of its key.
 */
export interface SafeStorage {
  /** The text under `key`, or undefined. */
  get(key: string): string | undefined
  /** Stores text; false if it is in memory only. */
  set(key: string, value: string): boolean
  remove(key: string): void
  keys(): string[]
}

/** Local storage, which all tabs share. */
export interface LocalStore extends SafeStorage {
  /** Calls `handler` when another tab changes `key`. Returns the unsubscriber. */
  onChange(key: string, handler: (value: string | undefined) => void): () => void
}

export function createLocalStore(environment: Pick<Environment, 'localStorage' | 'window'>): LocalStore {
  return {
    ...safeStorage(() => environment.localStorage),
    onChange(key, handler) {
      const listener = (event: Event) => {
        const change = event as StorageEvent
        if (change.key === key) handler(change.newValue ?? undefined)
      }
      const { window } = environment
      window?.addEventListener('storage', listener)
      return () => window?.removeEventListener('storage', listener)
    },
  }
}

/** Session storage, which each tab has for itself. */
export function createSessionStore(environment: Pick<Environment, 'sessionStorage'>): SafeStorage {
  return safeStorage(() => environment.sessionStorage)
}

/** @param storage returns the browser's storage; it throws where storage is blocked. */
function safeStorage(storage: () => Storage | undefined): SafeStorage {
  /** Values that the browser refused, each with the text that was stored under its key. */
  const unsaved = new Map<string, { readonly value: string; readonly stored: string | undefined }>()

  function stored(key: string): string | undefined {
    try {
      return storage()?.getItem(key) ?? undefined
    } catch {
      return undefined
    }
  }

  function get(key: string): string | undefined {
    const text = stored(key)
    const memory = unsaved.get(key)
    if (memory && memory.stored === text) return memory.value
    // Another tab has stored or removed the key since, which takes precedence.
    unsaved.delete(key)
    return text
  }

  return {
    get,
    set(key, value) {
      try {
        const open = storage()
        if (open) {
          open.setItem(key, value)
          unsaved.delete(key)
          return true
        }
      } catch {
        // The browser refuses, or the storage is full: the value stays in memory.
      }
      unsaved.set(key, { value, stored: stored(key) })
      return false
    },
    remove(key) {
      unsaved.delete(key)
      try {
        storage()?.removeItem(key)
      } catch {
        // Where the browser refuses to remove, it has nothing stored.
      }
    },
    keys() {
      const names = new Set([...unsaved.keys()].filter((key) => get(key) !== undefined))
      try {
        const open = storage()
        for (let index = 0; index < (open?.length ?? 0); index++) {
          const key = open?.key(index)
          if (key !== null && key !== undefined) names.add(key)
        }
      } catch {
        // The browser refuses: only the names in memory are returned.
      }
      return [...names]
    },
  }
}
