import { i18n } from '@lingui/core'
import { t } from '@lingui/core/macro'
import type { ApiError } from '../../../contract/result.ts'
import type { Tab } from '../../../session/tab.ts'
import { errorMessage } from '../../../ui/states/error-message.ts'
import { toasts } from '../../../ui/toast/toast.ts'
import type { PlayNavigation } from '../navigation.ts'

/** Why a game does not open: a reason of the app's own, or what the call for an address returned. */
export type LaunchFailure = 'signedOut' | 'offline' | 'outOfService' | 'invalidAddress' | ApiError

/** Shows why a game does not open (spec §8, game area). */
export function notifyLaunchFailure(tab: Tab, navigation: PlayNavigation, failure: LaunchFailure): void {
  const { show } = toasts(tab)
  switch (typeof failure === 'string' ? failure : failure.code) {
    case 'signedOut':
    case 'LOGIN_REQUIRED':
    case 'SESSION_EXPIRED': {
      const words = i18n._(errorMessage({ code: 'LOGIN_REQUIRED', message: '' }))
      return show('error', words, {
        label: t`Sign in`,
        run: navigation.signIn,
        topic: 'signIn',
      })
    }
    case 'offline':
    case 'OFFLINE_ERROR':
      return show('error', t`You are offline. Games will open once you are online.`)
    case 'outOfService':
      return show('error', t`This game is out of service for now.`)
    case 'invalidAddress':
      // oxlint-disable-next-line no-console -- spec §5 asks for this very message in the console
      console.error('game.launch.invalidUrl')
      return show('error', t`The game could not be opened: its address is not valid.`)
    case 'NETWORK_ERROR':
    case 'CLIENT_EXCEPTION':
    case 'CONFIG_FAILED':
      return notifyServerError(tab)
  }
  if (typeof failure === 'string') return
  // The answer came from a proxy between the app and the operator.
  if (failure.message === 'server.unavailable') return notifyServerError(tab)
  const words = i18n._(errorMessage(failure))
  show('error', t`The game could not be opened. ${words}`)
}

/** `game.launch.serverError` of the spec: an exception, or no answer. */
function notifyServerError(tab: Tab): void {
  toasts(tab).show('error', t`The game could not be opened: the server did not respond. No stake was taken.`)
}

/** Shows that the browser blocked the window. Pressing the button is another click, in which `open` gets a window. */
export function notifyPopupBlocked(tab: Tab, open: () => void): void {
  const words = t`Your browser blocked the game’s window. Allow pop-ups for this site, or open it here.`
  toasts(tab).show('error', words, {
    label: t({ message: 'Open', comment: 'Button: opens the window of a game' }),
    run: open,
  })
}
