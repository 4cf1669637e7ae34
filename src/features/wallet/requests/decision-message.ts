import { i18n } from '@lingui/core'
import { t } from '@lingui/core/macro'
import { moneyText } from '../../../ui/money/money-text.ts'
import type { ToastKind } from '../../../ui/toast/toast.ts'
import type { WalletRequest } from './requests.ts'
import { reasonMessage } from './status-message.ts'

/** The toast about a decided request. `currency` is the site's. */
export function decisionMessage(request: WalletRequest, currency: string): { kind: ToastKind; text: string } {
  const amount = moneyText(request.amount, request.currency ?? currency, i18n.locale)
  const reason = request.reason ? i18n._(reasonMessage[request.reason]) : ''
  if (request.status === 'rejected' && request.kind === 'withdraw' && request.reason === 'player.cancelled') {
    return {
      kind: 'info',
      text: t`You cancelled your withdrawal of ${amount}. The money is back in your balance.`,
    }
  }
  if (request.status === 'rejected' && request.reason === 'player.cancelled') {
    return { kind: 'info', text: t`You cancelled your deposit of ${amount}.` }
  }
  if (request.status === 'rejected') {
    const text =
      request.kind === 'deposit'
        ? t`Your deposit of ${amount} was rejected. ${reason}`
        : t`Your withdrawal of ${amount} was rejected. The money is back in your balance. ${reason}`
    return { kind: 'error', text: text.trim() }
  }
  if (request.status === 'auto_withdrawn') {
    return {
      kind: 'error',
      text: t`The site has kept your withdrawal of ${amount}. It was not returned to your balance. ${reason}`.trim(),
    }
  }
  if (request.status === 'unknown') {
    return { kind: 'info', text: t`The status of your request for ${amount} has changed.` }
  }
  return {
    kind: 'success',
    text:
      request.kind === 'deposit'
        ? t`Your deposit of ${amount} is now in your balance.`
        : t`Your withdrawal of ${amount} was paid out.`,
  }
}
