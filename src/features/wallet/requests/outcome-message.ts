import { i18n } from '@lingui/core'
import { t } from '@lingui/core/macro'
import { moneyText } from '../../../ui/money/money-text.ts'
import type { TransferKind } from '../transfer/pending-transfers.ts'
import type { Settled } from '../transfer/transfers.ts'

/** The toast about a settled transfer. Undefined if the page shows the outcome itself. `currency` is the site's. */
export function outcomeMessage(
  { kind, amount: sum, happened }: Settled,
  currency: string,
): string | undefined {
  if (sum === undefined) return happened ? successWithoutAmount(kind) : failureWithoutAmount()
  const amount =
    kind === 'convert'
      ? new Intl.NumberFormat(i18n.locale).format(sum)
      : moneyText(sum, currency, i18n.locale)
  if (kind === 'cancelDeposit') {
    return happened
      ? t`Your deposit of ${amount} was cancelled.`
      : t`Your deposit of ${amount} was not cancelled and may still be credited. See your wallet.`
  }
  if (!happened) return failureMessage(kind, amount)
  if (kind === 'deposit')
    return t`We have received your deposit request for ${amount}. It will be in your balance once your transfer arrives.`
  if (kind === 'withdraw') return t`We have received your withdrawal request for ${amount}.`
  if (kind === 'cancelWithdrawal') return t`Your withdrawal of ${amount} was cancelled.`
  return t`${amount} points were converted.`
}

function successWithoutAmount(kind: TransferKind): string | undefined {
  if (kind === 'convert') return t`The points were converted.`
  if (kind === 'deposit') return t`The deposit request was sent.`
  // No toast for a cancellation: the balance and the list of requests show it.
  return kind === 'withdraw' ? t`The withdrawal request was sent.` : undefined
}

function failureWithoutAmount(): string {
  return t`Your request timed out and was not processed. Your balance and points are unchanged.`
}

/** The toast about a transfer that did not happen. `amount` is text: money, or a number of points. */
function failureMessage(kind: Exclude<TransferKind, 'cancelDeposit'>, amount: string): string {
  switch (kind) {
    case 'deposit':
      return t`Your deposit request for ${amount} did not go through. Your balance is unchanged.`
    case 'withdraw':
      return t`Your withdrawal request for ${amount} did not go through. Your balance is unchanged.`
    case 'cancelWithdrawal':
      return t`Your withdrawal of ${amount} was not cancelled and may still be paid out. See your wallet.`
    case 'convert':
      return t`Your conversion of ${amount} points did not go through. Your points are unchanged.`
  }
}
