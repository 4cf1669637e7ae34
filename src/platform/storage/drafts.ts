import { type Atom, atom } from 'jotai'
import * as v from 'valibot'
import type { Clock } from '../clock.ts'
import { newKey } from '../key.ts'
import type { Page } from '../page.ts'
import { service } from '../service.ts'
import type { Store } from '../store.ts'
import { isDraftOf, type SessionData } from './personal.ts'
import { parseJson } from './safe-json.ts'
import type { LocalStore } from './storage.ts'

/**
 * What a player has typed and not sent, kept field by field while typing: it survives reload, crash, expiry and update.
 * Signing out deletes it: the next player at this device may be another person. Passwords never come here.
 *
 * Drafts lie in local storage, which is synchronous: a page that is closed has written the last letter, and a sign-out
 * has deleted the text in every tab, also while the database refuses or hangs.
 */
export interface StoredDraft {
  /** Text by the field's name; fields that were not touched are missing. */
  readonly values: Readonly<Record<string, string>>
  /** When it was last changed, ms of server time. */
  readonly at: number
  /** What was sent and not answered clearly: the same content goes out again under the same key. */
  readonly attempt?: { readonly key: string; readonly content: string } | undefined
}

const Stored = v.object({
  values: v.record(v.string(), v.string()),
  at: v.number(),
  attempt: v.optional(v.object({ key: v.string(), content: v.string() })),
})

const maxAgeMs = 30 * 24 * 3_600_000

export interface Draft {
  /** Null while there is none. Follows all tabs. */
  readonly atom: Atom<StoredDraft | null>
  get(): StoredDraft | null
  /** Keeps changed fields. */
  keep(values: Readonly<Record<string, string>>): void
  /** The idempotency key for sending `content`: kept before it is used, the same one until the content changes. */
  keyFor(content: string): string
  /** Deletes it: it was sent, or the player does not want it. */
  clear(): void
}

export interface Drafts {
  /** The draft of a form. `player` is undefined for somebody who is signed out; no user name has a `-`. */
  of(player: string | undefined, form: string): Draft
  /** Whether the player has typed something in any form that was not sent. */
  hasUnsent(player: string): boolean
}

interface DraftsParts {
  readonly store: Store
  readonly clock: Pick<Clock, 'now'>
  readonly localStore: LocalStore
  readonly page: Pick<Page, 'onShown'>
  readonly sessionData: Pick<SessionData, 'onClear'>
}

/** The drafts of a tab. */
export const drafts = service(createDrafts)

function createDrafts({ store, clock, localStore, page, sessionData }: DraftsParts): Drafts {
  const known = new Map<string, Draft & { reread(): void }>()
  const rereadAll = () => {
    for (const draft of known.values()) draft.reread()
  }
  sessionData.onClear(rereadAll)
  // Browsers do not tell a page in the back/forward cache what other tabs stored.
  page.onShown(rereadAll)

  function read(name: string): StoredDraft | null {
    const draft = v.safeParse(Stored, parseJson(localStore.get(name) ?? ''))
    return draft.success && clock.now() - draft.output.at < maxAgeMs ? draft.output : null
  }

  function create(name: string): Draft & { reread(): void } {
    const shown = atom(read(name))
    const reread = () => store.set(shown, read(name))
    localStore.onChange(name, reread)
    /** Changes what is stored, which may be of another tab. */
    const change = (draft: Partial<StoredDraft>) => {
      const next = { values: {}, at: clock.now(), ...read(name), ...draft }
      localStore.set(name, JSON.stringify(next))
      store.set(shown, next)
    }
    return {
      atom: shown,
      get: () => store.get(shown),
      reread,
      keep(values) {
        change({ values: { ...read(name)?.values, ...values }, at: clock.now() })
      },
      keyFor(content) {
        const last = read(name)?.attempt
        if (last?.content === content) return last.key
        const attempt = { key: newKey(), content }
        change({ attempt })
        return attempt.key
      },
      clear() {
        localStore.remove(name)
        store.set(shown, null)
      },
    }
  }

  return {
    of(player, form) {
      const name = `draft_${player ?? '-'}_${form}`
      const draft = known.get(name) ?? create(name)
      known.set(name, draft)
      return draft
    },
    hasUnsent(player) {
      const values = localStore
        .keys()
        .filter(isDraftOf(player))
        .flatMap((name) => Object.values(read(name)?.values ?? {}))
      return values.some((text) => text.trim() !== '')
    },
  }
}

const dirty = atom<ReadonlyMap<string, number>>(new Map())

/** The forms of this tab that hold unsent work: an update of the app waits until there are none. */
export const dirtyFormsAtom: Atom<ReadonlySet<string>> = atom((get) => new Set(get(dirty).keys()))

/** Says that a form holds unsent work. Returns what takes it back. */
export function markDirty(store: Store, form: string): () => void {
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
