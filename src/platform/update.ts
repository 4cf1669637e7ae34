import { atom, type Atom } from 'jotai'
import { store } from './store.ts'
import { publish } from './tab-channel.ts'

/**
 * Where an update of the app stands: `ready` waits for the player's consent, `agreed` was given, here or in another
 * tab, and takes effect as soon as nothing is interrupted. The worker that carries it is `worker.ts`.
 */
export type UpdateState = 'none' | 'ready' | 'agreed'

const state = atom<UpdateState>('none')

export const updateAtom: Atom<UpdateState> = atom((get) => get(state))

interface Carrier {
  /** Lets the new version take over. */
  readonly apply: () => void
  /** Asks the operator for a newer version; whether one waits afterwards. */
  readonly check: () => Promise<boolean>
}

let carrier: Carrier | undefined

/** Registers what carries updates. */
export function registerUpdates(next: Carrier): void {
  carrier = next
}

export function setUpdate(next: UpdateState): void {
  // A consent stands: what is ready later comes with it.
  if (store.get(state) !== 'agreed') store.set(state, next)
}

/** The player's consent, for every tab. */
export function agreeToUpdate(): void {
  setUpdate('agreed')
  publish({ type: 'updateAgreed' })
  carrier?.apply()
}

/** Looks for a newer version now; whether one waits. False where no worker carries updates. Never rejects. */
export async function checkForUpdate(): Promise<boolean> {
  return (await carrier?.check()) ?? false
}
