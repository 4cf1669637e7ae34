import { i18n } from '@lingui/core'
import { t } from '@lingui/core/macro'
import type { Failure } from '../../contract/result.ts'
import type { WalletRefusal } from '../../contract/wallet-rules.ts'
import { failureWords } from '../../ui/failure-words.ts'
import { moneyText } from '../../ui/money.tsx'

/** What a broken rule says under the field. Amounts are in minor units of `currency`. */
export function refusalWords(refusal: WalletRefusal, currency: string): string {
  const money = (amount: number) => moneyText(amount, currency, i18n.locale)
  const count = (points: number) => new Intl.NumberFormat(i18n.locale).format(points)
  switch (refusal.code) {
    case 'wallet.amountMissing':
      return t`Enter an amount.`
    case 'wallet.amountDigits':
      return t`Use the digits 0 to 9 only.`
    case 'wallet.amountTooLarge':
      return t`At most ${money(refusal.max)} at a time.`
    case 'wallet.amountUnit':
      return t`Only multiples of ${money(refusal.unit)}.`
    case 'wallet.amountOverBalance':
      return t`That is more than your balance of ${money(refusal.balance)}.`
    case 'wallet.rollingLeft':
      return t`You can withdraw once another ${money(refusal.left)} is wagered.`
    case 'wallet.pointsMinimum':
      return t`At least ${count(refusal.minimum)} points.`
    case 'wallet.pointsUnit':
      return t`Only multiples of ${count(refusal.unit)} points.`
    case 'wallet.pointsOverBalance':
      return t`That is more than your ${count(refusal.points)} points.`
    case 'wallet.noBankAccount':
      return t`Add the bank account that withdrawals go to first.`
    case 'deposit.alreadyInProcess':
      return t`A deposit is already in process. You can ask for the next one when it is decided.`
  }
}

/** The rule that an operator's refusal names, with its numbers; undefined when it is about something else. */
export function refusalOf({ message, details }: Failure): WalletRefusal | undefined {
  const number = (name: string) => details?.[name] ?? 0
  switch (message) {
    case 'wallet.amountMissing':
    case 'wallet.amountDigits':
    case 'deposit.alreadyInProcess':
    case 'wallet.noBankAccount':
      return { code: message }
    case 'wallet.amountTooLarge':
      return { code: message, max: number('max') }
    case 'wallet.amountUnit':
    case 'wallet.pointsUnit':
      return { code: message, unit: number('unit') }
    case 'wallet.amountOverBalance':
      return { code: message, balance: number('balance') }
    case 'wallet.rollingLeft':
      return { code: message, left: number('left') }
    case 'wallet.pointsMinimum':
      return { code: message, minimum: number('minimum') }
    case 'wallet.pointsOverBalance':
      return { code: message, points: number('points') }
    default:
      return undefined
  }
}

/** What a refused press says: the rule it broke, else its code's words. */
export function pressFailureWords(failure: Failure, currency: string): string {
  const refusal = refusalOf(failure)
  if (refusal) return refusalWords(refusal, currency)
  if (failure.message === 'request.abandoned') {
    return t`It did not reach the site in time and was not carried out. Nothing was moved.`
  }
  return i18n._(failureWords(failure))
}
