import { type Atom, atom, useAtomValue } from 'jotai'
import { useEffect, useEffectEvent } from 'react'
import * as v from 'valibot'
import { service } from '../../../platform/service.ts'
import { markDirty } from '../../../platform/storage/dirty-forms.ts'
import { parseJson } from '../../../platform/storage/safe-json.ts'
import { playerAtom } from '../../../session/player.ts'
import { typedTextsName } from '../../../session/session-keys.ts'
import { type Tab, useTab } from '../../../session/tab.ts'

const Texts = v.object({
  deposit: v.optional(v.string()),
  withdraw: v.optional(v.string()),
  convert: v.optional(v.string()),
  depositor: v.optional(v.string()),
})
type Texts = v.InferOutput<typeof Texts>
type Field = keyof Texts

const Stored = v.object({ player: v.string(), at: v.number(), texts: Texts })

/** No session is longer. */
const maxAgeMs = 12 * 3_600_000

export interface TypedTexts {
  readonly all: Atom<ReadonlyMap<string | undefined, Texts>>
  /** Stores what `player` has typed in a field. */
  put(player: string | undefined, field: Field, text: string): void
}

/**
 * What each player has typed in the wallet's forms. In memory it survives navigation and an expired session, but not a
 * sign-out. Session storage has the texts of the session's player, because phones discard a page while the bank's app is
 * open and reload it afterwards.
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

/**
 * What the player has typed in a field, undefined before the first change. An update of the app does not reload the page
 * while the form of the field `isOpen` and has text.
 */
export function useTransferDraft(
  field: Field,
  isOpen = true,
): [text: string | undefined, setText: (text: string) => void] {
  const tab = useTab()
  const player = useAtomValue(playerAtom)
  const texts = typedTexts(tab)
  const text = useAtomValue(texts.all).get(player)?.[field]
  const isDirty = isOpen && Boolean(text)
  useEffect(() => (isDirty ? markDirty(tab.store, `wallet_${field}`) : undefined), [isDirty, field, tab])
  return [text, (next) => texts.put(player, field, next)]
}

/** Fills in `unsentText`, the amount of a transfer that was not carried out, unless the player has typed something. */
export function useRefill(
  [text = '', setText]: ReturnType<typeof useTransferDraft>,
  unsentText: string | undefined,
): void {
  const refill = useEffectEvent((next: string) => {
    if (text === '') setText(next)
  })
  useEffect(() => {
    if (unsentText !== undefined) refill(unsentText)
  }, [unsentText])
}
