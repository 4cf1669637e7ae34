import { i18n } from '@lingui/core'
import { t } from '@lingui/core/macro'
import type { ApiError } from '../../../contract/result.ts'
import { errorMessage } from '../../../ui/states/error-message.ts'
import type { Toasts } from '../../../ui/toast/toast.ts'

/**
 * Shows an error of the game area (spec §8): the operator's message if it answered with RESULT other than
 * true, else a server error.
 */
export function notifyGamesError(toast: Toasts['show'], failure: ApiError): void {
  const words = i18n._(errorMessage(failure))
  const isAnswer = typeof failure.code === 'number' && failure.message !== 'server.unavailable'
  toast('error', isAnswer ? t`The games could not be loaded. ${words}` : words)
}

/** Shows that the provider list could not be loaded (spec §8). */
export function notifyProvidersError(toast: Toasts['show']): void {
  toast('error', t`The provider list could not be loaded.`)
}
