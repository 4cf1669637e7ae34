import { i18n } from '@lingui/core'
import { t } from '@lingui/core/macro'
import type { Game } from '@marquee/contract/game.ts'
import type { ApiError } from '@marquee/contract/result.ts'
import { currencyAtom, timeZoneAtom } from '../../../platform/config/site-config.ts'
import { connectionAtom } from '../../../platform/http/connection.ts'
import { playStopAtom } from '../../../session/play-stop.ts'
import type { Tab } from '../../../session/tab.ts'
import { errorMessage } from '../../../ui/states/error-message.ts'
import { toasts } from '../../../ui/toast/toast.ts'
import { itemMessageAtom } from '../../../ui/toast/item-message.ts'
import type { LaunchNavigation } from '../navigation.ts'

/** Why a game does not open: a reason of the app's own, or the error of the launch request. */
export type LaunchFailure = 'signedOut' | 'offline' | 'outOfService' | 'stopped' | 'invalidAddress' | ApiError

/**
 * Shows why a game does not open (spec §8, game area), in a toast and at the game. Without a session it opens the page for
 * joining or signing in instead.
 */
export function notifyLaunchFailure(
  tab: Tab,
  navigation: LaunchNavigation,
  game: Game,
  failure: LaunchFailure,
): void {
  const showError = (text: string) => {
    toasts(tab).show('error', text)
    tab.store.set(itemMessageAtom, { about: game.id, text })
  }
  /** `game.launch.serverError` of the spec: an exception, or no response. */
  const showNoResponse = () => {
    showError(t`The game could not be opened: the server did not respond. No stake was taken.`)
    clearOnceReached(tab)
  }
  switch (typeof failure === 'string' ? failure : failure.code) {
    case 'signedOut':
    case 'LOGIN_REQUIRED':
    case 'SESSION_EXPIRED':
      return navigation.signIn(game)
    case 'offline':
    case 'OFFLINE_ERROR':
      if (navigator.onLine) return showNoResponse()
      showError(t`You are offline. Games will open once you are online.`)
      return clearOnceReached(tab)
    case 'stopped':
      return void showRefusal(tab, 'protection.stopped', undefined, showError)
    case 'outOfService':
      return showError(t`This game is currently unavailable.`)
    case 'invalidAddress':
      // oxlint-disable-next-line no-console -- spec §5 asks for this very message in the console
      console.error('game.launch.invalidUrl')
      return showError(t`The game could not be opened: its address is not valid.`)
    case 'NETWORK_ERROR':
    case 'CLIENT_EXCEPTION':
    case 'CONFIG_FAILED':
      return showNoResponse()
  }
  if (typeof failure === 'string') return
  if (failure.message.startsWith('protection.')) {
    return void showRefusal(tab, failure.message, failure.details, showError)
  }
  // The response came from a proxy between the app and the operator.
  if (failure.message === 'server.unavailable') return showNoResponse()
  const words = i18n._(errorMessage(failure))
  showError(t`The game could not be opened. ${words}`)
}

/** Shows why player protection refuses a game, with the figures of the limit. */
async function showRefusal(
  tab: Tab,
  message: string,
  details: ApiError['details'],
  showError: (text: string) => void,
): Promise<void> {
  const stop = tab.store.get(playStopAtom)
  const figures =
    message === 'protection.stopped' && stop?.until ? { until: Date.parse(stop.until) } : details
  const module = await import('../../../ui/protection/refusal-message.ts').catch(() => undefined)
  const text = module?.refusalMessage(
    { message, ...(figures ? { details: figures } : {}) },
    tab.store.get(currencyAtom),
    tab.store.get(timeZoneAtom),
  )
  showError(text ?? t`This game is currently unavailable.`)
}

/** Removes the error at the game when the operator responds again. */
function clearOnceReached({ store }: Tab): void {
  const shown = store.get(itemMessageAtom)
  const before = store.get(connectionAtom)
  const stop = store.sub(connectionAtom, () => {
    const now = store.get(connectionAtom)
    const isSame = now.state === before.state && now.lastSuccess === before.lastSuccess
    if (now.state === 'offline' || isSame) return
    stop()
    if (store.get(itemMessageAtom) === shown) store.set(itemMessageAtom, undefined)
  })
}

/** Shows that the browser blocked the window, with a button. Its click lets `open` open a window. */
export function notifyPopupBlocked(tab: Tab, { id }: Game, open: () => void): void {
  const words = t`Your browser blocked the game’s window. Allow pop-ups for this site, or open it here.`
  toasts(tab).show('error', words, {
    label: t({ message: 'Open', comment: 'Button: opens the window of a game' }),
    run: open,
  })
  tab.store.set(itemMessageAtom, { about: id, text: words })
}
