import { i18n } from '@lingui/core'
import { t } from '@lingui/core/macro'
import type { ApiError } from '../../../contract/result.ts'
import { errorMessage } from '../../../ui/states/error-message.ts'
import { toast } from '../../../ui/toast/toast.ts'
import { goToSignIn } from './navigation.ts'

/** The player is to sign in first: LOGIN_REQUIRED, with the way there. */
export function notifySignInFirst(): void {
  const words = i18n._(errorMessage({ code: 'LOGIN_REQUIRED', message: '' }))
  toast('error', words, { label: t`Sign in`, run: goToSignIn, topic: 'signIn' })
}

export function notifyOffline(): void {
  toast('error', t`You are offline. Games open when you are connected.`)
}

export function notifyOutOfService(): void {
  toast('error', t`This game is out of service for now.`)
}

/** `game.launch.serverError`: an exception, or nobody answered. */
function sayServerError(): void {
  toast('error', t`The game could not be opened: the server did not answer. Nothing was staked.`)
}

/** `game.launch.fetchError` for an answer without an address, or with one that must not be opened (spec §5). */
export function notifyInvalidAddress(): void {
  // oxlint-disable-next-line no-console -- spec §5 asks for this very message in the console
  console.error('game.launch.invalidUrl')
  toast('error', t`The game could not be opened: its address is not valid.`)
}

/** What a failed launch says, as spec §8 (game area) has it. */
export function notifyLaunchError(failure: ApiError): void {
  switch (failure.code) {
    case 'LOGIN_REQUIRED':
    case 'SESSION_EXPIRED':
      return notifySignInFirst()
    case 'OFFLINE_ERROR':
      return notifyOffline()
    case 'NETWORK_ERROR':
    case 'CLIENT_EXCEPTION':
    case 'CONFIG_FAILED':
      return sayServerError()
    default: {
      // Not the operator's words but a broken answer of something in between.
      if (failure.message === 'server.unavailable') return sayServerError()
      const words = i18n._(errorMessage(failure))
      toast('error', t`The game could not be opened. ${words}`)
    }
  }
}

/** The browser gave no window. Pressing the button is a click of its own, in which `open` gets one. */
export function notifyPopupBlocked(open: () => void): void {
  toast('error', t`Your browser blocked the game’s window. Allow pop-ups for this site, or open it here.`, {
    label: t({ message: 'Open', comment: 'Button: opens the window of a game' }),
    run: open,
  })
}
