import { type Atom, atom, useAtom } from 'jotai'
import { useEffect, useEffectEvent } from 'react'
import * as v from 'valibot'
import { service } from '../../../platform/service.ts'
import { markDirty } from '../../../platform/storage/drafts.ts'
import { parseJson } from '../../../platform/storage/safe-json.ts'
import { playerAtom } from '../../../session/player.ts'
import { typedTextsName } from '../../../session/session-keys.ts'
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

/** A session lasts no longer, and nobody wants the amount of another day. */
const maxAgeMs = 12 * 3_600_000

export interface TypedTexts {
  readonly all: Atom<ReadonlyMap<string | undefined, Texts>>
  /** Stores what `player` has typed in a field. */
  put(player: string | undefined, field: Field, text: string): void
}

/**
 * What each player has typed in the wallet's forms, in memory: it outlives a change of page and a session that ran out, not a
 * sign-out. The texts of the session's player are in session storage too, from the first change on until the session ends: a
 * phone closes the page behind the bank's app, and loads it anew.
 */
export const typedTexts = service(({ clock, session, sessionStore, store }: Tab): TypedTexts => {
  const all = atom<ReadonlyMap<string | undefined, Texts>>(new Map(stored()))
  session.onEnd((reason) => {
    if (reason === 'signedOut') store.set(all, new Map())
  })

  function stored(): [string, Texts][] {
    const { success, output } = v.safeParse(Stored, parseJson(sessionStore.get(typedTextsName) ?? ''))
    if (success && Math.abs(clock.now() - output.at) < maxAgeMs) return [[output.player, output.texts]]
    sessionStore.remove(typedTextsName)
    return []
  }

  return {
    all,
    put(player, field, text) {
      const texts = { ...store.get(all).get(player), [field]: text }
      store.set(all, new Map(store.get(all)).set(player, texts))
      if (player !== session.player() || player === undefined) return
      sessionStore.set(typedTextsName, JSON.stringify({ player, at: clock.now(), texts }))
    },
  }
})

const draftOf = (field: Field) =>
  atom(
    (get) => {
      const tab = get(tabAtom)
      return tab && get(typedTexts(tab).all).get(get(playerAtom))?.[field]
    },
    (get, _set, text: string) => {
      const tab = get(tabAtom)
      if (tab) typedTexts(tab).put(get(playerAtom), field, text)
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

/** Fills in the text of a transfer that was not carried out: one press asks for it again. What is typed already stays. */
export function useRefill(field: Field, lost: string | undefined): void {
  const [typed = '', setText] = useAtom(draftAtoms[field])
  const refill = useEffectEvent((text: string) => {
    if (typed === '') setText(text)
  })
  useEffect(() => {
    if (lost !== undefined) refill(lost)
  }, [lost])
}
