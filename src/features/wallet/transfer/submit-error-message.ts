import { i18n } from '@lingui/core'
import { t } from '@lingui/core/macro'
import type { ApiError } from '@marquee/contract/result.ts'
import { refusalMessage } from '../../../ui/protection/refusal-message.ts'
import { errorMessage } from '../../../ui/states/error-message.ts'
import { amountErrorMessage, amountErrorOf } from './amount-error-message.ts'

/** The message of a transfer whose key could not be stored. */
export function unsavedMessage(): string {
  return t`This device could not save the request, so nothing was sent. Please try again.`
}

/** The message of a refused transfer: of the rule it broke, else of its code. `zone` is the site's. */
export function submitErrorMessage(error: ApiError, currency: string, zone: string): string {
  const broken = amountErrorOf(error)
  if (broken) return amountErrorMessage(broken, currency)
  const refusal = refusalMessage(error, currency, zone)
  if (refusal !== undefined) return refusal
  if (error.message === 'request.abandoned') {
    return t`Your request timed out and was not processed. Your balance and points are unchanged.`
  }
  return i18n._(errorMessage(error))
}
