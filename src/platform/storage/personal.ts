import type { SafeStorage } from './storage.ts'
import type { KeyMatch } from './idb.ts'
import { isStoredDraft, type Records } from './persisted.ts'
import { deletedBy, unfinishedClear } from './scopes.ts'

/**
 * Deletes what must not outlive a session on this device: the records whose scope says so, and whatever `onClear` is
 * told of. A sign-out also deletes the player's drafts, which outlive a session that expired. Favourites and
 * preferences stay.
 */
export interface SessionData {
  /**
   * Deletes it: on screen and in local storage at once, in the database as soon as it answers. `signedOut` names the
   * player who signed out. Also offline; never rejects.
   */
  clear(signedOut?: string): Promise<void>
  /** Drops it from this tab only, also what this tab has not written: what is stored is of a newer session. */
  clearHere(signedOut: string): Promise<void>
  /** Deletes what a page that was closed could not, because the database refused. For the start; never rejects. */
  finishClearing(): Promise<void>
  /** Calls `handler` when a session ends, with the player who signed out, if one did. */
  onClear(handler: ClearHandler): void
}

type ClearHandler = (signedOut: string | undefined) => void

const isOfSession = deletedBy('sessionEnd')
const isSessionRecord: KeyMatch = (key) => isOfSession(key) || isStoredDraft(key)

/** Which names in local storage are drafts of `player`. No form's name has a `_`, which a user name may have. */
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
