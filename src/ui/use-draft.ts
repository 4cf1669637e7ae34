import { useAtomValue } from 'jotai'
import { useEffect, useState } from 'react'
import { draftOf, markDirty } from '../platform/drafts.ts'
import { store } from '../platform/store.ts'

type Values<Name extends string> = Readonly<Record<Name, string>>

export interface FormDraft<Name extends string> {
  /** What the form shows: typed here, else kept from before, else the initial text. */
  readonly values: Values<Name>
  readonly set: (name: Name, text: string) => void
  /** When what was brought back had been typed, ms of server time; undefined when nothing was. */
  readonly restoredAt: number | undefined
  /** Whether anything differs from the initial text. */
  readonly dirty: boolean
  /** Back to the initial text, and nothing kept: the player's wish, or the form was sent. */
  readonly clear: () => Promise<void>
  /** The idempotency key for sending `content`, see `Draft.keyFor`. */
  readonly keyFor: (content: string) => Promise<string>
}

/**
 * The text fields of a form, kept per player while typing and brought back later. `form` names it; `initial` names all
 * its fields. What is typed before the stored draft has been read wins over it, field by field.
 */
export function useDraft<Name extends string>(
  player: string | undefined,
  form: string,
  initial: Values<Name>,
): FormDraft<Name> {
  const draft = draftOf(player, form)
  const stored = useAtomValue(draft.atom, { store })
  const [typed, setTyped] = useState<Partial<Values<Name>>>({})
  const [restored, setRestored] = useState<{ readonly at: number }>()
  const [owner, setOwner] = useState(player)
  if (owner !== player) {
    setOwner(player)
    // Who signs in takes along what was typed before; what somebody typed who has signed out is nobody else's.
    if (owner !== undefined) {
      setTyped({})
      setRestored(undefined)
    }
  }

  const names = Object.keys(initial) as Name[]
  const values: Record<Name, string> = { ...initial }
  for (const name of names) values[name] = typed[name] ?? stored?.values[name] ?? initial[name]
  const dirty = names.some((name) => values[name].trim() !== initial[name].trim())

  useEffect(() => {
    let gone = false
    void draft.loaded.then(() => {
      const found = draft.get()
      if (!gone && found && Object.keys(found.values).length > 0) setRestored({ at: found.at })
    })
    return () => {
      gone = true
    }
  }, [draft])

  useEffect(() => (dirty ? markDirty(form) : undefined), [dirty, form])

  return {
    values,
    dirty,
    restoredAt: dirty ? restored?.at : undefined,
    set: (name, text) => {
      setTyped((old) => ({ ...old, [name]: text }))
      draft.keep({ [name]: text })
    },
    clear: async () => {
      setTyped({})
      setRestored(undefined)
      await draft.clear()
    },
    keyFor: (content) => draft.keyFor(content),
  }
}
