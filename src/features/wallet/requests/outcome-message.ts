import { i18n } from '@lingui/core'
import { t } from '@lingui/core/macro'
import { moneyText } from '../../../ui/money/money.tsx'
import { amountOf, type TransferKind, type TransferRequest } from '../transfer/pending-transfers.ts'

/**
 * The toast about a transfer whose outcome was unclear: whether it happened, and where the money or the points are.
 * `currency` is the site's.
 */
export function outcomeMessage(transfer: TransferRequest, happened: boolean, currency: string): string {
  const amount =
    transfer.kind === 'convert'
      ? new Intl.NumberFormat(i18n.locale).format(amountOf(transfer))
      : moneyText(amountOf(transfer), currency, i18n.locale)
  if (!happened) return failureMessage(transfer.kind, amount)
  if (transfer.kind === 'deposit')
    return t`We have received your deposit request for ${amount}. It will be in your balance once your transfer arrives.`
  if (transfer.kind === 'withdraw') return t`We have received your withdrawal request for ${amount}.`
  if (transfer.kind === 'cancel') return t`Your withdrawal of ${amount} was cancelled.`
  return t`${amount} points were converted.`
}

/** What a transfer that did not happen leaves as it was. `amount` is text: money, or a number of points. */
function failureMessage(kind: TransferKind, amount: string): string {
  switch (kind) {
    case 'deposit':
      return t`Your deposit request for ${amount} did not go through. Your balance is unchanged.`
    case 'withdraw':
      return t`Your withdrawal request for ${amount} did not go through. Your balance is unchanged.`
    case 'cancel':
      return t`Your withdrawal of ${amount} was not cancelled and may still be paid out. See your wallet.`
    case 'convert':
      return t`Your conversion of ${amount} points did not go through. Your points are unchanged.`
  }
}
