import type { Game } from '@marquee/contract/game.ts'
import { opensInPopup } from '@marquee/contract/popup-games.ts'
import { hasUnknownSettings, studioFrames } from '@marquee/contract/studio-frames.ts'
import { siteConfigAtom } from '../../../platform/config/site-config.ts'
import { service } from '../../../platform/service.ts'
import { playStopAtom } from '../../../session/play-stop.ts'
import { deviceStopsAtom, hasStop } from '../../../session/device-stop.ts'
import type { Tab } from '../../../session/tab.ts'
import { itemMessageAtom } from '../../../ui/toast/item-message.ts'
import { frameWidthAtom, initialWidth } from '../frame-width.ts'
import { type GameControl, gameControl } from '../game-control.ts'
import type { LaunchNavigation } from '../navigation.ts'
import { gameWindows } from './game-windows.ts'
import { type LaunchFailure, notifyLaunchFailure } from './launch-errors.ts'
import { launchId, launchRequest } from './launch-request.ts'
import { recordLaunch } from './recents.ts'

/** Opens games, in the frame or in windows (spec §7). A toast shows each refusal and failure (spec §8, game area). */
export interface Launches {
  /** The game that launches open in the frame. */
  readonly game: GameControl
  /**
   * Opens a game, or brings it to the front if it is open or opening. Cancels the pending launch of another game. `from`
   * is the position of the tile that the frame grows out of, in CSS px of the window. Must be called in the click's event
   * handler. Never rejects.
   *
   * @param demo opens it with demo money, which needs no session; the default for visitors, where the site allows that
   */
  launch(game: Game, navigation: LaunchNavigation, from?: DOMRect, demo?: boolean): Promise<void>
  /** Replaces the open game by `next`, even during a round, which the operator settles. */
  switchTo(next: Game, navigation: LaunchNavigation, demo?: boolean): Promise<void>
  /** Launches the game of the frame again. The frame stays open if that fails. */
  relaunch(navigation: LaunchNavigation): Promise<void>
  /** Moves the game of the frame to a popup window. Must be called in the click's event handler. */
  moveToWindow(navigation: LaunchNavigation): Promise<void>
}

/** The launches of a tab. */
export const launches = service(createLaunches)

