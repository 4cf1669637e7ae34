import { i18n } from '@lingui/core'
import { t } from '@lingui/core/macro'
import { useEffect } from 'react'
import type { ApiError } from '@marquee/contract/result.ts'
import type { ResourceState } from '../../../platform/query/use-resource.ts'
import { service } from '../../../platform/service.ts'
import { useTab } from '../../../session/tab.ts'
import { errorMessage } from '../../../ui/states/error-message.ts'
import { useToast } from '../../../ui/toast/toast.ts'

/** The errors that were shown, because two parts of a screen may read the same list. */
const shownErrors = service(() => new WeakSet<ApiError>())

/** Errors with a screen or a message of their own: the end of a session, and a site that could not be loaded. */
const shownElsewhere: ReadonlySet<ApiError['code']> = new Set(['SESSION_EXPIRED', 'CONFIG_FAILED'])

/** Shows each error of a list once, as a toast (spec §8, game area). Not while offline: the connection banner says that. */
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
    toast('error', list === 'games' ? gamesMessage(error) : t`The provider list could not be loaded.`)
  }, [error, status, tab, toast, list])
}

/** The operator's message if it answered with RESULT other than true, else a server error (spec §8). */
function gamesMessage(error: ApiError): string {
  const words = i18n._(errorMessage(error))
  const isResponse = typeof error.code === 'number' && error.message !== 'server.unavailable'
  return isResponse ? t`The games could not be loaded. ${words}` : words
}
