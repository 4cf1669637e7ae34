import * as v from 'valibot'
import { Game } from '../../contract/game.ts'
import { service } from '../../platform/service.ts'
import { safeReturnPath } from '../../session/return-to.ts'
import type { Tab } from '../../session/tab.ts'

const path = v.pipe(
  v.string(),
  v.check((text) => safeReturnPath(text) === text, 'path'),
)

/** What somebody who is not signed in has pressed, and the in-app path of the page where it was. */
const PendingAction = v.variant('kind', [
  v.object({ kind: v.literal('play'), game: Game, path }),
  v.object({ kind: v.literal('star'), game: Game, path }),
  v.object({ kind: v.literal('provider'), provider: v.pipe(v.string(), v.maxLength(64)), path }),
  /** A page for signed-in players. */
  v.object({ kind: v.literal('page'), path }),
])
export type PendingAction = v.InferOutput<typeof PendingAction>

/** A press without the page where it was. */
export type Pressed = PendingAction extends infer One
  ? One extends PendingAction
    ? Omit<One, 'path'>
    : never
  : never

const Kept = v.object({ at: v.number(), press: PendingAction })

/** How long a press is kept, ms: joining takes some minutes, and another player may sign in later. */
export const keptForMs = 15 * 60_000

/** Key in session storage. The press names nobody. */
const key = 'pressed'
/** Key in session storage: whether this tab has asked once because of a star. */
const starKey = 'star_asked'

/** The last press of a signed-out player of a tab, also after a reload. */
export interface KeptPress {
  keep(press: PendingAction): void
  /** The press, unless it is too old. */
  get(): PendingAction | undefined
  /** The press, which is not kept any more: it is gone on with once. */
  take(): PendingAction | undefined
  drop(): void
  /** Forgets a press that was made before this page was loaded. */
  dropEarlier(): void
  /** True at the first star of a visit: further ones ask nothing. */
  isFirstStar(): boolean
}

/** The kept press of a tab. */
export const keptPress = service(({ sessionStore, clock }: Pick<Tab, 'store' | 'sessionStore' | 'clock'>) => {
  function get(): PendingAction | undefined {
    const text = sessionStore.get(key)
    if (text === undefined) return undefined
    const kept = v.safeParse(Kept, parsed(text))
    // The clock follows the operator's: the first answer may put it back behind an early press.
    const age = kept.success ? Math.abs(clock.now() - kept.output.at) : Number.NaN
    if (kept.success && age < keptForMs) return kept.output.press
    sessionStore.remove(key)
    return undefined
  }

  let isMadeHere = false
  const drop = () => sessionStore.remove(key)

  const made: KeptPress = {
    get,
    drop,
    dropEarlier() {
      if (!isMadeHere) drop()
    },
    keep(press) {
      isMadeHere = true
      sessionStore.set(key, JSON.stringify({ at: clock.now(), press }))
    },
    take() {
      const press = get()
      drop()
      return press
    },
    isFirstStar() {
      if (sessionStore.get(starKey) !== undefined) return false
      sessionStore.set(starKey, '1')
      return true
    },
  }
  return made
})

function parsed(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return undefined
  }
}
