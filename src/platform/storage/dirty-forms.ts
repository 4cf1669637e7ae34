import { type Atom, atom } from 'jotai'
import type { Store } from '../store.ts'

const dirty = atom<ReadonlyMap<string, number>>(new Map())

/** The forms of this tab with unsent text. An update of the app waits until there are none. */
export const dirtyFormsAtom: Atom<ReadonlySet<string>> = atom((get) => new Set(get(dirty).keys()))

/** Marks that a form has unsent text. Returns a function that removes the mark. */
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
