import { atom, type Atom } from 'jotai'
import * as v from 'valibot'
import { newKey } from '../../platform/key.ts'
import { service } from '../../platform/service.ts'
import { parseJson } from '../../platform/storage/safe-json.ts'
import { happenedName } from '../../session/session-keys.ts'
import { playerAtom } from '../../session/player.ts'
import type { Tab } from '../../session/tab.ts'
import { toastsAtom } from '../../ui/toast/toast.ts'

const Happening = v.object({
  id: v.string(),
  kind: v.picklist(['success', 'error', 'info', 'custom']),
  /** In the language that was chosen when it happened. */
  text: v.string(),
  /** Ms of the server's clock. */
  at: v.number(),
})
export type Happening = v.InferOutput<typeof Happening>

const Happenings = v.array(Happening)

/** How many are kept; older ones go. */
const MAX_KEPT = 50

const keptAtom = atom<readonly Happening[]>([])

/** Errors and decisions about money since the player signed in, newest first. Empty without a session. */
export const happenedAtom: Atom<readonly Happening[]> = atom((get) => get(keptAtom))

/**
 * Collects what `happenedAtom` holds from the toasts of a tab. Session storage keeps it over a reload, until the session
 * ends.
 */
export const happened = service((tab: Tab) => {
  const { clock, sessionData, sessionStore, store } = tab
  let lastSeen = 0

  function collect(): void {
    const fresh = store.get(toastsAtom).filter(({ id }) => id > lastSeen)
    lastSeen = Math.max(lastSeen, ...fresh.map(({ id }) => id))
    if (store.get(playerAtom) === undefined) return
    const at = clock.now()
    const lasting = fresh
      .filter(({ kind, isMoney }) => kind === 'error' || isMoney === true)
      .map(({ kind, text }): Happening => ({ id: newKey(), kind, text, at }))
    if (lasting.length === 0) return
    const all = [...lasting.toReversed(), ...store.get(keptAtom)].slice(0, MAX_KEPT)
    store.set(keptAtom, all)
    sessionStore.set(happenedName, JSON.stringify(all))
  }

  const stored = v.safeParse(Happenings, parseJson(sessionStore.get(happenedName) ?? ''))
  if (stored.success && store.get(playerAtom) !== undefined) store.set(keptAtom, stored.output)
  sessionData.onClear(() => {
    store.set(keptAtom, [])
    sessionStore.remove(happenedName)
  })
  store.sub(toastsAtom, collect)
  collect()
})
