import { i18n } from '@lingui/core'
import { t } from '@lingui/core/macro'
import type { Game } from '../../../contract/game.ts'
import { textIn } from '../../../contract/localized.ts'
import { service } from '../../../platform/service.ts'
import type { Tab } from '../../../session/tab.ts'
import { MOBILE } from '../../../ui/use-media.ts'
import { windowGameAtom } from '../current-game.ts'
import type { PlayNavigation } from '../navigation.ts'
import { notifyLaunchFailure, notifyPopupBlocked } from './launch-errors.ts'
import { launchId, launchRequest } from './launch-request.ts'
import { recordLaunch } from './recents.ts'

/** Size of a game's own window, px (spec §7); the whole screen on mobile. */
const SIZE = { width: 1200, height: 800 }

/** Games in windows of their own. The end of the session closes the windows. */
export interface GameWindows {
  /**
   * Opens a game in a window, or focuses the window in which it is open. Call it inside the click: the empty window is
   * opened first, waits for the address, and is closed again if the launch fails. If the browser blocks the window, a
   * toast offers to try again, which calls `retry` inside a click. True if the game opens in the window.
   *
   * @param demo opens it with demo money
   */
  launch(game: Game, navigation: PlayNavigation, retry: () => void, demo?: boolean): Promise<boolean>
  /** Brings the window to the front in which a game is open or opening. False if there is none. */
  focus(game: Game, demo?: boolean): boolean
  /** Closes every window. The operator settles a round that is being played. */
  closeAll(): void
}

/** How often the app looks whether a window is still open, ms: no event reports it. */
const watchMs = 1000

/** The game windows of a tab. */
export const gameWindows = service(createGameWindows)

function createGameWindows(tab: Tab): GameWindows {
  /** Open windows by their `launchId`. */
  const windows = new Map<string, Window>()
  let watch: ReturnType<typeof setInterval> | undefined

  // The next player must not see the game of the player before. The operator settles a round that was being played.
  tab.sessionData.onClear(closeAll)

  function closeAll(): void {
    for (const opened of windows.values()) opened.close()
    windows.clear()
    forgetClosed()
  }

  /** No event reports that the player closed a window of another origin. */
  function forgetClosed(): void {
    for (const [id, opened] of windows) if (opened.closed) windows.delete(id)
    const game = tab.store.get(windowGameAtom)
    if (!game || windows.has(launchId(game, false))) return
    clearInterval(watch)
    tab.store.set(windowGameAtom, undefined)
  }

  function watchWindowOf(game: Game): void {
    tab.store.set(windowGameAtom, game)
    clearInterval(watch)
    watch = setInterval(forgetClosed, watchMs)
  }

  function focus(game: Game, demo = false): boolean {
    forgetClosed()
    const known = windows.get(launchId(game, demo))
    known?.focus()
    return known !== undefined
  }

  async function launch(
    game: Game,
    navigation: PlayNavigation,
    retry: () => void,
    demo = false,
  ): Promise<boolean> {
    if (focus(game, demo)) return true
    const id = launchId(game, demo)
    const opened = openWindow(textIn(game.game_title, i18n.locale), t`Opening the game`)
    if (!opened) {
      notifyPopupBlocked(tab, game, retry)
      return false
    }
    windows.set(id, opened)
    const answer = await launchRequest(tab).ask(game, demo)
    // The session ended and closed the window, or the player closed it and pressed again: another window waits now.
    if (windows.get(id) !== opened) return false
    if (answer?.ok && !opened.closed) {
      opened.location.replace(answer.address)
      if (!demo) {
        watchWindowOf(game)
        void recordLaunch(tab, game)
      }
      return true
    }
    windows.delete(id)
    opened.close()
    if (answer?.ok === false) notifyLaunchFailure(tab, navigation, game, answer.failure)
    return false
  }

  return { launch, focus, closeAll }
}

/**
 * Opens an empty window. Undefined where the browser blocks it, as it does after an `await`. A new window gets a copy of
 * the session storage and a reference to the app. The reference is cut before a studio's page loads, and the copy stays
 * with the app's origin.
 */
function openWindow(title: string, words: string): Window | undefined {
  const opened = window.open('', '_blank', features())
  // With `noopener` the browser returns null even for a window that it opened.
  if (!opened || opened.closed) return undefined
  opened.opener = null
  dress(opened.document, title, words)
  return opened
}

function features(): string {
  const full = matchMedia(MOBILE).matches
  const width = full ? screen.availWidth : SIZE.width
  const height = full ? screen.availHeight : SIZE.height
  const left = Math.max(0, Math.round(window.screenX + (window.outerWidth - width) / 2))
  const top = Math.max(0, Math.round(window.screenY + (window.outerHeight - height) / 2))
  return `popup,width=${width},height=${height},left=${full ? 0 : left},top=${full ? 0 : top}`
}

/** Shows a text in the colours of the app in the window until the game loads. */
function dress(page: Document, title: string, words: string): void {
  const look = getComputedStyle(document.documentElement)
  page.title = title
  page.documentElement.lang = document.documentElement.lang
  Object.assign(page.body.style, {
    display: 'grid',
    placeItems: 'center',
    minHeight: '100vh',
    margin: '0',
    font: '16px/1.5 system-ui, sans-serif',
    background: look.getPropertyValue('--background'),
    color: look.getPropertyValue('--sub-text'),
  })
  page.body.textContent = words
}
