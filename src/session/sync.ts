import { type Atom, atom } from 'jotai'
import { offers } from '@marquee/contract/features.ts'
import { siteConfigAtom } from '../platform/config/site-config.ts'
import type { Credentials } from '../platform/http/http.ts'
import { withTabLock } from '../platform/tabs/tab-lock.ts'
import { playerAtom } from './player.ts'
import type { Tab } from './tab.ts'
import { userInfoAtom } from './user-info.ts'

/** Whether somebody is signed in at an operator that stores favourites and preferences for all devices of a player. */
export const hasSyncAtom = atom((get) => {
  const config = get(siteConfigAtom)
  return get(playerAtom) !== undefined && config !== undefined && offers(config, 'favourites')
})

/** The operator's version of favourites and preferences; undefined until this session's first poll. */
const versionAtom = atom((get) => {
  const user = get(userInfoAtom)
  return user && !user.stale ? user.info.changes_version : undefined
})

/** Options for the calls of a synchronisation: the player's credentials, and a signal for the sign-out. */
export interface SyncCall {
  readonly credentials: Credentials
  readonly signal: AbortSignal
}

/** One synchronisation. `version` is the operator's, where it is known. */
type Sync = (call: SyncCall, version: number | undefined) => Promise<void>

/**
 * Calls `sync` now, when `local` changes, and after every init poll; a sign-in, a reconnection and the return to the app
 * also poll. `local` is serialised data, because a record that is read again is another object. `sync` runs in one tab at a
 * time, and again after the next poll if it failed.
 */
export function startSync(
  { environment, session, store }: Tab,
  name: string,
  local: Atom<string>,
  sync: Sync,
): void {
  let isRunning = false
  let isRequested = false

  async function runOnce(): Promise<void> {
    const credentials = session.auth.credentials()
    if (!credentials || !store.get(hasSyncAtom)) return
    const controller = new AbortController()
    const stop = store.sub(playerAtom, () => controller.abort())
    const lock = `marquee-${name}-${credentials.player}`
    const task = () => sync({ credentials, signal: controller.signal }, store.get(versionAtom))
    await withTabLock(environment.navigator?.locks, lock, task).catch(() => {})
    stop()
  }

  async function run(): Promise<void> {
    isRequested = true
    if (isRunning) return
    isRunning = true
    while (isRequested) {
      isRequested = false
      await runOnce()
    }
    isRunning = false
  }

  store.sub(local, () => void run())
  store.sub(userInfoAtom, () => void run())
  void run()
}
