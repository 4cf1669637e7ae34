import { opensInPopup, type Game } from '../../../contract/game.ts'
import { service } from '../../../platform/service.ts'
import type { Tab } from '../../../session/tab.ts'
import { frameWidthAtom, startWidth } from '../frame-width.ts'
import { type GameControl, gameControl } from '../game-control.ts'
import type { PlayNavigation } from '../navigation.ts'
import { gameWindows } from './game-windows.ts'
import { type LaunchFailure, notifyLaunchFailure } from './launch-errors.ts'
import { launchRequest } from './launch-request.ts'
import { recordLaunch } from './recents.ts'

/** Opens games, in the frame or in windows (spec §7). A toast shows each refusal and failure (spec §8, game area). */
export interface Launches {
  /** The game that launches open in the frame. */
  readonly game: GameControl
  /**
   * Opens a game, or brings it to the front if it is already open or opening. The opening of another game is given
   * up. `from` is the position of the tile that the frame grows out of, in CSS px of the window. Call it inside the
   * click. Never rejects.
   */
  launch(game: Game, navigation: PlayNavigation, from?: DOMRect): Promise<void>
  /** Leaves the open game for `next`, even during a round, which the operator settles. */
  switchTo(next: Game, navigation: PlayNavigation): Promise<void>
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

  async function launch(game: Game, navigation: PlayNavigation, from?: DOMRect): Promise<void> {
    // A game of the frame may have been moved to a window. Two copies would play against each other.
    const isInWindow = gameWindows(tab).focus(game)
    if (!isInWindow && isRefused(game, navigation)) return
    if (request.waiting() !== game.id) request.withdraw()
    if (isInWindow) return
    if (opensInPopup(game.id)) {
      await gameWindows(tab).launch(game, navigation, () => void launch(game, navigation))
      return
    }
    const current = frame.get()
    if (current?.game.id === game.id && current.phase !== 'failed') return frame.restore()
    if (current?.phase === 'busy') return frame.askToSwitch(game)
    if (current?.phase === 'loading' || current?.phase === 'ready') return replace(game, navigation, { from })
    const seat = frame.open(game, startWidth(tab.store), from)
    if (!(await fetchAddress(game, seat, navigation))) frame.close(seat)
  }

  /** Refuses a launch with a toast, if the reason is known without a request. True if it refused. */
  function isRefused(game: Game, navigation: PlayNavigation): boolean {
    const refusal: LaunchFailure | undefined = !tab.session.isSignedIn()
      ? 'signedOut'
      : tab.connection.isOffline()
        ? 'offline'
        : game.is_service === 0
          ? 'outOfService'
          : undefined
    if (refusal) notifyLaunchFailure(tab, navigation, refusal)
    return refusal !== undefined
  }

  /** Opens a game in place of the open one, which stays until the new one has an address. */
  async function replace(
    game: Game,
    navigation: PlayNavigation,
    { from, leaveRound = false }: { from?: DOMRect | undefined; leaveRound?: boolean },
  ): Promise<void> {
    if (request.waiting() === game.id) return
    const answer = await request.ask(game)
    if (!answer) return
    if (!answer.ok) return notifyLaunchFailure(tab, navigation, answer.failure)
    if (!leaveRound && frame.get()?.phase === 'busy') return frame.askToSwitch(game)
    if (frame.setAddress(frame.open(game, startWidth(tab.store), from), answer.address))
      void recordLaunch(tab, game)
  }

  /** Fetches the address for an open frame. False if that failed and the frame is still open; a toast showed why. */
  async function fetchAddress(game: Game, seat: number, navigation: PlayNavigation): Promise<boolean> {
    const answer = await request.ask(game)
    if (frame.get()?.seat !== seat) return true
    if (!answer) {
      frame.close(seat)
      return true
    }
    if (!answer.ok) {
      notifyLaunchFailure(tab, navigation, answer.failure)
      return false
    }
    if (frame.setAddress(seat, answer.address)) void recordLaunch(tab, game)
    return true
  }

  return {
    game: frame,
    launch,
    async switchTo(next, navigation) {
      frame.withdrawQuestion()
      if (!isRefused(next, navigation)) await replace(next, navigation, { leaveRound: true })
    },
    async relaunch(navigation) {
      const current = frame.get()
      if (!current || isRefused(current.game, navigation)) return
      const seat = frame.open(current.game, current.windowed)
      if (!(await fetchAddress(current.game, seat, navigation))) frame.failOpening(seat, 'launch.failed')
    },
    async moveToWindow(navigation) {
      const current = frame.get()
      if (!current) return
      const { game, seat } = current
      const move = async (): Promise<void> => {
        if (isRefused(game, navigation)) return
        if (await gameWindows(tab).launch(game, navigation, () => void move())) frame.close(seat)
      }
      await move()
    },
  }
}
