import { useEffect } from 'react'
import type { ApiError } from '../../../contract/result.ts'
import type { RemoteState } from '../../../platform/remote/remote.ts'
import { service } from '../../../platform/service.ts'
import { useTab } from '../../../session/tab.ts'
import { type Toasts, useToast } from '../../../ui/toast/toast.ts'

type Notify = (toast: Toasts['show'], error: ApiError) => void

/** The errors that were shown, because two parts of a screen may read the same list. */
const shownErrors = service(() => new WeakSet<ApiError>())

/** Errors with a screen or a message of their own: the end of a session, and a site that could not be loaded. */
const shownElsewhere: ReadonlySet<ApiError['code']> = new Set(['SESSION_EXPIRED', 'CONFIG_FAILED'])

/**
 * Shows each error of a list once, as a toast (spec §8, game area). Not while offline: the banner says that, and the list
 * shows the age of its data, or why it is empty.
 */
export function useErrorNotice(
  { error, status }: Pick<RemoteState<unknown>, 'error' | 'status'>,
  notify: Notify,
): void {
  const tab = useTab()
  const toast = useToast()
  useEffect(() => {
    const shown = shownErrors(tab)
    if (!error || status === 'offline' || shownElsewhere.has(error.code) || shown.has(error)) return
    shown.add(error)
    notify(toast, error)
  }, [error, status, tab, toast, notify])
}

/** As `notifyProvidersError` of `notify-errors.ts`, for parts whose code must not contain the messages of all errors. */
export const notifyProvidersErrorLater: Notify = (toast) => {
  void words().then(({ notifyProvidersError }) => notifyProvidersError(toast), noWords)
}

/** As `notifyGamesError` of `notify-errors.ts`. */
export const notifyGamesErrorLater: Notify = (toast, error) => {
  void words().then(({ notifyGamesError }) => notifyGamesError(toast, error), noWords)
}

const words = () => import('./notify-errors.ts')
/** Without its chunk the list says by itself that it is old, or why it is empty. */
const noWords = () => {}
