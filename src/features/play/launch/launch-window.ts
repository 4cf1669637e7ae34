import { i18n } from '@lingui/core'
import { t } from '@lingui/core/macro'
import type { Game } from '../../../contract/game.ts'
import { textIn } from '../../../contract/localized.ts'
import { registerPersonal } from '../../../platform/storage/personal.ts'
import { navigateWindow, openGameWindow } from './game-window.ts'
import { notifyPopupBlocked } from './launch-errors.ts'
import { requestAddress } from './launch-request.ts'
import { recordLaunch } from './recents.ts'

/** Windows of games by game id, to come back to instead of opening a second one. */
const windows = new Map<string, Window>()

// Who left is not shown by a game that is still open; a round that it was playing is settled by the server.
registerPersonal(() => {
  for (const opened of windows.values()) opened.close()
  windows.clear()
})

/**
 * Opens a game in a window of its own. Call it inside the click: the window comes first and waits, and is closed again
 * if the launch fails. A blocked one is told with a button that tries again. True when the window goes to the game.
 */
export async function launchInWindow(game: Game): Promise<boolean> {
  const known = windows.get(game.id)
  if (known && !known.closed) {
    known.focus()
    return true
  }
  const opened = openGameWindow(textIn(game.game_title, i18n.locale), t`Opening the game`)
  if (!opened) {
    notifyPopupBlocked(() => void launchInWindow(game))
    return false
  }
  windows.set(game.id, opened)
  const answer = await requestAddress(game)
  // Another window waits for this game by now, or the session ended and took this one along: nobody's to lead on.
  if (windows.get(game.id) !== opened) return false
  if (answer.ok && navigateWindow(opened, answer.address)) {
    void recordLaunch(game)
    return true
  }
  windows.delete(game.id)
  opened.close()
  // Closed by the player meanwhile: nothing to tell.
  if (!answer.ok) answer.say()
  return false
}
