import { useAtomValue } from 'jotai'
import { useEffect, useState } from 'react'
import { usePlatform } from '../../platform/platform.ts'
import { markDirty } from '../../platform/storage/dirty-forms.ts'
import { type Draft, drafts } from '../../platform/storage/drafts.ts'

type Values<Name extends string> = Readonly<Record<Name, string>>

export interface FormDraft<Name extends string> {
  /** What the form shows: the typed text, else the stored draft, else the initial text. */
  readonly values: Values<Name>
  readonly set: (name: Name, text: string) => void
  /** When the restored text was typed, ms of server time; undefined when none was restored. */
  readonly restoredAt: number | undefined
  /** Whether anything differs from the initial text. */
  readonly dirty: boolean
  /** Restores the initial text and deletes the draft, after the form was sent or when the player starts over. */
  readonly clear: () => Promise<void>
  /** The idempotency key for sending `content`, see `Draft.keyFor`. */
  readonly keyFor: (content: string) => Promise<string>
}

/**
 * The text fields of a form, stored per player while typing and restored later. `form` is the name of the draft;
 * `initial` has an entry for each field.
 */
export function useDraft<Name extends string>(
  player: string | undefined,
  form: string,
  initial: Values<Name>,
): FormDraft<Name> {
  const platform = usePlatform()
  const { store } = platform
  const draft = drafts(platform).of(player, form)
  const stored = useAtomValue(draft.atom)
  const [typed, setTyped] = useState<Partial<Values<Name>>>({})
  const [restoredAt, setRestoredAt] = useState(() => timeOf(draft))
  const [owner, setOwner] = useState(player)
  if (owner !== player) {
    setOwner(player)
    // Text typed before a sign-in stays. A sign-out removes it, so that the next player does not see it.
    if (owner !== undefined) setTyped({})
    setRestoredAt(timeOf(draft))
  }

  const names = Object.keys(initial) as Name[]
  const values: Record<Name, string> = { ...initial }
  for (const name of names) values[name] = typed[name] ?? stored?.values[name] ?? initial[name]
  const dirty = names.some((name) => values[name].trim() !== initial[name].trim())

  useEffect(() => (dirty ? markDirty(store, form) : undefined), [dirty, form, store])

  return {
    values,
    dirty,
    restoredAt: dirty ? restoredAt : undefined,
    set: (name, text) => {
      setTyped((old) => ({ ...old, [name]: text }))
      draft.save({ [name]: text })
    },
    clear: async () => {
      setTyped({})
      setRestoredAt(undefined)
      draft.clear()
    },
    keyFor: async (content) => draft.keyFor(content),
  }
}

function timeOf(draft: Draft): number | undefined {
  const found = draft.get()
  return found && Object.keys(found.values).length > 0 ? found.at : undefined
}
