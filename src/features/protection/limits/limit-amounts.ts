import { useLingui } from '@lingui/react/macro'
import { useAtomValue } from 'jotai'
import type { LimitKind } from '../../../contract/protection.ts'
import { currencyAtom } from '../../../platform/config/site-config.ts'
import { toFieldValue, parseField } from '../../../ui/amount/amount-text.ts'
import { currencyUnit, moneyText } from '../../../ui/money/money-text.ts'
import { durationText } from '../../../ui/protection/duration-text.ts'

const secondsPerMinute = 60
/** Minutes of a day: no limit of time is longer. */
const mostMinutes = 1440

/** How the limits of a kind are entered and written: minor units of the site's currency, or seconds. */
export interface LimitAmounts {
  /** ISO 4217 of the field; `undefined` for minutes. */
  readonly currency: string | undefined
  /** Stands behind the figure in the field. */
  readonly unit: string
  readonly text: (amount: number) => string
  /** The amount of a field's text; undefined where it is no limit. */
  readonly read: (held: string) => number | undefined
  /** A limit as the field holds it. */
  readonly held: (amount: number) => string
}

export function useLimitAmounts(kind: LimitKind): LimitAmounts {
  const { i18n } = useLingui()
  const currency = useAtomValue(currencyAtom)
  const language = i18n.locale
  if (kind !== 'time') {
    return {
      currency,
      unit: currencyUnit(currency, language),
      text: (amount) => moneyText(amount, currency, language),
      read: (held) => read(held, currency),
      held: (amount) => toFieldValue(amount, currency),
    }
  }
  const minute = new Intl.NumberFormat(language, { style: 'unit', unit: 'minute', unitDisplay: 'short' })
  return {
    currency: undefined,
    unit: minute.formatToParts(5).find((part) => part.type === 'unit')?.value ?? '',
    text: (seconds) => durationText(seconds, language),
    read: (held) => {
      const minutes = read(held, undefined)
      return minutes === undefined || minutes > mostMinutes ? undefined : minutes * secondsPerMinute
    },
    held: (seconds) => toFieldValue(Math.round(seconds / secondsPerMinute), undefined),
  }
}

function read(held: string, currency: string | undefined): number | undefined {
  const parsed = parseField(held, currency)
  return held !== '' && parsed.ok ? parsed.amount : undefined
}
