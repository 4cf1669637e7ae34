/** The events that delete records by scope. "Clear everything" deletes all records. */
export type Deletion = 'sessionEnd' | 'clearLists'

/** The scopes of records. A deletion matches the prefix of the key, so no list of record names is needed. */
const scopes = {
  /** Data of this device, for all its players: preferences, announcements that were read, pending transfers. */
  device: { prefix: '', deletedBy: [] },
  /** Data of one player that outlives a session and has no copy elsewhere: favourites. */
  player: { prefix: '', deletedBy: [] },
  /** Data of one player that ends with the session: searches, recent games, stakes of games, the provider chosen last. */
  session: { prefix: 'personal_', deletedBy: ['sessionEnd'] },
  /** Copies of the operator's data about one player. No user name contains a `/`. */
  sessionCache: { prefix: 'personal_cache/', deletedBy: ['sessionEnd', 'clearLists'] },
  /** Copies of the operator's data that is the same for everybody. */
  cache: { prefix: 'cache/', deletedBy: ['clearLists'] },
} as const satisfies Record<string, { readonly prefix: string; readonly deletedBy: readonly Deletion[] }>

export type Scope = keyof typeof scopes

/** The key of a record in the database. */
export function recordKey(scope: Scope, name: string): string {
  return scopes[scope].prefix + name
}

/** Matches the keys of the records that a deletion deletes. */
export function deletedBy(deletion: Deletion): (key: string) => boolean {
  const prefixes = Object.values(scopes)
    .filter((scope) => (scope.deletedBy as readonly Deletion[]).includes(deletion))
    .map(({ prefix }) => prefix)
  return (key) => prefixes.some((prefix) => key.startsWith(prefix))
}

/** Whether `hydrate` reads a record. Stored queries, and records with an id in their key, are read when first used. */
export function isReadAtStart(key: string): boolean {
  return key.split('/').length <= 2
}

/** Set in local storage while the records of an ended session are not deleted yet. */
export const unfinishedClear = 'personal_to_delete'
