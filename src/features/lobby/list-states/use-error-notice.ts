import { useEffect } from 'react'
import type { ApiError } from '../../../contract/result.ts'
import type { ResourceState } from '../../../platform/query/use-resource.ts'
import { service } from '../../../platform/service.ts'
import { useTab } from '../../../session/tab.ts'
import { useToast } from '../../../ui/toast/toast.ts'

/** The errors that were shown, because two parts of a screen may read the same list. */
const shownErrors = service(() => new WeakSet<ApiError>())

/** Errors with a screen or a message of their own: the end of a session, and a site that could not be loaded. */
const shownElsewhere: ReadonlySet<ApiError['code']> = new Set(['SESSION_EXPIRED', 'CONFIG_FAILED'])

/**
 * Shows each error of a list once, as a toast (spec §8, game area). Not while offline: the banner says that, and the list
 * shows the age of its data, or why it is empty.
 */
export function useErrorNotice(
  { error, status }: Pick<ResourceState<unknown>, 'error' | 'status'>,
  list: 'providers' | 'games',
): void {
  const tab = useTab()
  const toast = useToast()
  useEffect(() => {
    const shown = shownErrors(tab)
    if (!error || status === 'offline' || shownElsewhere.has(error.code) || shown.has(error)) return
    shown.add(error)
    // The messages of all errors do not belong to the first screen. Without them the list itself says that it is old or empty.
    void import('./notify-errors.ts').then(({ notify }) => notify[list](toast, error)).catch(() => {})
  }, [error, status, tab, toast, list])
}
