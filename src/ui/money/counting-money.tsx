import { useLingui } from '@lingui/react'
import { moneyText } from './money-text.ts'
import { useCounting } from './use-counting.ts'

interface CountingMoneyProps {
  /** Minor units. */
  amount: number
  currency: string
}

/** An amount that counts to its new value when it changes. */
export function CountingMoney({ amount, currency }: CountingMoneyProps) {
  const { i18n } = useLingui()
  // Inline, because a style sheet would be part of the first screen.
  return (
    <span style={{ fontVariantNumeric: 'tabular-nums', whiteSpace: 'nowrap' }}>
      {moneyText(useCounting(amount), currency, i18n.locale)}
    </span>
  )
}
