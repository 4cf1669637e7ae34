import type { SafeStorage } from './storage.ts'
import type { KeyMatch } from './idb.ts'
import type { Records } from './persisted.ts'
import { deletedBy, unfinishedClear } from './scopes.ts'

/**
 * Deletes the data that must not outlive a session on this device: the records of the scopes `session` and
 * `sessionCache`, and by the handlers of `onClear` the data in memory. A sign-out also deletes the player's drafts,
 * which an expiry keeps. Favourites and preferences stay.
 */
export interface SessionData {
  /**
   * Deletes the data: on screen and in local storage at once, in the database asynchronously. `signedOut` is
   * the player who signed out, if one did. Works offline. Never rejects.
   */
  clear(signedOut?: string): Promise<void>
  /** Drops the data from this tab only, including unwritten changes. The stored data belongs to a newer session. */
  clearHere(signedOut: string): Promise<void>
  /**
   * Finishes a deletion that an earlier page could not, because the database refused. Call it at the start. Never
   * rejects.
   */
  finishClearing(): Promise<void>
  /**
   * Calls `handler` when the data of a session is deleted: at its end, when a sign-in replaces it, and at a start that
   * finishes a deletion. The argument is the player who signed out, if one did.
   */
  onClear(handler: ClearHandler): void
}

type ClearHandler = (signedOut: string | undefined) => void

const isSessionRecord: KeyMatch = deletedBy('sessionEnd')

/**
 * Matches the names of a player's drafts in local storage. A user name may contain `_`, the name of a form never
 * does.
 */
export function isDraftOf(player: string): (name: string) => boolean {
  const start = `draft_${player}_`
  return (name) => name.startsWith(start) && !name.includes('_', start.length)
}

export interface SessionDataParts {
  readonly localStore: SafeStorage
  readonly records: Pick<Records, 'deleteWhere' | 'rereadWhere'>
}

export function createSessionData({ localStore, records }: SessionDataParts): SessionData {
  const handlers = new Set<ClearHandler>()

  function notify(signedOut: string | undefined): void {
    for (const handler of handlers) handler(signedOut)
  }

  async function deleteRecords(): Promise<void> {
    localStore.set(unfinishedClear, '1')
    if (await records.deleteWhere(isSessionRecord)) localStore.remove(unfinishedClear)
  }

  return {
    clear(signedOut) {
      if (signedOut !== undefined) {
        for (const name of localStore.keys().filter(isDraftOf(signedOut))) localStore.remove(name)
      }
      notify(signedOut)
      return deleteRecords()
    },
    async clearHere(signedOut) {
      notify(signedOut)
      await records.rereadWhere(isSessionRecord)
    },
    async finishClearing() {
      if (localStore.get(unfinishedClear) === undefined) return
      notify(undefined)
      await deleteRecords()
    },
    onClear: (handler) => void handlers.add(handler),
  }
}
