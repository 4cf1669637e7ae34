import { i18n } from '@lingui/core'
import { t } from '@lingui/core/macro'
import { useEffect, useRef } from 'react'
import type { ApiError } from '../../../contract/result.ts'
import type { RemoteState } from '../../../platform/remote/remote.ts'
import { errorMessage } from '../../../ui/states/error-message.ts'
import { type Toasts, useToast } from '../../../ui/toast/toast.ts'

/**
 * Shows an error of the game area (spec §8): the operator's message if it answered with RESULT other than
 * true, else a server error.
 */
export function notifyGamesError(toast: Toasts['show'], failure: ApiError): void {
  // The session shows its own message when it expires, and the app goes to the sign-in screen.
  if (failure.code === 'SESSION_EXPIRED') return
  const words = i18n._(errorMessage(failure))
  const isAnswer = typeof failure.code === 'number' && failure.message !== 'server.unavailable'
  toast('error', isAnswer ? t`The games could not be loaded. ${words}` : words)
}

/** Shows that the provider list could not be loaded (spec §8). */
export function notifyProvidersError(toast: Toasts['show']): void {
  toast('error', t`The provider list could not be loaded.`)
}

/**
 * Shows each error once. Not while offline: the banner says that, and the list shows the age of its data, or why it is
 * empty.
 */
export function useErrorNotice(
  { error, status }: Pick<RemoteState<unknown>, 'error' | 'status'>,
  notify: (toast: Toasts['show'], error: ApiError) => void,
): void {
  const toast = useToast()
  const notified = useRef<ApiError>(undefined)
  useEffect(() => {
    if (!error || status === 'offline' || error === notified.current) return
    notified.current = error
    notify(toast, error)
  }, [error, status, toast, notify])
}
