import { ServerCode } from '@marquee/contract/codes.ts'
import type { AmountError, CheckedAmount } from '@marquee/contract/wallet-rules.ts'
import { RequestError } from '../http/request-error.ts'

/** The operator's response for a broken rule, with the rule's numbers for the app's message. */
export function ruleError(broken: AmountError): RequestError {
  const { code: key, ...details } = broken
  if (key === 'deposit.alreadyInProcess') return new RequestError(409, ServerCode.alreadyProcessed, key)
  const code = key === 'wallet.amountMissing' ? ServerCode.parameterMissing : ServerCode.parameterInvalid
  return new RequestError(400, code, key, {}, details)
}

/** @throws RequestError for an amount that a rule refuses */
export function allowedAmount(checked: CheckedAmount): number {
  if (checked.error) throw ruleError(checked.error)
  return checked.amount
}
