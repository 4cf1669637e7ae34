import { atom, useAtom } from 'jotai'
import { useEffect } from 'react'
import { markDirty } from '../../../platform/storage/drafts.ts'
import { service } from '../../../platform/service.ts'
import { playerAtom } from '../../../session/player.ts'
import { type Tab, useTab } from '../../../session/tab.ts'
import type { TransferKind } from './pending-transfers.ts'

type Field = Exclude<TransferKind, 'cancel'> | 'depositor'
type Texts = Readonly<Partial<Record<Field, string>>>

/**
 * What each player has typed in the wallet's forms. The texts outlive a change of page and a session that ran out, not a
 * sign-out. They are in memory only: nobody wants the amount of another day.
 */
const draftsAtom = atom<ReadonlyMap<string | undefined, Texts>>(new Map())

const forgetting = service(({ store, session }: Tab) =>
  session.onEnd((reason) => {
    if (reason === 'signedOut') store.set(draftsAtom, new Map())
  }),
)

const draftOf = (field: Field) =>
  atom(
    (get) => get(draftsAtom).get(get(playerAtom))?.[field],
    (get, set, text: string) => {
      const player = get(playerAtom)
      const drafts = get(draftsAtom)
      set(draftsAtom, new Map(drafts).set(player, { ...drafts.get(player), [field]: text }))
    },
  )

const draftAtoms = {
  deposit: draftOf('deposit'),
  withdraw: draftOf('withdraw'),
  convert: draftOf('convert'),
  depositor: draftOf('depositor'),
}

/**
 * What the player has typed in a field; undefined before anything was. While the form of the field `isOpen` and holds
 * text, no update of the app loads the page anew.
 */
export function useTransferDraft(
  field: Field,
  isOpen = true,
): [text: string | undefined, setText: (text: string) => void] {
  const tab = useTab()
  const { store } = tab
  useEffect(() => void forgetting(tab), [tab])
  const draft = useAtom(draftAtoms[field])
  const isDirty = isOpen && Boolean(draft[0])
  useEffect(() => (isDirty ? markDirty(store, `wallet_${field}`) : undefined), [isDirty, field, store])
  return draft
}
