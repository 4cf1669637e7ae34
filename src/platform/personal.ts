import { forgetRecords } from './persisted.ts'
import { localStore } from './storage.ts'

/**
 * What must not outlive a session on this device: records under `personal_`, and whatever a module registers here.
 * Favourites, drafts and preferences stay: they are the player's own work, kept under the player's name.
 */
const prefix = 'personal_'
/** Set in local storage while personal data has yet to be deleted. */
const unfinished = 'personal_to_delete'
const clearers = new Set<() => void>()

/** The key of a record that is deleted when the session ends. */
export function personalKey(player: string, name: string): string {
  return `${prefix}${player}_${name}`
}

/** Registers something that forgets the player at once when a session ends. */
export function registerPersonal(clear: () => void): void {
  clearers.add(clear)
}

/** Forgets the player: on screen at once, in the database as soon as it answers. Also offline; never rejects. */
export async function clearPersonal(): Promise<void> {
  for (const clear of clearers) clear()
  localStore.set(unfinished, '1')
  if (await forgetRecords((key) => key.startsWith(prefix))) localStore.remove(unfinished)
}

/** Deletes what a page that was closed could not: its database refused. Call it at a start; never rejects. */
export async function finishClearing(): Promise<void> {
  if (localStore.get(unfinished) !== undefined) await clearPersonal()
}
