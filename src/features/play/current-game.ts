import { atom, type Atom } from 'jotai'
import type { Game } from '../../contract/game.ts'

/** `opening`: waiting for the address. `loading`: the frame loads the address. `busy`: a round is being played. */
export type Phase = 'opening' | 'loading' | 'ready' | 'busy' | 'failed'

/** Sizes of spec §9: `normal` is 80 % wide, `stretched` 100 %. */
export type FrameMode = 'normal' | 'stretched' | 'fullscreen'

/** What the frame asks before it leaves a round that is being played. */
export type Question =
  | { readonly kind: 'close' }
  | { readonly kind: 'switch'; readonly next: Game; readonly demo: boolean }

/** The one game that is open in the frame. */
export interface CurrentGame {
  readonly game: Game
  /** Whether it is played with demo money, which is worth nothing and needs no session. */
  readonly demo: boolean
  /** The number of this opening of the frame: a frame with another seat is another frame. */
  readonly seat: number
  /** Where the game is played, once the operator has answered. */
  readonly address: string | undefined
  readonly phase: Phase
  /** What the game said when it failed: a short code, never shown as prose. */
  readonly fault: string | undefined
  readonly mode: FrameMode
  /** The mode that leaving fullscreen goes back to. */
  readonly windowed: Exclude<FrameMode, 'fullscreen'>
  /** Whether the frame is minimised: the game continues, and the page is in front. */
  readonly minimised: boolean
  /** Whether the app holds the game between rounds, as under a reality check. */
  readonly held: boolean
  readonly question: Question | undefined
  /** Whether the game has a sheet of its own open; `closing` once the player went back, until the game says that it is closed. */
  readonly sheet: 'none' | 'open' | 'closing'
  /** Position of the tile when the game was opened, in CSS px of the window. */
  readonly from: DOMRect | undefined
}

/** The game that is open in the frame. Written only by `game-control.ts`. */
export const currentGameAtom = atom<CurrentGame | undefined>(undefined)

/** The game that was opened last in a window of its own that is still open. Not with demo money. */
export const windowGameAtom = atom<Game | undefined>(undefined)

/** Whether a round is being played. An update, a reload or a sign-out then waits if it can. */
export const roundBusyAtom: Atom<boolean> = atom((get) => get(currentGameAtom)?.phase === 'busy')

/** Whether the frame is in front of the routed page. The page is then inert. */
export const frameCoversPageAtom: Atom<boolean> = atom((get) => {
  const current = get(currentGameAtom)
  return current !== undefined && !current.minimised
})
