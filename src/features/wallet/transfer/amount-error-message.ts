import { i18n } from '@lingui/core'
import { t } from '@lingui/core/macro'
import type { ApiError } from '@marquee/contract/result.ts'
import type { AmountError } from '@marquee/contract/wallet-rules.ts'
import { moneyText } from '../../../ui/money/money-text.ts'

/** The message of a broken rule under the field. Amounts are in minor units of `currency`. */
export function amountErrorMessage(error: AmountError, currency: string): string {
  const money = (amount: number) => moneyText(amount, currency, i18n.locale)
  const example = (decimals: number) =>
    new Intl.NumberFormat(i18n.locale, { useGrouping: 'always', minimumFractionDigits: decimals }).format(
      decimals === 0 ? 1234 : 1234.5,
    )
  const count = (points: number) => new Intl.NumberFormat(i18n.locale).format(points)
  switch (error.code) {
    case 'wallet.amountMissing':
      return t`Enter an amount.`
    case 'wallet.amountDigits':
      return t`Use the digits 0 to 9 only.`
    case 'wallet.amountDecimals':
      return t`At most ${error.decimals} decimal places.`
    case 'wallet.amountNotation':
      return t`Enter the amount like this: ${example(error.decimals)}.`
    case 'wallet.amountMinimum':
      return t`At least ${money(error.minimum)}.`
    case 'wallet.amountTooLarge':
      return t`At most ${money(error.max)} at a time.`
    case 'wallet.amountUnit':
      return t`Enter a multiple of ${money(error.unit)}.`
    case 'wallet.amountOverBalance':
      return t`This is more than your balance of ${money(error.balance)}.`
    case 'wallet.rollingLeft':
      return t`You can withdraw after wagering another ${money(error.left)}.`
    case 'wallet.pointsMinimum':
      return t`At least ${count(error.minimum)} points.`
    case 'wallet.pointsUnit':
      return t`Enter a multiple of ${count(error.unit)} points.`
    case 'wallet.pointsOverBalance':
      return t`This is more than your ${count(error.points)} points.`
    case 'wallet.noBankAccount':
      return t`First add a bank account for your withdrawals.`
    case 'deposit.alreadyInProcess':
      return t`You already have a deposit in progress. You can request the next one once this one has been processed.`
  }
}

/** The broken rule that a response names, with its numbers; undefined for any other error. */
export function amountErrorOf({ message, details }: ApiError): AmountError | undefined {
  const number = (name: string) => details?.[name] ?? 0
  switch (message) {
    case 'wallet.amountMissing':
    case 'wallet.amountDigits':
    case 'deposit.alreadyInProcess':
    case 'wallet.noBankAccount':
      return { code: message }
    case 'wallet.amountTooLarge':
      return { code: message, max: number('max') }
    case 'wallet.amountDecimals':
      return { code: message, decimals: number('decimals') }
    case 'wallet.amountMinimum':
    case 'wallet.pointsMinimum':
      return { code: message, minimum: number('minimum') }
    case 'wallet.amountUnit':
    case 'wallet.pointsUnit':
      return { code: message, unit: number('unit') }
    case 'wallet.amountOverBalance':
      return { code: message, balance: number('balance') }
    case 'wallet.rollingLeft':
      return { code: message, left: number('left') }
    case 'wallet.pointsOverBalance':
      return { code: message, points: number('points') }
    default:
      return undefined
  }
}
