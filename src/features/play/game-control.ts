import { isInRound } from './frame/message-formats.ts'
import type { Game } from '@marquee/contract/game.ts'
import type { StudioFrame } from '@marquee/contract/studio-frames.ts'
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
  /** Opens the frame without an address, and replaces any other game. Returns the frame's id. */
  open(game: Game, mode: Exclude<FrameMode, 'fullscreen'>, from?: DOMRect, demo?: boolean): number
  /** Sets the address. Returns false if the player has closed this frame or opened another one meanwhile. */
  setAddress(frameId: number, address: string, studio?: StudioFrame): boolean
  /** Closes the frame and drops its address (spec §4). With an id, only if that frame is still open. */
  close(frameId?: number): void
  /** Closes the frame. While a round is being played the frame asks first, once. */
  requestClose(): void
  /** Asks before another game replaces one whose round is being played. */
  askToSwitch(next: Game, demo?: boolean): void
  cancelQuestion(): void
  /** Pauses or resumes the game, for a dialog of the app over it. */
  setPaused(paused: boolean): void
  /**
   * Closes the game when its round has ended; immediately between rounds, and if the app's protocol is not the studio's. Also with
   * demo money.
   */
  closeAfterRound(): void
  /** Removes the game's page, which ends there; the frame stays open. */
  unload(): void
  /** Marks a launch from inside the frame as failed. The frame stays open, so that the player can try again. */
  failOpening(frameId: number, fault: string): void
  /** Sets the phase that the game reports. The end of a round cancels a question about closing. */
  setPhase(phase: Exclude<Phase, 'opening' | 'unloaded'>, fault?: string): void
  /** Shows the balance that the game reports in place of the operator's, which is `before` as the round begins. */
  freezeBalance(before: number): void
  /** The game reported a balance: shown until the operator's is. */
  reportBalance(amount: number): void
  /** Shows the operator's balance again. */
  releaseBalance(): void
  /** Sets whether the game has a sheet of its own open. */
  setSheet(open: boolean): void
  /** Asks the game to close its own sheet. */
  closeSheet(): void
  /** Sets the mode that the player chose. The width is stored for the next games. */
  setMode(mode: FrameMode): void
  /** Restores the size before fullscreen. */
  leaveFullscreen(): void
  /** Minimises the frame without reloading it, so that the round continues. */
  minimise(): void
  restore(): void
  /** Focuses the element that had the focus before the frame; if it is unmounted, `fallback` or the main element. */
  returnFocus(fallback?: HTMLElement | null): void
}

/** The game control of a tab. */
export const gameControl = service(createGameControl)

function createGameControl({ store, sessionData }: Tab): GameControl {
  let lastFrameId = 0
  /** The element that had the focus before the frame covered the page. */
  let origin: HTMLElement | undefined

  const get = () => store.get(currentGameAtom)

  function change(patch: Partial<CurrentGame>): void {
    const current = get()
    if (current) store.set(currentGameAtom, { ...current, ...patch })
  }

  /** Must run before the frame covers the page, which makes the page inert and removes the focus. */
  function storeFocus(): void {
    if (typeof document === 'undefined' || store.get(frameCoversPageAtom)) return
    const focused = document.activeElement
    origin = focused instanceof HTMLElement && focused !== document.body ? focused : undefined
  }

  function close(frameId?: number): void {
    if (frameId === undefined || get()?.frameId === frameId) store.set(currentGameAtom, undefined)
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
      storeFocus()
      lastFrameId += 1
      store.set(currentGameAtom, {
        game,
        demo,
        frameId: lastFrameId,
        address: undefined,
        studio: undefined,
        phase: 'opening',
        roundBalance: undefined,
        fault: undefined,
        mode,
        windowed: mode,
        minimised: false,
        paused: false,
        question: undefined,
        sheet: 'none',
        from,
      })
      return lastFrameId
    },
    setAddress(frameId, address, studio) {
      if (get()?.frameId !== frameId) return false
      change({ address, studio, phase: 'loading' })
      return true
    },
    requestClose() {
      const current = get()
      if (current?.phase !== 'busy' || current.question?.kind === 'close') return close()
      storeFocus()
      change({ question: { kind: 'close' }, minimised: false })
    },
    askToSwitch(next, demo = false) {
      storeFocus()
      change({ question: { kind: 'switch', next, demo }, minimised: false })
    },
    cancelQuestion: () => change({ question: undefined }),
    setPaused(paused) {
      if (get()?.paused !== paused) change({ paused })
    },
    closeAfterRound() {
      const frameId = get()?.frameId
      if (frameId === undefined) return
      const current = get()
      if (!current || !isInRound(current)) return close(frameId)
      const stop = store.sub(currentGameAtom, () => {
        if (get()?.frameId === frameId && get()?.phase === 'busy') return
        stop()
        close(frameId)
      })
    },
    unload: () =>
      change({
        address: undefined,
        phase: 'unloaded',
        roundBalance: undefined,
        question: undefined,
        sheet: 'none',
      }),
    failOpening(frameId, fault) {
      if (get()?.frameId === frameId) change({ phase: 'failed', fault })
    },
    setPhase(phase, fault) {
      const current = get()
      if (!current || current.phase === 'opening' || current.phase === 'unloaded') return
      const isRoundOver = phase !== 'busy' && current.question?.kind === 'close'
      change({
        phase,
        fault,
        ...(isRoundOver ? { question: undefined } : {}),
        // After the end of a round the operator's balance is shown once it was fetched.
        ...(phase === 'busy' || phase === 'ready' ? {} : { roundBalance: undefined }),
      })
    },
    freezeBalance(before) {
      if (get()?.roundBalance === undefined) change({ roundBalance: { before, reported: before } })
    },
    reportBalance(reported) {
      const round = get()?.roundBalance
      if (round !== undefined) change({ roundBalance: { ...round, reported } })
    },
    releaseBalance() {
      if (get()?.roundBalance !== undefined) change({ roundBalance: undefined })
    },
    setSheet: (open) => change({ sheet: open ? 'open' : 'none' }),
    closeSheet: () => change({ sheet: 'closing' }),
    setMode(mode) {
      if (mode === 'fullscreen') return change({ mode })
      store.set(frameWidthAtom, mode)
      change({ mode, windowed: mode })
    },
    restore() {
      storeFocus()
      change({ minimised: false })
    },
    returnFocus(fallback) {
      const target = origin?.isConnected ? origin : (fallback ?? document.querySelector('main'))
      target?.focus({ preventScroll: true })
    },
  }
}

/** The game control of the tab that a component is rendered in. */
export function useGameControl(): GameControl {
  return gameControl(useTab())
}

/** The title of the open frame, which receives the focus when an overlay of the app closes. */
export function frameTitle(): HTMLElement | null {
  return document.querySelector<HTMLElement>('[data-game-title]')
}
