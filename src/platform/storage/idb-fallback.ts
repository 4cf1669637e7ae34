import type { Store } from '../store.ts'
import {
  type Database,
  healthOf,
  type KeyMatch,
  lateOpenAtom,
  storageHealthAtom,
  type Transactions,
  type Updater,
} from './idb.ts'

/** Delay between a failure of the database and the next attempt, ms; doubled after each failed attempt. */
const retryDelayMs = 5000
const maxRetryDelayMs = 300_000

interface FallbackParts {
  readonly transactions: Transactions
  readonly store: Store
  readonly page: { onShown(handler: () => void): () => void }
  /** The storage health that the first error means. */
  readonly health: 'memory' | 'full'
}

/**
 * Replaces the database while it does not work. Changes are held in memory as operations, and reads include them. When
 * the database works again, the operations are applied to the values that it then holds.
 */
export function createFallback({ transactions, store, page, health: first }: FallbackParts): Database {
  const { lastRead } = transactions
  const held = new Map<string, Updater[]>()
  let heldDeletes: KeyMatch[] = []
  let isRefused = false
  let refusedAt = 0
  let retryTimer: ReturnType<typeof setTimeout> | undefined
  let nextDelayMs = retryDelayMs
  let replaying: Promise<void> | undefined

  page.onShown(() => {
    if (isRefused || held.size > 0) void replay()
  })
  store.sub(lateOpenAtom, () => void replay())
  pause(first)

  /** Sets the storage health, and plans the next attempt. */
  function pause(health: 'memory' | 'full'): void {
    isRefused = health === 'memory'
    refusedAt = performance.now()
    store.set(storageHealthAtom, health)
    retryTimer ??= setTimeout(() => {
      retryTimer = undefined
      void replay()
    }, nextDelayMs)
  }

  /** Pauses the database if the error means that it does not work; throws any other error. */
  function switchToMemory(error: unknown): void {
    const health = healthOf(error)
    if (!health) throw error
    pause(health)
  }

  function withHeld(key: string, current: unknown): unknown {
    return (held.get(key) ?? []).reduce((value, updater) => updater(value), current)
  }

  function fromMemory(key: string): unknown {
    return withHeld(key, lastRead.get(key))
  }

  /** Writes the held operations of a record, then `updater`, in one transaction. */
  async function commit(key: string, updater?: Updater): Promise<unknown> {
    // Deletes come first: after this write they would delete data of the next player.
    if (heldDeletes.length > 0) await writeDeletes()
    const earlier = held.get(key)
    const operations = [...(earlier ?? []), ...(updater ? [updater] : [])]
    const value = await transactions.write(key, (current) =>
      operations.reduce((next, operation) => operation(next), current),
    )
    if (earlier) settle(key, earlier)
    return value
  }

  function settle(key: string, written: readonly Updater[]): void {
    const rest = (held.get(key) ?? []).filter((updater) => !written.includes(updater))
    if (rest.length > 0) held.set(key, rest)
    else held.delete(key)
    if (held.size === 0 && !isRefused) store.set(storageHealthAtom, 'ok')
  }

  function dropHeld(matches: KeyMatch): void {
    for (const key of [...held.keys(), ...lastRead.keys()]) {
      if (!matches(key)) continue
      held.delete(key)
      lastRead.delete(key)
    }
  }

  /** Applies the held deletions and operations, if the database works again. */
  function replay(): Promise<void> {
    replaying ??= writeHeld().finally(() => (replaying = undefined))
    return replaying
  }

  async function writeHeld(): Promise<void> {
    try {
      await transactions.readWhere(() => false)
      await writeDeletes()
      // Reads may use the database only after the held deletions: before, it still has data of an ended session.
      isRefused = false
      for (const key of held.keys()) await writeHeldOf(key)
      if (held.size === 0) store.set(storageHealthAtom, 'ok')
      nextDelayMs = retryDelayMs
    } catch (error) {
      nextDelayMs = Math.min(nextDelayMs * 2, maxRetryDelayMs)
      switchToMemory(error)
    }
  }

  async function writeDeletes(): Promise<void> {
    const deletes = heldDeletes
    await Promise.all(deletes.map(transactions.deleteWhere))
    heldDeletes = heldDeletes.filter((one) => !deletes.includes(one))
  }

  async function writeHeldOf(key: string): Promise<void> {
    try {
      await commit(key)
    } catch (error) {
      if (healthOf(error)) throw error
      // The operation fails on the stored value, and would fail again.
      held.delete(key)
    }
  }

  const update: Database['update'] = async (key, updater) => {
    const hasRested = performance.now() - refusedAt > retryDelayMs
    if (!isRefused || hasRested) {
      try {
        const value = await commit(key, updater)
        // The database works again, or has space again: write the held operations of the other records too.
        if (isRefused || (held.size > 0 && hasRested)) void replay()
        return value
      } catch (error) {
        switchToMemory(error)
      }
    }
    const value = updater(fromMemory(key))
    held.set(key, [...(held.get(key) ?? []), updater])
    return value
  }

  return {
    async get(key) {
      if (!isRefused) {
        try {
          const [value] = await transactions.read([key])
          return withHeld(key, value)
        } catch (error) {
          switchToMemory(error)
        }
      }
      return fromMemory(key)
    },
    async getWhere(matches) {
      if (!isRefused) {
        try {
          const stored = await transactions.readWhere(matches)
          const keys = new Set([...stored.keys(), ...[...held.keys()].filter(matches)])
          return new Map(Array.from(keys, (key) => [key, withHeld(key, stored.get(key))]))
        } catch (error) {
          switchToMemory(error)
        }
      }
      const keys = [...new Set([...lastRead.keys(), ...held.keys()])].filter(matches)
      return new Map(keys.map((key) => [key, fromMemory(key)]))
    },
    update,
    set: async (key, value) => void (await update(key, () => value)),
    async deleteWhere(matches) {
      dropHeld(matches)
      try {
        if (!isRefused) {
          await transactions.deleteWhere(matches)
          // The deletion may have made space.
          if (held.size > 0) void replay()
          return true
        }
      } catch (error) {
        switchToMemory(error)
      }
      heldDeletes.push(matches)
      return false
    },
    dropHeld,
  }
}
