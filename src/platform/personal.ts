import { forgetRecords } from './persisted.ts'

/**
 * What must not outlive a session on this device: records under `personal_`, and whatever a module registers here.
 * Favourites, drafts and preferences stay: they are the player's own work, kept under the player's name.
 */
const prefix = 'personal_'
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
  await forgetRecords((key) => key.startsWith(prefix))
}
