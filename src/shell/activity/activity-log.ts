import { atom, type Atom } from 'jotai'
import * as v from 'valibot'
import { newKey } from '../../platform/key.ts'
import { service } from '../../platform/service.ts'
import { parseJson } from '../../platform/storage/safe-json.ts'
import { activityLogName } from '../../session/session-keys.ts'
import { playerAtom } from '../../session/player.ts'
import type { Tab } from '../../session/tab.ts'
import { toastsAtom } from '../../ui/toast/toast.ts'

const ActivityEntry = v.object({
  id: v.string(),
  kind: v.picklist(['success', 'error', 'info', 'custom']),
  /** In the language that the player had chosen at the time. */
  text: v.string(),
  /** Ms of server time. */
  at: v.number(),
})
export type ActivityEntry = v.InferOutput<typeof ActivityEntry>

const Stored = v.array(ActivityEntry)

const MAX_ENTRIES = 50

const entriesAtom = atom<readonly ActivityEntry[]>([])

/** Errors and decisions about money since the sign-in, newest first. Empty without a session. */
export const activityAtom: Atom<readonly ActivityEntry[]> = atom((get) => get(entriesAtom))

/** Collects `activityAtom` from the toasts of a tab, and stores it in session storage until the session ends. */
export const activityLog = service((tab: Tab) => {
  const { clock, sessionData, sessionStore, store } = tab
  let lastSeen = 0

  function collect(): void {
    const fresh = store.get(toastsAtom).filter(({ id }) => Number(id) > lastSeen)
    lastSeen = Number(fresh.at(-1)?.id ?? lastSeen)
    if (store.get(playerAtom) === undefined) return
    const at = clock.now()
    const added = fresh
      .filter(({ kind, isMoney }) => kind === 'error' || isMoney === true)
      .map(({ kind, text }): ActivityEntry => ({ id: newKey(), kind, text, at }))
    if (added.length === 0) return
    const all = [...added.toReversed(), ...store.get(entriesAtom)].slice(0, MAX_ENTRIES)
    store.set(entriesAtom, all)
    sessionStore.set(activityLogName, JSON.stringify(all))
  }

  const stored = v.safeParse(Stored, parseJson(sessionStore.get(activityLogName) ?? ''))
  if (stored.success && store.get(playerAtom) !== undefined) store.set(entriesAtom, stored.output)
  sessionData.onClear(() => {
    store.set(entriesAtom, [])
    sessionStore.remove(activityLogName)
  })
  store.sub(toastsAtom, collect)
  collect()
})
