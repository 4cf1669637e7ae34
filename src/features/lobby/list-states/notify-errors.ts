import { i18n } from '@lingui/core'
import { t } from '@lingui/core/macro'
import type { ApiError } from '../../../contract/result.ts'
import { errorMessage } from '../../../ui/states/error-message.ts'
import type { Toasts } from '../../../ui/toast/toast.ts'

/** Shows why a list could not be loaded (spec §8). */
export const notify = {
  /** The operator's message if it answered with RESULT other than true, else a server error. */
  games(toast: Toasts['show'], error: ApiError): void {
    const words = i18n._(errorMessage(error))
    const isAnswer = typeof error.code === 'number' && error.message !== 'server.unavailable'
    toast('error', isAnswer ? t`The games could not be loaded. ${words}` : words)
  },
  providers(toast: Toasts['show']): void {
    toast('error', t`The provider list could not be loaded.`)
  },
}
