import { atom, useAtom } from 'jotai'
import { registerPersonal } from '../../platform/personal.ts'
import { store } from '../../platform/store.ts'
import type { TransferKind } from './transfer-book.ts'

/** What stands in the amount fields: it survives going to another page of the wallet and back, not the session. */
const drafts = atom<Partial<Record<TransferKind, string>>>({})

registerPersonal(() => store.set(drafts, {}))

const draftOf = (kind: TransferKind) =>
  atom(
    (get) => get(drafts)[kind] ?? '',
    (get, set, text: string) => set(drafts, { ...get(drafts), [kind]: text }),
  )

const atoms = { deposit: draftOf('deposit'), withdraw: draftOf('withdraw'), convert: draftOf('convert') }

/** The amount being entered for one kind of press. */
export function useDraft(kind: keyof typeof atoms): [string, (text: string) => void] {
  return useAtom(atoms[kind])
}
