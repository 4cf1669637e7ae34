import { type Atom, atom } from 'jotai'
import * as v from 'valibot'
import type { Clock } from '../clock.ts'
import { newKey } from '../key.ts'
import type { PageVisibility } from '../page.ts'
import { service } from '../service.ts'
import type { Store } from '../store.ts'
import { isDraftOf, type SessionData } from './personal.ts'
import { parseJson } from './safe-json.ts'
import type { LocalStore } from './storage.ts'

/**
 * A draft: text that a player has typed and not sent, stored by field at each change. It survives a reload, a crash,
 * the expiry of the session and an update. A sign-out deletes it, because the next player at this device may be
 * another person. Passwords are never stored.
 *
 * Drafts are in local storage, because writing to it is synchronous: no letter is lost when the page closes, and a
 * sign-out deletes the text in every tab, even if the database does not work.
 */
export interface StoredDraft {
  /** Text by the field's name; fields that were not touched are missing. */
  readonly values: Readonly<Record<string, string>>
  /** When it was last changed, ms of server time. */
  readonly at: number
  /** The last submission with an unclear outcome. The same content is sent again with the same key. */
  readonly attempt?: { readonly key: string; readonly content: string } | undefined
}

const Stored = v.object({
  values: v.record(v.string(), v.string()),
  at: v.number(),
  attempt: v.optional(v.object({ key: v.string(), content: v.string() })),
})

const maxAgeMs = 30 * 24 * 3_600_000

export interface Draft {
  /** The stored draft, also when another tab changes it. Null if there is none. */
  readonly atom: Atom<StoredDraft | null>
  get(): StoredDraft | null
  /** Stores changed fields. */
  save(values: Readonly<Record<string, string>>): void
  /** The idempotency key for sending `content`. It is stored before it is returned, and changes with the content. */
  keyFor(content: string): string
  /** Deletes the draft, after it was sent or when the player discards it. */
  clear(): void
}

export interface Drafts {
  /** The draft of a form. Without `player` it is stored under `-`, which no user name contains. */
  of(player: string | undefined, form: string): Draft
  /** Whether the player has typed something in any form that was not sent. */
  hasUnsent(player: string): boolean
}

interface DraftsParts {
  readonly store: Store
  readonly clock: Pick<Clock, 'now'>
  readonly localStore: LocalStore
  readonly page: Pick<PageVisibility, 'onShown'>
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
  // Browsers send a page in the back/forward cache no events about changes by other tabs.
  page.onShown(rereadAll)

  function read(name: string): StoredDraft | null {
    const draft = v.safeParse(Stored, parseJson(localStore.get(name) ?? ''))
    return draft.success && clock.now() - draft.output.at < maxAgeMs ? draft.output : null
  }

  function create(name: string): Draft & { reread(): void } {
    const shown = atom(read(name))
    const reread = () => store.set(shown, read(name))
    localStore.onChange(name, reread)
    /** Changes the stored draft. Reads it first, because another tab may have changed it. */
    const change = (draft: Partial<StoredDraft>) => {
      const next = { values: {}, at: clock.now(), ...read(name), ...draft }
      localStore.set(name, JSON.stringify(next))
      store.set(shown, next)
    }
    return {
      atom: shown,
      get: () => store.get(shown),
      reread,
      save(values) {
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
