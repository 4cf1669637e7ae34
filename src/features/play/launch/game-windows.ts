import { i18n } from '@lingui/core'
import { t } from '@lingui/core/macro'
import type { Game } from '@marquee/contract/game.ts'
import { textIn } from '@marquee/contract/localized.ts'
import { service } from '../../../platform/service.ts'
import type { Tab } from '../../../session/tab.ts'
import { MOBILE } from '../../../ui/use-media.ts'
import { windowGameAtom } from '../current-game.ts'
import type { LaunchNavigation } from '../navigation.ts'
import { notifyLaunchFailure, notifyPopupBlocked } from './launch-errors.ts'
import { launchId, launchRequest } from './launch-request.ts'
import { recordLaunch } from './recents.ts'

/** Size of a game's own window, px (spec §7); the whole screen on mobile. */
const SIZE = { width: 1200, height: 800 }

/** Games in windows of their own. The end of the session closes the windows. */
export interface GameWindows {
  /**
   * Opens a game in a window, or focuses the window in which it is open. Must be called in the click's event handler: the
   * window opens empty while the address is requested, and closes again if the launch fails. If the browser blocks it, a
   * toast offers to try again, which calls `retry` in a click. Returns whether the game opens in the window.
   *
   * @param kind a popup of its own size, or a browser tab
   */
  launch(
    game: Game,
    navigation: LaunchNavigation,
    retry: () => void,
    demo?: boolean,
    kind?: 'popup' | 'page',
  ): Promise<boolean>
  /** Focuses the window in which a game is open or opening. Returns false if there is none. */
  focus(game: Game, demo?: boolean): boolean
  /** Closes every window. The operator settles a round that is being played. */
  closeAll(): void
}

/** Interval of checking whether a window is still open, ms: no event reports that. */
const checkIntervalMs = 1000

/** The game windows of a tab. */
export const gameWindows = service(createGameWindows)

function createGameWindows(tab: Tab): GameWindows {
  /** Open windows by their `launchId`. */
  const windows = new Map<string, Window>()
  let timer: ReturnType<typeof setInterval> | undefined

  // The next player must not see the game of the previous one. The operator settles an unfinished round.
  tab.sessionData.onClear(closeAll)

  function closeAll(): void {
    for (const opened of windows.values()) opened.close()
    windows.clear()
    removeClosed()
  }

  function removeClosed(): void {
    for (const [id, opened] of windows) if (opened.closed) windows.delete(id)
    const game = tab.store.get(windowGameAtom)
    if (!game || windows.has(launchId(game, false))) return
    clearInterval(timer)
    tab.store.set(windowGameAtom, undefined)
  }

  function watchWindow(game: Game): void {
    tab.store.set(windowGameAtom, game)
    clearInterval(timer)
    timer = setInterval(removeClosed, checkIntervalMs)
  }

  function focus(game: Game, demo = false): boolean {
    removeClosed()
    const existing = windows.get(launchId(game, demo))
    existing?.focus()
    return existing !== undefined
  }

  async function launch(
    game: Game,
    navigation: LaunchNavigation,
    retry: () => void,
    demo = false,
    kind: 'popup' | 'page' = 'popup',
  ): Promise<boolean> {
    if (focus(game, demo)) return true
    const id = launchId(game, demo)
    const size = kind === 'popup' ? popupFeatures() : ''
    const opened = openWindow(textIn(game.game_title, i18n.locale), t`Opening the game`, size)
    if (!opened) {
      notifyPopupBlocked(tab, game, retry)
      return false
    }
    windows.set(id, opened)
    const result = await launchRequest(tab).send(game, demo)
    // The session has ended and closed the window, or the player has closed it and opened another one.
    if (windows.get(id) !== opened) return false
    if (result?.ok && !opened.closed) {
      opened.location.replace(result.address)
      if (!demo) {
        watchWindow(game)
        void recordLaunch(tab, game)
      }
      return true
    }
    windows.delete(id)
    opened.close()
    if (result?.ok === false) notifyLaunchFailure(tab, navigation, game, result.failure)
    return false
  }

  return { launch, focus, closeAll }
}

/**
 * Opens an empty window. Undefined if the browser blocks it, as it does after an `await`. The window's reference to the app
 * is removed before a studio's page loads.
 */
function openWindow(title: string, text: string, features: string): Window | undefined {
  const opened = window.open('', '_blank', features)
  // With `noopener` the browser returns null even for a window that it opened.
  if (!opened || opened.closed) return undefined
  opened.opener = null
  showText(opened.document, title, text)
  return opened
}

function popupFeatures(): string {
  const full = matchMedia(MOBILE).matches
  const width = full ? screen.availWidth : SIZE.width
  const height = full ? screen.availHeight : SIZE.height
  const left = Math.max(0, Math.round(window.screenX + (window.outerWidth - width) / 2))
  const top = Math.max(0, Math.round(window.screenY + (window.outerHeight - height) / 2))
  return `popup,width=${width},height=${height},left=${full ? 0 : left},top=${full ? 0 : top}`
}

/** Shows a text in the colours of the app until the game loads. */
function showText(page: Document, title: string, text: string): void {
  const look = getComputedStyle(document.documentElement)
  page.title = title
  page.documentElement.lang = document.documentElement.lang
  Object.assign(page.body.style, {
    display: 'grid',
    placeItems: 'center',
    minHeight: '100dvh',
    margin: '0',
    font: '16px/1.5 system-ui, sans-serif',
    background: look.getPropertyValue('--colors-background'),
    color: look.getPropertyValue('--colors-sub-text'),
  })
  page.body.textContent = text
}
