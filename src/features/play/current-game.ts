import { atom, type Atom } from 'jotai'
import type { Game } from '@marquee/contract/game.ts'
import type { StudioFrame } from '@marquee/contract/studio-frames.ts'

/**
 * `opening`: waiting for the address. `loading`: the frame loads the address. `busy`: a round is being played. `silent`: the page
 * has loaded and does not report its rounds. `unloaded`: the app has removed the page, and launches it again when the player is back.
 */
export type Phase = 'opening' | 'loading' | 'ready' | 'busy' | 'silent' | 'unloaded' | 'failed'

/** Sizes of spec §9: `normal` is 80 % wide, `stretched` 100 %. */
export type FrameMode = 'normal' | 'stretched' | 'fullscreen'

/** What the player has to confirm while a round is being played. */
export type Question =
  | { readonly kind: 'close' }
  | { readonly kind: 'switch'; readonly next: Game; readonly demo: boolean }

/** The balance from the beginning of a round until it was fetched after the round, minor units: the operator's has the win early. */
export interface RoundBalance {
  /** The operator's balance before the round. */
  readonly before: number
  /** What the game reported last. */
  readonly reported: number
}

/** The one game that is open in the frame. */
export interface CurrentGame {
  readonly game: Game
  /** Whether it is played with demo money, which is worth nothing and needs no session. */
  readonly demo: boolean
  /** Differs for each opening of the frame. */
  readonly frameId: number
  /** The game's address, from the operator's response to the launch. */
  readonly address: string | undefined
  /** The settings of the address's studio. */
  readonly studio: StudioFrame | undefined
  readonly phase: Phase
  /** The balance of a round; undefined when the operator's is shown. */
  readonly roundBalance: RoundBalance | undefined
  /** The error code of a game that has failed. */
  readonly fault: string | undefined
  readonly mode: FrameMode
  /** The mode that leaving fullscreen restores. */
  readonly windowed: Exclude<FrameMode, 'fullscreen'>
  /** Whether the frame is minimised: the game continues, and the page is in front. */
  readonly minimised: boolean
  /** Whether the app has paused the game between rounds, for example under a reality check. */
  readonly paused: boolean
  readonly question: Question | undefined
  /** Whether the game has a sheet of its own open. `closing`: the app asked the game to close it. */
  readonly sheet: 'none' | 'open' | 'closing'
  /** Position of the tile when the game was opened, in CSS px of the window. */
  readonly from: DOMRect | undefined
}

/**
 * The balance to show, minor units: in a round what the game reports, so that the stake leaves it at once and a win comes when the
 * game shows it. A game cannot report more than the operator has.
 *
 * @param amount the operator's balance
 */
export function shownAmount<Amount extends number | undefined>(
  current: Pick<CurrentGame, 'roundBalance'> | undefined,
  amount: Amount,
): number | Amount {
  const round = current?.roundBalance
  return round === undefined
    ? amount
    : Math.min(round.reported, Math.max(round.before, amount ?? round.before))
}

/** The game that is open in the frame. Written only by `game-control.ts`. */
export const currentGameAtom = atom<CurrentGame | undefined>(undefined)

/** The game that was opened last in a popup window that is still open. Not with demo money. */
export const windowGameAtom = atom<Game | undefined>(undefined)

/** Whether a round is being played. Updates, reloads and sign-outs wait for its end where possible. */
export const roundBusyAtom: Atom<boolean> = atom((get) => get(currentGameAtom)?.phase === 'busy')

/** Whether the frame is in front of the routed page. The page is then inert. */
export const frameCoversPageAtom: Atom<boolean> = atom((get) => {
  const current = get(currentGameAtom)
  return current !== undefined && !current.minimised
})
