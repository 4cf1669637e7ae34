import { Money } from './money.tsx'
import { useCounting } from './use-counting.ts'

interface CountingMoneyProps {
  /** Minor units. */
  amount: number
  currency: string
}

/** An amount that counts to its new value when it changes. */
export function CountingMoney({ amount, currency }: CountingMoneyProps) {
  return <Money amount={useCounting(amount)} currency={currency} />
}
