import { atom, useAtom } from 'jotai'
import { useEffect } from 'react'
import { markDirty } from '../../platform/drafts.ts'
import { store } from '../../platform/store.ts'
import { onSessionEnd, type Session, sessionAtom } from '../../session/session.ts'
import type { TransferKind } from './transfer-book.ts'

type Field = Exclude<TransferKind, 'cancel'> | 'depositor'
type Drafts = Readonly<Partial<Record<string, Readonly<Partial<Record<Field, string>>>>>>

/**
 * What stands in the forms of each player: it survives going to another page and a session that ran out, not a sign-out.
 * In memory only: an amount of another day is nobody's wish any more.
 */
const drafts = atom<Drafts>({})

onSessionEnd((reason) => {
  if (reason === 'signedOut') store.set(drafts, {})
})

const draftOf = (field: Field) =>
  atom(
    (get) => get(drafts)[playerOf(get(sessionAtom))]?.[field],
    (get, set, text: string) => {
      const player = playerOf(get(sessionAtom))
      set(drafts, (all) => ({ ...all, [player]: { ...all[player], [field]: text } }))
    },
  )

function playerOf(session: Session): string {
  return session.state === 'signedIn' ? session.username : ''
}

const atoms = {
  deposit: draftOf('deposit'),
  withdraw: draftOf('withdraw'),
  convert: draftOf('convert'),
  depositor: draftOf('depositor'),
}

/**
 * What is being entered in a field; undefined before anything was. While it stands in a form that is `open` for it, no update
 * loads the page anew.
 */
export function useDraft(field: Field, open = true): [string | undefined, (text: string) => void] {
  const draft = useAtom(atoms[field])
  const isEntered = open && Boolean(draft[0])
  useEffect(() => (isEntered ? markDirty(`wallet_${field}`) : undefined), [isEntered, field])
  return draft
}