function createLaunches(tab: Tab): Launches {
  const frame = gameControl(tab)
  const request = launchRequest(tab)
  // Loads the stored width before the first launch.
  tab.store.get(frameWidthAtom)

  const clearError = () => tab.store.set(itemMessageAtom, undefined)
  tab.sessionData.onClear(clearError)

  async function launch(
    game: Game,
    navigation: LaunchNavigation,
    from?: DOMRect,
    asDemo?: boolean,
  ): Promise<void> {
    // Only visitors wait, for a session of another tab: a popup must open inside the click.
    const demo = asDemo ?? (!tab.session.isSignedIn() && (await isVisitor()))
    // The game may be open in a window: two copies would play with the same balance.
    const isInWindow = gameWindows(tab).focus(game, demo)
    clearError()
    if (!isInWindow && isRefused(game, navigation, demo)) return
    if (request.pendingId() !== launchId(game, demo)) request.cancel()
    if (isInWindow) return
    const ownWindow = windowOf(game)
    if (ownWindow) {
      const again = () => void launch(game, navigation, undefined, demo)
      await gameWindows(tab).launch(game, navigation, again, demo, ownWindow)
      return
    }
    const current = frame.get()
    const isSame = current?.game.id === game.id && current.demo === demo
    if (isSame && current.phase !== 'failed') return frame.restore()
    if (current?.phase === 'busy') return frame.askToSwitch(game, demo)
    if (current && current.phase !== 'opening' && current.phase !== 'failed') {
      return replace(game, navigation, { from, demo })
    }
    const frameId = frame.open(game, initialWidth(tab.store), from, demo)
    if (!(await fetchAddress(game, frameId, navigation, demo))) frame.close(frameId)
  }

  /** The window that a game is known to need before its launch. */
  function windowOf({ id, provider_id }: Game): 'popup' | 'page' | undefined {
    if (opensInPopup(id)) return 'popup'
    const site = tab.store.get(siteConfigAtom)
    if (!site || provider_id === undefined) return undefined
    const studio = studioFrames(site).find(({ providers }) => providers.includes(provider_id))
    return studio === undefined || studio.window === 'frame' ? undefined : studio.window
  }

  function hasUnknownStudio({ provider_id: provider }: Game): boolean {
    const site = tab.store.get(siteConfigAtom)
    return site !== undefined && provider !== undefined && hasUnknownSettings(site, { provider })
  }

  /** Whether nobody is signed in, in no tab, and the site lets visitors play. */
  async function isVisitor(): Promise<boolean> {
    await tab.session.ready()
    const { store, clock } = tab
    const isAllowed = store.get(siteConfigAtom)?.VARIABLES.guest_play === true
    return !tab.session.isSignedIn() && isAllowed && !hasStop(store.get(deviceStopsAtom), clock.now())
  }

  /** Shows why a game cannot be launched, if that is known without a request. Returns whether it cannot. */
  function isRefused(game: Game, navigation: LaunchNavigation, demo: boolean): boolean {
    const refusal: LaunchFailure | undefined =
      !demo && !tab.session.isSignedIn()
        ? 'signedOut'
        : tab.connection.isOffline()
          ? 'offline'
          : tab.store.get(playStopAtom)
            ? 'stopped'
            : game.is_service === 0 || hasUnknownStudio(game)
              ? 'outOfService'
              : undefined
    if (refusal) notifyLaunchFailure(tab, navigation, game, refusal)
    return refusal !== undefined
  }

  /** Replaces the open game, which stays open until the new one has an address. */
  async function replace(
    game: Game,
    navigation: LaunchNavigation,
    { from, demo, leaveRound = false }: { from?: DOMRect | undefined; demo: boolean; leaveRound?: boolean },
  ): Promise<void> {
    if (request.pendingId() === launchId(game, demo)) return
    const result = await request.send(game, demo)
    if (!result) return
    if (!result.ok) return notifyLaunchFailure(tab, navigation, game, result.failure)
    if (!leaveRound && frame.get()?.phase === 'busy') return frame.askToSwitch(game, demo)
    const frameId = frame.open(game, initialWidth(tab.store), from, demo)
    if (frame.setAddress(frameId, result.address, result.studio) && !demo) void recordLaunch(tab, game)
  }

  /** Fetches the address for an open frame. Returns false, after a toast, if that failed and the frame is still open. */
  async function fetchAddress(
    game: Game,
    frameId: number,
    navigation: LaunchNavigation,
    demo: boolean,
  ): Promise<boolean> {
    const result = await request.send(game, demo)
    if (frame.get()?.frameId !== frameId) return true
    if (!result) {
      frame.close(frameId)
      return true
    }
    if (!result.ok) {
      notifyLaunchFailure(tab, navigation, game, result.failure)
      return false
    }
    if (frame.setAddress(frameId, result.address, result.studio) && !demo) void recordLaunch(tab, game)
    return true
  }

  return {
    game: frame,
    launch,
    async switchTo(next, navigation, demo = false) {
      frame.cancelQuestion()
      if (!isRefused(next, navigation, demo)) await replace(next, navigation, { demo, leaveRound: true })
    },
    async relaunch(navigation) {
      const current = frame.get()
      if (!current) return
      const { game, demo, phase, paused } = current
      if (isRefused(game, navigation, demo)) {
        if (phase === 'unloaded') frame.failOpening(current.frameId, 'launch.failed')
        return
      }
      const frameId = frame.open(game, current.windowed, undefined, demo)
      // The dialog that paused the game is still over it.
      frame.setPaused(paused)
      if (!(await fetchAddress(game, frameId, navigation, demo))) frame.failOpening(frameId, 'launch.failed')
    },
    async moveToWindow(navigation) {
      const current = frame.get()
      if (!current) return
      const { game, demo, frameId } = current
      const ownWindow = current.studio?.window === 'page' ? 'page' : 'popup'
      const move = async (): Promise<void> => {
        if (isRefused(game, navigation, demo)) return
        const isOpen = await gameWindows(tab).launch(game, navigation, () => void move(), demo, ownWindow)
        if (isOpen) frame.close(frameId)
      }
      await move()
    },
  }
}
