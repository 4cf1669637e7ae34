import { atom, type Atom } from 'jotai'
import { accountEndpoints } from '../contract/account-endpoints.ts'
import { service } from '../platform/service.ts'
import { isWorthKeeping, sessionEnds } from './session-ends.ts'
import type { Tab } from './tab.ts'
import { userInfoAtom } from './user-info.ts'

const longestIdleAtom = atom(0)

/**
 * The idle time that the operator allows, ms. No call states it, so the value is the longest remaining idle time
 * seen so far. 0 until the first one is known.
 */
export const allowedIdleAtom: Atom<number> = atom((get) => get(longestIdleAtom))

const lastIdleEndAtom = atom<number | undefined>(undefined)

/**
 * When the last known session was to end for want of activity, ms of server time. It stays after the session's end, to
 * tell why the session ended.
 */
export const idleEndAtom: Atom<number | undefined> = atom((get) => get(lastIdleEndAtom))

/** Reports activity of the player to the operator, which ends a session that is idle for too long. */
export interface KeepAlive {
  /** Call it for activity that is no event of this page, such as a round that began in a game's frame. */
  notePresence(): void
  /** Sends the keep-alive call now. Never rejects. */
  keep(): Promise<void>
  /** Listens to presses and keys. Returns a function that stops listening. */
  start(): () => void
}

/** The keep-alive of a tab. It is loaded after the first screen, with `later.ts`. */
export const keepAlive = service(createKeepAlive)

function createKeepAlive({ environment, store, clock, connection, http, session }: Tab): KeepAlive {
  let keeping: Promise<void> | undefined

  async function tellOperator(): Promise<void> {
    const answer = await http.call(accountEndpoints.keepSession)
    if (answer.ok) await session.refreshBalance()
  }

  async function keep(): Promise<void> {
    if (connection.isOffline()) return
    keeping ??= tellOperator().finally(() => (keeping = undefined))
    await keeping
  }

  function notePresence(): void {
    const ends = sessionEnds(store.get(userInfoAtom)?.info)
    if (isWorthKeeping(ends, clock.now(), store.get(longestIdleAtom))) void keep()
  }

  function measure(): void {
    const fetched = store.get(userInfoAtom)
    const { idleAt } = sessionEnds(fetched?.info)
    if (fetched) store.set(lastIdleEndAtom, idleAt)
    const left = fetched && idleAt !== undefined ? idleAt - fetched.at : 0
    if (left > store.get(longestIdleAtom)) store.set(longestIdleAtom, left)
  }

  return {
    notePresence,
    keep,
    start() {
      const { window } = environment
      const passive = { passive: true }
      window?.addEventListener('pointerdown', notePresence, passive)
      window?.addEventListener('keydown', notePresence, passive)
      measure()
      const stop = store.sub(userInfoAtom, measure)
      return () => {
        stop()
        window?.removeEventListener('pointerdown', notePresence)
        window?.removeEventListener('keydown', notePresence)
      }
    },
  }
}
