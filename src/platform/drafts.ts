import { type Atom, atom } from 'jotai'
import * as v from 'valibot'
import { serverNow } from './clock.ts'
import { draftMirror, leftBehind } from './draft-mirror.ts'
import { idbEntries } from './idb.ts'
import { newKey } from './key.ts'
import { forgetRecords, persistedCollection } from './persisted.ts'
import { draftsOf, registerPersonal } from './personal.ts'
import { store } from './store.ts'

/**
 * What a player has typed and not sent, kept field by field while typing: it survives reload, crash, expiry and update.
 * Signing out deletes it: the next one at this device may be somebody else. Passwords never come here.
 */
export interface StoredDraft {
  /** Text by the field's name; fields that were not touched are missing. */
  readonly values: Readonly<Record<string, string>>
  /** When it was last changed, ms of server time. */
  readonly at: number
  /** The press that was sent and not answered clearly: the same content goes out again under the same key. */
  readonly attempt?: { readonly key: string; readonly content: string } | undefined
}

const Stored = v.nullable(
  v.object({
    values: v.record(v.string(), v.string()),
    at: v.number(),
    attempt: v.optional(v.object({ key: v.string(), content: v.string() })),
  }),
)

/** A draft as its record holds it. */
const Kept = v.object({ value: Stored })

/** After this long nobody waits for it any more, ms. */
const longest = 30 * 24 * 3_600_000

function fresh(draft: StoredDraft | null): StoredDraft | null {
  return draft !== null && serverNow() - draft.at < longest ? draft : null
}

export interface Draft {
  /** Null while there is none. Followed by all tabs. */
  readonly atom: Atom<StoredDraft | null>
  /** Resolves when the stored draft has been read. */
  readonly loaded: Promise<void>
  get(): StoredDraft | null
  /** Keeps changed fields. What is typed while a write is under way goes out with the next one. */
  keep(values: Readonly<Record<string, string>>): void
  /** Resolves when everything kept so far has been written, or could not be. */
  settled(): Promise<void>
  /** The idempotency key for sending `content`: kept before it is used, the same one until the content changes. */
  keyFor(content: string): Promise<string>
  /** Sent, or not wanted any more. */
  clear(): Promise<void>
  /** Drops what is not written yet while the records are deleted, and what was on its way after it arrived. */
  forget(): Promise<void>
}

const drafts = new Map<string, Draft>()

registerPersonal((signedOut) => {
  if (signedOut === undefined) return
  const theirs = draftsOf(signedOut)
  for (const [key, draft] of drafts) if (theirs(key)) void draft.forget()
})

/** How long a slow database may hold up who waits to leave, ms. */
const patience = 500

function hasText(values: StoredDraft['values'] = {}): boolean {
  return Object.values(values).some((text) => text.trim() !== '')
}

/**
 * Whether the player has typed something in any form that was not sent: in this tab or the last one, as far as it stands in
 * memory, else in the database. `false` while that cannot be read. Never rejects.
 */
export async function hasUnsent(player: string): Promise<boolean> {
  const theirs = draftsOf(player)
  const here = [...drafts].some(([key, draft]) => theirs(key) && hasText(draft.get()?.values))
  const left = leftBehind().some(([key, last]) => theirs(key) && hasText(fresh(last)?.values))
  if (here || left) return true
  const nothing = new Promise<[string, unknown][]>((resolve) => void setTimeout(resolve, patience, []))
  const entries = await Promise.race([idbEntries().catch(() => []), nothing])
  return entries.some(([key, record]) => {
    if (!theirs(key)) return false
    const kept = v.safeParse(Kept, record)
    return kept.success && hasText(fresh(kept.output.value)?.values)
  })
}

/** The draft of a form. `player` is undefined for somebody who is signed out; no user name has a `-`. */
export function draftOf(player: string | undefined, form: string): Draft {
  const key = `draft_${player ?? '-'}_${form}`
  const known = drafts.get(key)
  if (known) return known
  const draft = createDraft(key)
  drafts.set(key, draft)
  return draft
}

function createDraft(key: string): Draft {
  const record = persistedCollection<StoredDraft | null>({ key, version: 1, schema: Stored, initial: null })
  let waiting: Record<string, string> = {}
  // What is not known to be in the database: what waits, and what is on its way there.
  let unwritten: Record<string, string> = {}
  let writing: Promise<void> | undefined
  const mirror = draftMirror(key, () =>
    Object.keys(unwritten).length > 0 ? { values: unwritten, at: serverNow() } : undefined,
  )

  async function write(): Promise<void> {
    while (Object.keys(waiting).length > 0) {
      const values = waiting
      waiting = {}
      const at = serverNow()
      await record.apply((old) => {
        const current = fresh(old)
        return { ...current, values: { ...current?.values, ...values }, at }
      })
      unwritten = waiting
    }
    mirror.clear()
    writing = undefined
  }

  function keep(values: Readonly<Record<string, string>>): void {
    waiting = { ...waiting, ...values }
    unwritten = { ...unwritten, ...values }
    writing ??= write()
  }

  /** Brings back what the last page could not write, unless another tab has written since: in the same instant, it has not. */
  async function takeOver(): Promise<void> {
    await record.loaded
    const { left } = mirror
    const now = fresh(record.get())
    if (left && serverNow() - left.at < longest && left.at >= (now?.at ?? 0))
      keep({ ...left.values, ...waiting })
    else if (!writing) mirror.clear()
  }

  const settled = () => writing ?? Promise.resolve()

  return {
    atom: atom((get) => fresh(get(record.atom))),
    loaded: takeOver(),
    get: () => fresh(record.get()),
    settled,
    keep,
    async keyFor(content) {
      const last = fresh(record.get())?.attempt
      if (last?.content === content) return last.key
      const attempt = { key: newKey(), content }
      await settled()
      await record.apply((old) => {
        const current = fresh(old)
        return { values: { ...current?.values }, at: current?.at ?? serverNow(), attempt }
      })
      return attempt.key
    },
    async clear() {
      waiting = {}
      unwritten = {}
      await settled()
      mirror.clear()
      await record.apply(() => null)
    },
    async forget() {
      waiting = {}
      unwritten = {}
      mirror.clear()
      if (!writing) return
      await writing
      await forgetRecords((other) => other === key)
    },
  }
}

const dirty = atom<ReadonlyMap<string, number>>(new Map())

/** The forms on this page that hold unsent work: an update of the app waits until there are none. */
export const dirtyFormsAtom: Atom<ReadonlySet<string>> = atom((get) => new Set(get(dirty).keys()))

/** Says that a form holds unsent work. Returns what takes it back. */
export function markDirty(form: string): () => void {
  const count = (by: number) => {
    const next = new Map(store.get(dirty))
    const forms = (next.get(form) ?? 0) + by
    if (forms > 0) next.set(form, forms)
    else next.delete(form)
    store.set(dirty, next)
  }
  count(1)
  return () => count(-1)
}
