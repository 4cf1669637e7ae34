import type { Game } from '../../../contract/game.ts'
import { opensInPopup } from '../../../contract/launch-endpoints.ts'
import { service } from '../../../platform/service.ts'
import { playStopAtom } from '../../../session/play-stop.ts'
import type { Tab } from '../../../session/tab.ts'
import { itemMessageAtom } from '../../../ui/toast/item-message.ts'
import { frameWidthAtom, startWidth } from '../frame-width.ts'
import { type GameControl, gameControl } from '../game-control.ts'
import type { PlayNavigation } from '../navigation.ts'
import { gameWindows } from './game-windows.ts'
import { type LaunchFailure, notifyLaunchFailure } from './launch-errors.ts'
import { launchId, launchRequest } from './launch-request.ts'
import { recordLaunch } from './recents.ts'

/** Opens games, in the frame or in windows (spec §7). A toast shows each refusal and failure (spec §8, game area). */
export interface Launches {
  /** The game that launches open in the frame. */
  readonly game: GameControl
  /**
   * Opens a game, or brings it to the front if it is already open or opening. The opening of another game is given
   * up. `from` is the position of the tile that the frame grows out of, in CSS px of the window. Call it inside the
   * click. Never rejects.
   *
   * @param demo opens it with demo money, also for somebody who is not signed in
   */
  launch(game: Game, navigation: PlayNavigation, from?: DOMRect, demo?: boolean): Promise<void>
  /** Leaves the open game for `next`, even during a round, which the operator settles. */
  switchTo(next: Game, navigation: PlayNavigation, demo?: boolean): Promise<void>
  /** Launches the game of the frame again, at a new address. The frame stays open when that fails. */
  relaunch(navigation: PlayNavigation): Promise<void>
  /** Moves the game of the frame to a window of its own. Call it inside the click. */
  moveToWindow(navigation: PlayNavigation): Promise<void>
}

/** The launches of a tab. */
export const launches = service(createLaunches)

function createLaunches(tab: Tab): Launches {
  const frame = gameControl(tab)
  const request = launchRequest(tab)
  // Reads the remembered width now, so that it is known at the first launch.
  tab.store.get(frameWidthAtom)

  const forgetTrouble = () => tab.store.set(itemMessageAtom, undefined)
  tab.sessionData.onClear(forgetTrouble)

  async function launch(game: Game, navigation: PlayNavigation, from?: DOMRect, demo = false): Promise<void> {
    // A game of the frame may have been moved to a window. Two copies would play against each other.
    const isInWindow = gameWindows(tab).focus(game, demo)
    forgetTrouble()
    if (!isInWindow && isRefused(game, navigation, demo)) return
    if (request.waiting() !== launchId(game, demo)) request.withdraw()
    if (isInWindow) return
    if (opensInPopup(game.id)) {
      const again = () => void launch(game, navigation, undefined, demo)
      await gameWindows(tab).launch(game, navigation, again, demo)
      return
    }
    const current = frame.get()
    const isSame = current?.game.id === game.id && current.demo === demo
    if (isSame && current.phase !== 'failed') return frame.restore()
    if (current?.phase === 'busy') return frame.askToSwitch(game, demo)
    if (current?.phase === 'loading' || current?.phase === 'ready') {
      return replace(game, navigation, { from, demo })
    }
    const seat = frame.open(game, startWidth(tab.store), from, demo)
    if (!(await fetchAddress(game, seat, navigation, demo))) frame.close(seat)
  }

  /** Refuses a launch and shows why, if the reason is known without a request. True if it refused. */
  function isRefused(game: Game, navigation: PlayNavigation, demo: boolean): boolean {
    const refusal: LaunchFailure | undefined =
      !demo && !tab.session.isSignedIn()
        ? 'signedOut'
        : tab.connection.isOffline()
          ? 'offline'
          : tab.store.get(playStopAtom)
            ? 'stopped'
            : game.is_service === 0
              ? 'outOfService'
              : undefined
    if (refusal) notifyLaunchFailure(tab, navigation, game, refusal)
    return refusal !== undefined
  }

  /** Opens a game in place of the open one, which stays until the new one has an address. */
  async function replace(
    game: Game,
    navigation: PlayNavigation,
    { from, demo, leaveRound = false }: { from?: DOMRect | undefined; demo: boolean; leaveRound?: boolean },
  ): Promise<void> {
    if (request.waiting() === launchId(game, demo)) return
    const answer = await request.ask(game, demo)
    if (!answer) return
    if (!answer.ok) return notifyLaunchFailure(tab, navigation, game, answer.failure)
    if (!leaveRound && frame.get()?.phase === 'busy') return frame.askToSwitch(game, demo)
    const seat = frame.open(game, startWidth(tab.store), from, demo)
    if (frame.setAddress(seat, answer.address) && !demo) void recordLaunch(tab, game)
  }

  /** Fetches the address for an open frame. False if that failed and the frame is still open; a toast showed why. */
  async function fetchAddress(
    game: Game,
    seat: number,
    navigation: PlayNavigation,
    demo: boolean,
  ): Promise<boolean> {
    const answer = await request.ask(game, demo)
    if (frame.get()?.seat !== seat) return true
    if (!answer) {
      frame.close(seat)
      return true
    }
    if (!answer.ok) {
      notifyLaunchFailure(tab, navigation, game, answer.failure)
      return false
    }
    if (frame.setAddress(seat, answer.address) && !demo) void recordLaunch(tab, game)
    return true
  }

  return {
    game: frame,
    launch,
    async switchTo(next, navigation, demo = false) {
      frame.withdrawQuestion()
      if (!isRefused(next, navigation, demo)) await replace(next, navigation, { demo, leaveRound: true })
    },
    async relaunch(navigation) {
      const current = frame.get()
      if (!current || isRefused(current.game, navigation, current.demo)) return
      const { game, demo } = current
      const seat = frame.open(game, current.windowed, undefined, demo)
      if (!(await fetchAddress(game, seat, navigation, demo))) frame.failOpening(seat, 'launch.failed')
    },
    async moveToWindow(navigation) {
      const current = frame.get()
      if (!current) return
      const { game, demo, seat } = current
      const move = async (): Promise<void> => {
        if (isRefused(game, navigation, demo)) return
        if (await gameWindows(tab).launch(game, navigation, () => void move(), demo)) frame.close(seat)
      }
      await move()
    },
  }
}
