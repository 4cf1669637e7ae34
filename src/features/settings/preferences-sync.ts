import { atom } from 'jotai'
import * as v from 'valibot'
import { preferenceEndpoints, Preferences } from '../../contract/preferences.ts'
import { choices } from '../../platform/preferences.ts'
import { service } from '../../platform/service.ts'
import type { StoredRecord } from '../../platform/storage/record.ts'
import { playerAtom } from '../../session/player.ts'
import { startSync } from '../../session/sync.ts'
import { type Tab, tabAtom } from '../../session/tab.ts'

const Synced = v.object({
  /** Whether the player switched it on, on this device. */
  isOn: v.boolean(),
  /** What the operator and this device had at the last synchronisation; null before the first. */
  last: v.nullable(Preferences),
  /** The operator's version then. */
  version: v.number(),
})

type Synced = v.InferOutput<typeof Synced>

/** Whether a player uses the preferences of this device on all devices, and what the operator had last. */
export function syncedPreferences({ records }: Pick<Tab, 'records'>, player: string): StoredRecord<Synced> {
  return records.of({
    scope: 'player',
    name: `preferences_sync_${player}`,
    version: 1,
    schema: Synced,
    initial: { isOn: false, last: null, version: -1 },
  })
}

const syncedAtom = atom((get) => {
  const [tab, player] = [get(tabAtom), get(playerAtom)]
  return tab && player !== undefined ? get(syncedPreferences(tab, player).atom) : undefined
})

/** Whether the player of this tab uses the preferences on all devices. */
export const preferencesSyncAtom = atom((get) => get(syncedAtom)?.isOn ?? false)

/** Switches it on or off. On a device that joins, the operator's preferences win. */
export async function switchPreferencesSync(tab: Tab, player: string, isOn: boolean): Promise<void> {
  await syncedPreferences(tab, player).apply(() => ({ isOn, last: null, version: -1 }))
}

/** The preferences of this device that may be used on all devices. */
function ownPreferences({ records }: Pick<Tab, 'records'>) {
  const theme = records.of(choices.theme)
  const style = records.of(choices.style)
  const layout = records.of(choices.layout)
  const lang = records.of(choices.lang)
  const all = [theme, style, layout, lang]
  const put = async <T>(record: StoredRecord<T>, value: T) =>
    record.get() === value || record.apply(() => value)
  return {
    atom: atom((get) => all.map((record) => get(record.atom))),
    get: (): Preferences => ({
      theme: theme.get(),
      style: style.get(),
      layout: layout.get(),
      lang: lang.get(),
    }),
    /** Whether all were saved. */
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

/**
 * Synchronises the preferences with the player's other devices, where the player switched that on. The service does its
 * work in the background and has no methods.
 */
export const preferencesSync = service((tab: Tab) => {
  const own = ownPreferences(tab)
  const changedAtom = atom((get) => JSON.stringify([get(syncedAtom), get(own.atom)]))
  startSync(tab, 'preferences', changedAtom, async (call, version) => {
    const record = syncedPreferences(tab, call.credentials.player)
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
    // A choice that the player made during the call is the later one.
    if (!preferences || isChanged()) return send()
    if (await own.set(preferences))
      await record.apply((stored) => ({ ...stored, last: preferences, version }))
  })
})
