import { useLingui } from '@lingui/react'
import { moneyText } from './money-text.ts'
import { Sum } from './sum.tsx'

interface MoneyProps {
  /** Minor units. */
  amount: number
  currency: string
}

/** An amount with tabular numerals, never cut. */
export function MoneyAmount({ amount, currency }: MoneyProps) {
  const { i18n } = useLingui()
  return <Sum text={moneyText(amount, currency, i18n.locale)} />
}
