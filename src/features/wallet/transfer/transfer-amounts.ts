import { plural } from '@lingui/core/macro'
import { useLingui } from '@lingui/react/macro'
import { decimalsOf } from '@marquee/contract/currency.ts'
import { moneyText } from '../../../ui/money/money-text.ts'
import { currencyUnit } from '../../../ui/money/currency-unit.ts'
import { useSite } from '../parts/site.ts'
import type { TransferKind } from './pending-transfers.ts'

/** How the amounts of a kind of transfer are entered and formatted: in minor units of the site's currency, or points. */
export interface TransferAmounts {
  /** ISO 4217; `undefined` for points. */
  readonly currency: string | undefined
  readonly label: string
  /** Shown after the figure in the field. */
  readonly unit: string
  /** The buttons beside the field, which add an amount. */
  readonly steps: readonly { readonly label: string; readonly amount: number }[]
  readonly text: (amount: number) => string
}

/** Languages with a short word for 10,000: `+1만`. */
const compactLanguages = /^(ko|ja|zh)/

/** Label of a button that adds `step` whole units. */
export function stepLabel(step: number, language: string): string {
  const isShort = compactLanguages.test(language) && Number.isInteger(step)
  const format = new Intl.NumberFormat(language, {
    useGrouping: 'always',
    ...(isShort ? { notation: 'compact', maximumSignificantDigits: 16 } : {}),
  })
  return `+${format.format(step)}`
}

/** The texts and the amount buttons of a kind of transfer, in the current language. */
export function useTransferAmounts(kind: TransferKind): TransferAmounts {
  const { t, i18n } = useLingui()
  const { currency, limits } = useSite()
  const language = i18n.locale
  const steps = (amounts: readonly number[], decimals: number) =>
    amounts.map((amount) => ({ amount, label: stepLabel(amount / 10 ** decimals, language) }))
  if (kind === 'convert') {
    return {
      currency: undefined,
      label: t({ message: 'Points', comment: 'Label of the amount field' }),
      unit: 'P',
      steps: steps(
        [1, 5, 10].map((times) => times * limits.pointUnit),
        0,
      ),
      text: (points) => plural(points, { one: '# point', other: '# points' }),
    }
  }
  return {
    currency,
    label: t`Amount`,
    unit: currencyUnit(currency, language),
    steps: steps(limits.amountSteps, decimalsOf(currency)),
    text: (amount) => moneyText(amount, currency, language),
  }
}
