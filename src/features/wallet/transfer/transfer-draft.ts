import { atom, useAtom } from 'jotai'
import { useEffect } from 'react'
import * as v from 'valibot'
import { service } from '../../../platform/service.ts'
import { markDirty } from '../../../platform/storage/drafts.ts'
import { parseJson } from '../../../platform/storage/safe-json.ts'
import { playerAtom } from '../../../session/player.ts'
import { typedName } from '../../../session/session-keys.ts'
import { type Tab, tabAtom, useTab } from '../../../session/tab.ts'

const Texts = v.object({
  deposit: v.optional(v.string()),
  withdraw: v.optional(v.string()),
  convert: v.optional(v.string()),
  depositor: v.optional(v.string()),
})
type Texts = v.InferOutput<typeof Texts>
type Field = keyof Texts

const Stored = v.object({ player: v.string(), at: v.number(), texts: Texts })

/** Nobody wants the amount of another day. */
const maxAgeMs = 12 * 3_600_000

/**
 * What each player has typed in the wallet's forms, in memory: it outlives a change of page and a session that ran out, not a
 * sign-out. The texts of the session's player are in session storage too: a phone closes a page behind the bank's app, and
 * loads it anew.
 */
const typed = service(({ clock, session, sessionStore, store }: Tab) => {
  const { success, output } = v.safeParse(Stored, parseJson(sessionStore.get(typedName) ?? ''))
  const isOfToday = success && clock.now() - output.at < maxAgeMs
  const texts = atom<ReadonlyMap<string | undefined, Texts>>(
    new Map(isOfToday ? [[output.player, output.texts]] : []),
  )
  session.onEnd((reason) => {
    if (reason === 'signedOut') store.set(texts, new Map())
  })
  return {
    texts,
    type(field: Field, text: string) {
      const player = store.get(playerAtom)
      const own = { ...store.get(texts).get(player), [field]: text }
      store.set(texts, new Map(store.get(texts)).set(player, own))
      if (player === undefined) return
      sessionStore.set(typedName, JSON.stringify({ player, at: clock.now(), texts: own }))
    },
  }
})

const draftOf = (field: Field) =>
  atom(
    (get) => {
      const tab = get(tabAtom)
      return tab && get(typed(tab).texts).get(get(playerAtom))?.[field]
    },
    (get, _set, text: string) => {
      const tab = get(tabAtom)
      if (tab) typed(tab).type(field, text)
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
  const { store } = useTab()
  const draft = useAtom(draftAtoms[field])
  const isDirty = isOpen && Boolean(draft[0])
  useEffect(() => (isDirty ? markDirty(store, `wallet_${field}`) : undefined), [isDirty, field, store])
  return draft
}
