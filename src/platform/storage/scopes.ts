/** What deletes records. "Clear everything" deletes all of them, whatever their scope. */
export type Deletion = 'sessionEnd' | 'clearLists'

/** Whose a record is, and so how its key begins: a deletion goes by the beginning of the key and needs no list of names. */
const scopes = {
  /** Of this device, whoever plays: preferences, what was read. */
  device: { prefix: '', deletedBy: [] },
  /** A player's own, which nobody else has and which outlives a session: favourites, unsettled transfers. */
  player: { prefix: '', deletedBy: [] },
  /** A player's own, for the time of a session: searches, launches. */
  session: { prefix: 'personal_', deletedBy: ['sessionEnd'] },
  /** A copy of what the operator answers to a player. No user name holds the `/`. */
  sessionCache: { prefix: 'personal_cache/', deletedBy: ['sessionEnd', 'clearLists'] },
  /** A copy of what the operator answers to everybody. */
  cache: { prefix: 'cache/', deletedBy: ['clearLists'] },
} as const satisfies Record<string, { readonly prefix: string; readonly deletedBy: readonly Deletion[] }>

export type Scope = keyof typeof scopes

/** The key of a record in the database. */
export function recordKey(scope: Scope, name: string): string {
  return scopes[scope].prefix + name
}

/** Which records a deletion deletes, by their keys. */
export function deletedBy(deletion: Deletion): (key: string) => boolean {
  const prefixes = Object.values(scopes)
    .filter((scope) => (scope.deletedBy as readonly Deletion[]).includes(deletion))
    .map(({ prefix }) => prefix)
  return (key) => prefixes.some((prefix) => key.startsWith(prefix))
}

/** Records of one thing each, such as a list per provider (`cache/games/7`), are many: they are read when asked for. */
export function isReadAtStart(key: string): boolean {
  return key.split('/').length <= 2
}

/** In local storage while the database has yet to delete what a session left. */
export const unfinishedClear = 'personal_to_delete'

/** In local storage: what the builds until November 2026 had not written of a draft when the page was closed. */
export const lastLettersPrefix = 'unwritten_'
