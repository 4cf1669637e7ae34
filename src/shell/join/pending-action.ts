import { atom } from 'jotai'
import * as v from 'valibot'
import { Game } from '@marquee/contract/game.ts'
import { service } from '../../platform/service.ts'
import { parseJson } from '../../platform/storage/safe-json.ts'
import { safeReturnPath } from '../../session/return-to.ts'
import type { Tab } from '../../session/tab.ts'

const path = v.pipe(
  v.string(),
  v.check((text) => safeReturnPath(text) === text, 'path'),
)

/** What an anonymous visitor asked for that needs an account, and the in-app path of the page where that was. */
const PendingAction = v.variant('kind', [
  v.object({ kind: v.literal('play'), game: Game, path }),
  v.object({ kind: v.literal('star'), game: Game, path }),
  v.object({ kind: v.literal('provider'), provider: v.pipe(v.string(), v.maxLength(64)), path }),
  /** A page for signed-in players. */
  v.object({ kind: v.literal('page'), path }),
])
export type PendingAction = v.InferOutput<typeof PendingAction>

/** An action without its page. */
export type NewAction = PendingAction extends infer One
  ? One extends PendingAction
    ? Omit<One, 'path'>
    : never
  : never

const Stored = v.object({ at: v.number(), action: PendingAction })

/** How long an action is stored, ms: joining takes some minutes, and another player may sign in later. */
export const maxAgeMs = 15 * 60_000

/** Key in session storage. The action names no player. */
const key = 'pending_action'
/** Key in session storage: whether a star has opened the join sheet in this tab. */
const starKey = 'star_prompted'

/** The last action of an anonymous visitor in a tab. It survives a reload. */
export interface PendingActionStore {
  set(action: PendingAction): void
  /** The action, unless it is too old. */
  get(): PendingAction | undefined
  /** Returns the action and removes it, so that it runs once. */
  take(): PendingAction | undefined
  clear(): void
  /** Removes an action that was stored before this page was loaded. */
  clearFromEarlierPage(): void
  /** True at the first call of a visit: only the first star opens the join sheet. */
  isFirstStar(): boolean
}

/** The pending action of a tab. */
export const pendingAction = service(
  ({ sessionStore, clock }: Pick<Tab, 'store' | 'sessionStore' | 'clock'>) => {
    let isSetHere = false
    const clear = () => sessionStore.remove(key)

    function get(): PendingAction | undefined {
      const text = sessionStore.get(key)
      if (text === undefined) return undefined
      const stored = v.safeParse(Stored, parseJson(text))
      // The first response of the operator may set the clock back, so the age of a recent action may be negative.
      const age = stored.success ? Math.abs(clock.now() - stored.output.at) : Number.NaN
      if (stored.success && age < maxAgeMs) return stored.output.action
      clear()
      return undefined
    }

    const actions: PendingActionStore = {
      get,
      clear,
      clearFromEarlierPage() {
        if (!isSetHere) clear()
      },
      set(action) {
        isSetHere = true
        sessionStore.set(key, JSON.stringify({ at: clock.now(), action }))
      },
      take() {
        const action = get()
        clear()
        return action
      },
      isFirstStar() {
        if (sessionStore.get(starKey) !== undefined) return false
        sessionStore.set(starKey, '1')
        return true
      },
    }
    return actions
  },
)

/** Whether a pending action is being resumed: the welcome of a new player waits until its page is shown. */
export const isResumingAtom = atom(false)

/** An action that a new player resumes from the welcome, because it would cover the welcome. */
export const actionAfterWelcomeAtom = atom<
  { readonly player: string; readonly action: PendingAction } | undefined
>(undefined)
