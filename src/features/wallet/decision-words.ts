import { i18n } from '@lingui/core'
import { t } from '@lingui/core/macro'
import { store } from '../../platform/store.ts'
import { moneyText } from '../../ui/money.tsx'
import type { ToastKind } from '../../ui/toast.ts'
import type { WalletRequest } from './requests.ts'
import { siteOf } from './site.ts'
import { reasonWords } from './status-words.ts'

/** What is said in passing when a request was decided. */
export function decisionWords(request: WalletRequest): { kind: ToastKind; text: string } {
  const amount = moneyText(request.amount, request.currency ?? siteOf(store).currency, i18n.locale)
  const reason = request.reason ? i18n._(reasonWords[request.reason]) : ''
  if (request.status === 'rejected') {
    const text =
      request.kind === 'deposit'
        ? t`Your deposit of ${amount} was rejected. ${reason}`
        : t`Your withdrawal of ${amount} was rejected; it is back in your balance. ${reason}`
    return { kind: request.reason === 'player.cancelled' ? 'info' : 'error', text: text.trim() }
  }
  if (request.status === 'auto_withdrawn') {
    return { kind: 'error', text: t`Your withdrawal of ${amount} was reclaimed. ${reason}`.trim() }
  }
  if (request.status === 'unknown') {
    return { kind: 'info', text: t`The state of your request for ${amount} has changed.` }
  }
  return {
    kind: 'success',
    text:
      request.kind === 'deposit'
        ? t`Your deposit of ${amount} has arrived.`
        : t`Your withdrawal of ${amount} was paid out.`,
  }
}
