import type { Game } from '../../contract/game.ts'
import { service } from '../../platform/service.ts'
import { type Tab, useTab } from '../../session/tab.ts'
import {
  type CurrentGame,
  currentGameAtom,
  frameCoversPageAtom,
  type FrameMode,
  type Phase,
} from './current-game.ts'
import { frameWidthAtom } from './frame-width.ts'

/** Opens, changes and closes the game of the frame. The end of the session closes it too. */
export interface GameControl {
  get(): CurrentGame | undefined
  /** Opens the frame, still without an address, in place of any other game. Returns the seat. */
  open(game: Game, mode: Exclude<FrameMode, 'fullscreen'>, from?: DOMRect, demo?: boolean): number
  /** Gives the frame its address. False if the player has closed this seat or opened another one meanwhile. */
  setAddress(seat: number, address: string): boolean
  /** Closes the frame, and the address with it (spec §4). With a seat, only if that seat is still open. */
  close(seat?: number): void
  /** Closes the frame as the player wishes. While a round is being played the frame asks once. */
  requestClose(): void
  /** Asks before another game replaces one whose round is being played. */
  askToSwitch(next: Game, demo?: boolean): void
  withdrawQuestion(): void
  /** Pauses the game until it is let go: the app shows something over it that must be answered. */
  hold(held: boolean): void
  /** Closes the game when its round has ended, at once between rounds. A game with demo money too. */
  closeAfterRound(): void
  /** Marks a launch from inside the frame as failed. The frame stays open, so that the player can try again. */
  failOpening(seat: number, fault: string): void
  /** Sets what the game reports about itself. The end of a round withdraws a question about closing. */
  setPhase(phase: Exclude<Phase, 'opening'>, fault?: string): void
  /** Sets whether the game has a sheet of its own open. */
  setSheet(open: boolean): void
  /** Asks the game to close its own sheet. */
  closeSheet(): void
  /** Sets what the player chose. The width is remembered for the next games. */
  setMode(mode: FrameMode): void
  /** Restores the size before fullscreen. */
  leaveFullscreen(): void
  /** Minimises the frame without reloading it, so that the round continues. */
  minimise(): void
  restore(): void
  /** Focuses the element that had the focus before the frame. If it is gone, `instead` or the page's main element. */
  returnFocus(instead?: HTMLElement | null): void
}

/** The game control of a tab. */
export const gameControl = service(createGameControl)

function createGameControl({ store, sessionData }: Tab): GameControl {
  let lastSeat = 0
  /** The element that had the focus before the frame covered the page. */
  let origin: HTMLElement | undefined

  const get = () => store.get(currentGameAtom)

  function change(patch: Partial<CurrentGame>): void {
    const current = get()
    if (current) store.set(currentGameAtom, { ...current, ...patch })
  }

  /** Call it before the frame covers the page: the page then becomes inert and loses the focus. */
  function rememberFocus(): void {
    if (typeof document === 'undefined' || store.get(frameCoversPageAtom)) return
    const focused = document.activeElement
    origin = focused instanceof HTMLElement && focused !== document.body ? focused : undefined
  }

  function close(seat?: number): void {
    if (seat === undefined || get()?.seat === seat) store.set(currentGameAtom, undefined)
  }

  function leaveFullscreen(): void {
    const current = get()
    if (current?.mode === 'fullscreen') change({ mode: current.windowed })
  }

  function minimise(): void {
    leaveFullscreen()
    change({ minimised: true, question: undefined })
  }

  sessionData.onClear(() => close())

  return {
    get,
    close,
    leaveFullscreen,
    minimise,
    open(game, mode, from, demo = false) {
      rememberFocus()
      lastSeat += 1
      store.set(currentGameAtom, {
        game,
        demo,
        seat: lastSeat,
        address: undefined,
        phase: 'opening',
        fault: undefined,
        mode,
        windowed: mode,
        minimised: false,
        held: false,
        question: undefined,
        sheet: 'none',
        from,
      })
      return lastSeat
    },
    setAddress(seat, address) {
      if (get()?.seat !== seat) return false
      change({ address, phase: 'loading' })
      return true
    },
    requestClose() {
      const current = get()
      if (current?.phase !== 'busy' || current.question?.kind === 'close') return close()
      rememberFocus()
      change({ question: { kind: 'close' }, minimised: false })
    },
    askToSwitch(next, demo = false) {
      rememberFocus()
      change({ question: { kind: 'switch', next, demo }, minimised: false })
    },
    withdrawQuestion: () => change({ question: undefined }),
    hold(held) {
      if (get() && get()?.held !== held) change({ held })
    },
    closeAfterRound() {
      const seat = get()?.seat
      if (seat === undefined) return
      if (get()?.phase !== 'busy') return close(seat)
      const stop = store.sub(currentGameAtom, () => {
        if (get()?.seat === seat && get()?.phase === 'busy') return
        stop()
        close(seat)
      })
    },
    failOpening(seat, fault) {
      if (get()?.seat === seat) change({ phase: 'failed', fault })
    },
    setPhase(phase, fault) {
      const current = get()
      if (!current || current.phase === 'opening') return
      const isSettled = phase !== 'busy' && current.question?.kind === 'close'
      change({ phase, fault, ...(isSettled ? { question: undefined } : {}) })
    },
    setSheet: (open) => change({ sheet: open ? 'open' : 'none' }),
    closeSheet: () => change({ sheet: 'closing' }),
    setMode(mode) {
      if (mode === 'fullscreen') return change({ mode })
      store.set(frameWidthAtom, mode)
      change({ mode, windowed: mode })
    },
    restore() {
      rememberFocus()
      change({ minimised: false })
    },
    returnFocus(instead) {
      const target = origin?.isConnected ? origin : (instead ?? document.querySelector('main'))
      target?.focus({ preventScroll: true })
    },
  }
}

/** The game control of the tab that a component is rendered in. */
export function useGameControl(): GameControl {
  return gameControl(useTab())
}

/** The title of the open frame, which takes the focus of a part of the app that closes. */
export function frameTitle(): HTMLElement | null {
  return document.querySelector<HTMLElement>('[data-game-title]')
}
