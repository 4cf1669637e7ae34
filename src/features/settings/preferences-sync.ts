import { atom } from 'jotai'
import * as v from 'valibot'
import { preferenceEndpoints, Preferences } from '@marquee/contract/preferences.ts'
import { choices } from '../../platform/preferences.ts'
import { service } from '../../platform/service.ts'
import type { StoredRecord } from '../../platform/storage/record.ts'
import { playerAtom } from '../../session/player.ts'
import { startSync } from '../../session/sync.ts'
import { type Tab, tabAtom } from '../../session/tab.ts'

const SyncState = v.object({
  /** Whether the player has switched synchronisation on, on this device. */
  isOn: v.boolean(),
  /** The preferences after the last synchronisation; null before the first. */
  last: v.nullable(Preferences),
  /** The operator's version after the last synchronisation. */
  version: v.number(),
})

type SyncState = v.InferOutput<typeof SyncState>

/** The state of synchronising a player's preferences on this device. */
function syncStateOf({ records }: Pick<Tab, 'records'>, player: string): StoredRecord<SyncState> {
  return records.of({
    scope: 'player',
    name: `preferences_sync_${player}`,
    version: 1,
    schema: SyncState,
    initial: { isOn: false, last: null, version: -1 },
  })
}

const syncStateAtom = atom((get) => {
  const [tab, player] = [get(tabAtom), get(playerAtom)]
  return tab && player !== undefined ? get(syncStateOf(tab, player).atom) : undefined
})

/** Whether the player of this tab synchronises the preferences. */
export const preferencesSyncAtom = atom((get) => get(syncStateAtom)?.isOn ?? false)

/** Switches synchronisation on or off. On a new device the operator's preferences replace its own. */
export async function switchPreferencesSync(tab: Tab, player: string, isOn: boolean): Promise<void> {
  await syncStateOf(tab, player).apply(() => ({ isOn, last: null, version: -1 }))
}

/** The preferences of this device that are synchronised. */
function ownPreferences({ records }: Pick<Tab, 'records'>) {
  const theme = records.of(choices.theme)
  const style = records.of(choices.style)
  const layout = records.of(choices.layout)
  const lang = records.of(choices.lang)
  const all = [theme, style, layout, lang]
  const put = async <T>(record: StoredRecord<T>, value: T) =>
    record.get() === value || (await record.apply(() => value)) !== 'failed'
  return {
    atom: atom((get) => all.map((record) => get(record.atom))),
    get: (): Preferences => ({
      theme: theme.get(),
      style: style.get(),
      layout: layout.get(),
      lang: lang.get(),
    }),
    /** Returns whether all apply on this device. */
    async set(next: Preferences): Promise<boolean> {
      const saved = await Promise.all([
        put(theme, next.theme),
        put(style, next.style),
        put(layout, next.layout),
        put(lang, next.lang),
      ])
      return saved.every(Boolean)
    },
    reload: () => Promise.all(all.map((record) => record.reload())),
  }
}

/** Synchronises the preferences with the player's other devices. Runs in the background and has no methods. */
export const preferencesSync = service((tab: Tab) => {
  const own = ownPreferences(tab)
  const changedAtom = atom((get) => JSON.stringify([get(syncStateAtom), get(own.atom)]))
  startSync(tab, 'preferences', changedAtom, async (call, version) => {
    const record = syncStateOf(tab, call.credentials.player)
    const isChanged = () => {
      const { last } = record.get()
      return last !== null && JSON.stringify(last) !== JSON.stringify(own.get())
    }
    const send = async () => {
      const sent = own.get()
      const result = await tab.http.call(preferenceEndpoints.savePreferences, { ...call, body: sent })
      if (result.ok) await record.apply((stored) => ({ ...stored, last: sent }))
    }
    // Another tab may have stored more than this one was notified of.
    await record.reload()
    await own.reload()
    if (!record.get().isOn) return
    if (isChanged()) return send()
    if (version === undefined || version <= record.get().version) return
    const result = await tab.http.call(preferenceEndpoints.preferences, call)
    if (!result.ok || !record.get().isOn) return
    const { preferences } = result.data
    // The player may have changed a preference during the request.
    if (!preferences || isChanged()) return send()
    if (await own.set(preferences))
      await record.apply((stored) => ({ ...stored, last: preferences, version }))
  })
})
