import { atom, type Atom } from 'jotai'
import { accountEndpoints } from '@marquee/contract/account-endpoints.ts'
import { service } from '../platform/service.ts'
import { isKeepAliveDue, sessionEnds } from './session-ends.ts'
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
 * When the last known session would end without activity, ms of server time. It remains after the end of the session, for
 * the reason why the session ended.
 */
export const idleEndAtom: Atom<number | undefined> = atom((get) => get(lastIdleEndAtom))

/** Reports activity of the player to the operator, which ends a session that is idle for too long. */
export interface KeepAlive {
  /** Call it for activity that is no event of this page, such as the start of a round in a game's frame. */
  reportActivity(): void
  /** Sends the keep-alive call now. Never rejects. */
  send(): Promise<void>
  /** Listens to pointer and keyboard. Returns a function that stops listening. */
  start(): () => void
}

/** The keep-alive of a tab. It is loaded after the first screen, with `deferred.ts`. */
export const keepAlive = service(createKeepAlive)

function createKeepAlive({ environment, store, clock, connection, http, session }: Tab): KeepAlive {
  let sending: Promise<void> | undefined

  async function callOperator(): Promise<void> {
    const result = await http.call(accountEndpoints.keepSession)
    if (result.ok) await session.refreshBalance()
  }

  async function send(): Promise<void> {
    if (connection.isOffline()) return
    sending ??= callOperator().finally(() => (sending = undefined))
    await sending
  }

  function reportActivity(): void {
    const ends = sessionEnds(store.get(userInfoAtom)?.info)
    if (isKeepAliveDue(ends, clock.now(), store.get(longestIdleAtom))) void send()
  }

  function measure(): void {
    const fetched = store.get(userInfoAtom)
    const { idleAt } = sessionEnds(fetched?.info)
    if (fetched) store.set(lastIdleEndAtom, idleAt)
    const left = fetched && idleAt !== undefined ? idleAt - fetched.at : 0
    if (left > store.get(longestIdleAtom)) store.set(longestIdleAtom, left)
  }

  return {
    reportActivity,
    send,
    start() {
      const { window } = environment
      const passive = { passive: true }
      window?.addEventListener('pointerdown', reportActivity, passive)
      window?.addEventListener('keydown', reportActivity, passive)
      measure()
      const stop = store.sub(userInfoAtom, measure)
      return () => {
        stop()
        window?.removeEventListener('pointerdown', reportActivity)
        window?.removeEventListener('keydown', reportActivity)
      }
    },
  }
}
