import { atom, type Atom } from 'jotai'
import { accountEndpoints } from '../contract/account-endpoints.ts'
import { service } from '../platform/service.ts'
import { isWorthKeeping, sessionEnds } from './session-ends.ts'
import type { Tab } from './tab.ts'
import { userInfoAtom } from './user-info.ts'

const longestIdleAtom = atom(0)

/**
 * How long the operator lets the player be idle, ms: no call says it, so it is the longest that was ever left. 0 until
 * known.
 */
export const allowedIdleAtom: Atom<number> = atom((get) => get(longestIdleAtom))

/** Tells the operator that the player is there: a session ends when the player does nothing for long. */
export interface KeepAlive {
  /** The player did something that is no event of this page: began a round inside a game's frame. */
  notePresence(): void
  /** Tells the operator now. Never rejects. */
  keep(): Promise<void>
  /** Follows presses and keys. Returns what stops it. */
  start(): () => void
}

/** The keep-alive of a tab. No first screen waits for it: it comes with what is loaded after that screen. */
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
