import { atom, type Atom } from 'jotai'
import type { Game } from '../../contract/game.ts'
import { registerPersonal } from '../../platform/storage/personal.ts'
import { store } from '../../platform/store.ts'
import { rememberFocus } from './launch/focus-return.ts'

/** `opening`: waiting for an address. `loading`: the frame loads it. `busy`: a round is being played. */
export type Phase = 'opening' | 'loading' | 'ready' | 'busy' | 'failed'

/** Sizes of spec §9: `normal` is 80 % wide, `stretched` 100 %. */
export type FrameMode = 'normal' | 'stretched' | 'fullscreen'

/** What the frame asks before it leaves a round that is being played. */
export type Question = { readonly kind: 'close' } | { readonly kind: 'switch'; readonly next: Game }

/** The one game that is open in the frame. */
export interface CurrentGame {
  readonly game: Game
  /** Counts launches: a frame of another seat is another frame. */
  readonly seat: number
  /** Where it is played; gone when the frame is closed. */
  readonly address: string | undefined
  readonly phase: Phase
  /** What the game said when it failed: a short code, never shown as prose. */
  readonly fault: string | undefined
  readonly mode: FrameMode
  /** The mode that leaving fullscreen goes back to. */
  readonly windowed: Exclude<FrameMode, 'fullscreen'>
  /** Still playing, but out of the way: the page is in front. */
  readonly minimised: boolean
  readonly question: Question | undefined
  /** Where the tile stood when the game was opened, in CSS px of the window. */
  readonly from: DOMRect | undefined
}

const currentAtom = atom<CurrentGame | undefined>(undefined)
let seats = 0

export const currentGameAtom: Atom<CurrentGame | undefined> = atom((get) => get(currentAtom))

/** Whether a round is being played: an update, a reload or a sign-out that can wait, waits. */
export const roundBusyAtom: Atom<boolean> = atom((get) => get(currentAtom)?.phase === 'busy')

/** Whether the frame stands in front of the routed page, which is then inert. */
export const frameCoversPageAtom: Atom<boolean> = atom((get) => {
  const current = get(currentAtom)
  return current !== undefined && !current.minimised
})

export function currentGame(): CurrentGame | undefined {
  return store.get(currentAtom)
}

function change(patch: Partial<CurrentGame>): void {
  const current = currentGame()
  if (current) store.set(currentAtom, { ...current, ...patch })
}

/** Opens the frame, still without an address, in place of any other game. Answers its seat. */
export function openFrame(game: Game, mode: Exclude<FrameMode, 'fullscreen'>, from?: DOMRect): number {
  if (!store.get(frameCoversPageAtom)) rememberFocus()
  seats += 1
  store.set(currentAtom, {
    game,
    seat: seats,
    address: undefined,
    phase: 'opening',
    fault: undefined,
    mode,
    windowed: mode,
    minimised: false,
    question: undefined,
    from,
  })
  return seats
}

/** Gives the frame its address, unless the player has closed it or opened another meanwhile: then false. */
export function seatGame(seat: number, address: string): boolean {
  if (currentGame()?.seat !== seat) return false
  change({ address, phase: 'loading' })
  return true
}

/** Closes the frame; its address is gone (spec §4). With a seat, only if that one is still open. */
export function closeGame(seat?: number): void {
  if (seat === undefined || currentGame()?.seat === seat) store.set(currentAtom, undefined)
}

/** The player's wish to close. While a round is being played the frame asks once. */
export function requestClose(): void {
  const current = currentGame()
  if (current?.phase === 'busy' && current.question?.kind !== 'close') {
    if (current.minimised) rememberFocus()
    change({ question: { kind: 'close' }, minimised: false })
  } else closeGame()
}

/** Asks before another game takes the place of one whose round is being played. */
export function askToSwitch(next: Game): void {
  if (!store.get(frameCoversPageAtom)) rememberFocus()
  change({ question: { kind: 'switch', next }, minimised: false })
}

export function withdrawQuestion(): void {
  change({ question: undefined })
}

/** A launch from inside the frame that got no address: the frame stays, to try again. */
export function failOpening(seat: number, fault: string): void {
  if (currentGame()?.seat === seat) change({ phase: 'failed', fault })
}

/** What the game reports about itself. A round that is over settles a question about closing. */
export function setPhase(phase: Exclude<Phase, 'opening'>, fault?: string): void {
  const current = currentGame()
  if (!current || current.phase === 'opening') return
  const settled = phase !== 'busy' && current.question?.kind === 'close'
  change({ phase, fault, ...(settled ? { question: undefined } : {}) })
}

export function setMode(mode: FrameMode): void {
  change(mode === 'fullscreen' ? { mode } : { mode, windowed: mode })
}

/** Back to the size before fullscreen. */
export function leaveFullscreen(): void {
  const current = currentGame()
  if (current?.mode === 'fullscreen') change({ mode: current.windowed })
}

/** Takes the frame out of the way without touching it: the same spin goes on. */
export function minimiseGame(): void {
  leaveFullscreen()
  change({ minimised: true, question: undefined })
}

export function restoreGame(): void {
  if (!store.get(frameCoversPageAtom)) rememberFocus()
  change({ minimised: false })
}

/** The browser's back button: an open frame is minimised first. True when that was it. */
export function handleBack(): boolean {
  if (!store.get(frameCoversPageAtom)) return false
  minimiseGame()
  return true
}

// The frame holds what is personal: it goes with the session.
registerPersonal(() => closeGame())
