import { opensInPopup, type Game } from '../../../contract/game.ts'
import { isOffline } from '../../../platform/http/connection.ts'
import { registerPersonal } from '../../../platform/storage/personal.ts'
import { store } from '../../../platform/store.ts'
import { sessionAtom } from '../../../session/session.ts'
import { MOBILE } from '../../../ui/use-media.ts'
import {
  askToSwitch,
  closeGame,
  currentGame,
  failOpening,
  openFrame,
  restoreGame,
  seatGame,
  withdrawQuestion,
} from '../current-game.ts'
import { notifyOffline, notifyOutOfService, notifySignInFirst } from './launch-errors.ts'
import { requestAddress } from './launch-request.ts'
import { launchInWindow } from './launch-window.ts'
import { recordLaunch } from './recents.ts'

interface LaunchOptions {
  /** Where the tile stands, in CSS px of the window: the frame grows out of it. */
  readonly from?: DOMRect | undefined
}

/**
 * Opens a game, in the frame or in a window of its own (spec §7). Call it inside the click. A game that is open or
 * opening already only comes to the front. Every refusal and failure is told in a toast (spec §8, game area);
 * never rejects.
 */
export async function launchGame(game: Game, { from }: LaunchOptions = {}): Promise<void> {
  if (refused(game)) return
  if (opensInPopup(game.id)) {
    await launchInWindow(game)
    return
  }
  const current = currentGame()
  if (current?.game.id === game.id && current.phase !== 'failed') {
    awaited = undefined
    return restoreGame()
  }
  if (current?.phase === 'busy') return askToSwitch(game)
  if (current?.phase === 'loading' || current?.phase === 'ready') return replaceGame(game, from)
  awaited = undefined
  const seat = openFrame(game, sizeOfFrame(), from)
  if (!(await fillSeat(game, seat))) closeGame(seat)
}

/** Leaves the open game for the one that was asked for, whatever its round does: the server settles it. */
export async function switchGame(next: Game): Promise<void> {
  withdrawQuestion()
  if (!refused(next)) await replaceGame(next, undefined, true)
}

/** The game that takes the place of the open one once its address is there. */
let awaited: { readonly game: Game } | undefined

registerPersonal(() => {
  awaited = undefined
})

/** Opens a game in place of the open one, which stays until it is known that the new one opens. */
async function replaceGame(game: Game, from: DOMRect | undefined, leaveRound = false): Promise<void> {
  if (awaited?.game.id === game.id) return
  const own = { game }
  awaited = own
  const answer = await requestAddress(game)
  // Another game was asked for since, or the session ended.
  if (awaited !== own) return
  awaited = undefined
  if (!answer.ok) return answer.say()
  if (!leaveRound && currentGame()?.phase === 'busy') return askToSwitch(game)
  if (seatGame(openFrame(game, sizeOfFrame(), from), answer.address)) void recordLaunch(game)
}

function sizeOfFrame(): 'stretched' | 'normal' {
  return matchMedia(MOBILE).matches ? 'stretched' : 'normal'
}

/** Launches the game of the frame anew, at a new address; the frame stays open when that fails. */
export async function relaunch(): Promise<void> {
  const current = currentGame()
  if (!current || refused(current.game)) return
  const seat = openFrame(current.game, current.windowed)
  if (!(await fillSeat(current.game, seat))) failOpening(seat, 'launch.failed')
}

/** Moves the game of the frame to a window of its own. Call it inside the click. */
export async function moveToWindow(): Promise<void> {
  const current = currentGame()
  if (!current || refused(current.game)) return
  if (await launchInWindow(current.game)) closeGame(current.seat)
}

/** What needs no request to be refused; says why. */
function refused(game: Game): boolean {
  if (store.get(sessionAtom).state !== 'signedIn') notifySignInFirst()
  else if (isOffline()) notifyOffline()
  else if (game.is_service === 0) notifyOutOfService()
  else return false
  return true
}

/** Gives an opened frame its address. False when there is none and somebody still waits for it; then it was told. */
async function fillSeat(game: Game, seat: number): Promise<boolean> {
  const answer = await requestAddress(game)
  if (currentGame()?.seat !== seat) return true
  if (!answer.ok) {
    answer.say()
    return false
  }
  if (seatGame(seat, answer.address)) void recordLaunch(game)
  return true
}
