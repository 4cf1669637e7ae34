import { useLingui } from '@lingui/react/macro'
import { useAtomValue } from 'jotai'
import type { LimitKind } from '@marquee/contract/protection.ts'
import { walletLimits, type WalletLimits } from '@marquee/contract/wallet-rules.ts'
import { currencyAtom, siteConfigAtom } from '../../../platform/config/site-config.ts'
import { toFieldValue, parseField } from '../../../ui/amount/amount-text.ts'
import { moneyText } from '../../../ui/money/money-text.ts'
import { currencyUnit } from '../../../ui/money/currency-unit.ts'
import { durationText } from '../../../ui/protection/duration-text.ts'

const secondsPerMinute = 60
const minutesPerDay = 1440

/** How the limits of a kind are entered and shown. An amount is in minor units of the site's currency, or in seconds. */
export interface LimitAmounts {
  /** ISO 4217 of the field; `undefined` for minutes. */
  readonly currency: string | undefined
  /** The unit after the number in the field. */
  readonly unit: string
  /** The smallest useful limit: below the smallest deposit none is possible. */
  readonly minimum: number
  readonly text: (amount: number) => string
  /** Parses the text of a field; undefined if it is not a limit. */
  readonly read: (fieldValue: string) => number | undefined
  /** The text of a field for an amount. */
  readonly fieldValue: (amount: number) => string
}

/** The amounts of the limits of a kind, in the language of the app. */
export function useLimitAmounts(kind: LimitKind): LimitAmounts {
  const { i18n } = useLingui()
  const currency = useAtomValue(currencyAtom)
  const variables = useAtomValue(siteConfigAtom)?.VARIABLES ?? { currency }
  const language = i18n.locale
  if (kind !== 'time') {
    return {
      currency,
      unit: currencyUnit(currency, language),
      minimum: kind === 'deposit' ? smallestDeposit(walletLimits(variables)) : 0,
      text: (amount) => moneyText(amount, currency, language),
      read: (fieldValue) => read(fieldValue, currency),
      fieldValue: (amount) => toFieldValue(amount, currency),
    }
  }
  const minute = new Intl.NumberFormat(language, { style: 'unit', unit: 'minute', unitDisplay: 'short' })
  return {
    currency: undefined,
    minimum: 0,
    unit: minute.formatToParts(5).find((part) => part.type === 'unit')?.value ?? '',
    text: (seconds) => durationText(seconds, language),
    read: (fieldValue) => {
      const minutes = read(fieldValue, undefined)
      return minutes === undefined || minutes > minutesPerDay ? undefined : minutes * secondsPerMinute
    },
    fieldValue: (seconds) => toFieldValue(Math.round(seconds / secondsPerMinute), undefined),
  }
}

/** The smallest amount that is a multiple of the site's unit and reaches its minimum. */
function smallestDeposit({ amountMin, amountUnit }: WalletLimits): number {
  return Math.ceil(amountMin / amountUnit) * amountUnit
}

function read(fieldValue: string, currency: string | undefined): number | undefined {
  const parsed = parseField(fieldValue, currency)
  return fieldValue !== '' && parsed.ok ? parsed.amount : undefined
}
