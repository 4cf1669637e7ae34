import { forgetRecords, forgetShown } from './persisted.ts'
import { localStore } from './storage.ts'

/**
 * What must not outlive a session on this device: records under `personal_`, and whatever a module registers here.
 * Who signs out takes unsent texts along; they outlive a session that only ran out. Favourites and preferences stay.
 */
const prefix = 'personal_'
/** Set in local storage while something has yet to be deleted, with the traces of those whose drafts are to go as well. */
const unfinished = 'personal_to_delete'
const mirrored = 'unwritten_'
const clearers = new Set<(signedOut: string | undefined) => void>()

type Matches = (key: string) => boolean

/** Tells a player's drafts from another's where the name itself must not stay behind: FNV-1a, 32 bits. */
function traceOf(player: string): string {
  let hash = 0x811c9dc5
  for (const byte of new TextEncoder().encode(player)) hash = Math.imul(hash ^ byte, 0x01000193)
  return (hash >>> 0).toString(36)
}

/** Which records are unsent texts of `player`. No form's name has a `_`, which a user name may have. */
export function draftsOf(player: string): Matches {
  const start = `draft_${player}_`
  return (key) => key.startsWith(start) && !key.includes('_', start.length)
}

/** The key of a record that is deleted when the session ends. */
export function personalKey(player: string, name: string): string {
  return `${prefix}${player}_${name}`
}

/** Registers something that forgets the player at once when a session ends. It hears who signed out, if anybody did. */
export function registerPersonal(clear: (signedOut: string | undefined) => void): void {
  clearers.add(clear)
}

/**
 * Forgets the player: on screen at once, in the database as soon as it answers. `signedOut` names the player who wished
 * it, whose unsent texts go as well. Also offline; never rejects.
 */
export function clearPersonal(signedOut?: string): Promise<void> {
  for (const clear of clearers) clear(signedOut)
  return forget(signedOut === undefined ? [] : [traceOf(signedOut)])
}

/** Forgets the player in this tab only, also what it has not written: the records are a newer session's by now. */
export async function forgetHere(signedOut: string): Promise<void> {
  for (const clear of clearers) clear(signedOut)
  const isDraft = draftsOf(signedOut)
  await forgetShown((key) => key.startsWith(prefix) || isDraft(key))
}

/** Deletes what a page that was closed could not: its database refused. Call it at a start; never rejects. */
export async function finishClearing(): Promise<void> {
  if (localStore.get(unfinished) === undefined) return
  for (const clear of clearers) clear(undefined)
  await forget([])
}

/** Forgets what is of a session, and the drafts of these and of those who were to be forgotten before. */
async function forget(traces: readonly string[]): Promise<void> {
  const left = localStore.get(unfinished)?.split(' ') ?? []
  const all = new Set([...left, ...traces].filter((trace) => trace !== ''))
  const isDraft: Matches = (key) =>
    key.startsWith('draft_') && all.has(traceOf(key.slice('draft_'.length, key.lastIndexOf('_'))))
  for (const name of localStore.keys()) {
    if (name.startsWith(mirrored) && isDraft(name.slice(mirrored.length))) localStore.remove(name)
  }
  localStore.set(unfinished, [...all].join(' '))
  if (await forgetRecords((key) => key.startsWith(prefix) || isDraft(key))) unmark(all)
}

/** Takes these out of what has yet to be deleted. Another tab may have added others meanwhile, which stay. */
function unmark(done: ReadonlySet<string>): void {
  const rest = (localStore.get(unfinished)?.split(' ') ?? []).filter(
    (trace) => trace !== '' && !done.has(trace),
  )
  if (rest.length > 0) localStore.set(unfinished, rest.join(' '))
  else localStore.remove(unfinished)
}

/** Whoever signs in writes anew: their texts are no longer to be deleted. */
export function keepDraftsOf(player: string): void {
  const left = localStore.get(unfinished)?.split(' ')
  if (left) localStore.set(unfinished, left.filter((trace) => trace !== traceOf(player)).join(' '))
}
