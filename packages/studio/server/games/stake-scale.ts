import { defaultCurrency } from '@marquee/contract/currency.ts'
import { fromSpecification } from '@marquee/contract/currency-amounts.ts'
import { demoCurrency } from '@marquee/contract/studio.ts'

/** The smallest and the largest stake of a round. */
export interface StakeLimits {
  readonly min: number
  readonly max: number
}

/** Limits that are in won, in minor units of `currency`. */
export function stakeScale({ min, max }: StakeLimits, currency: string): StakeLimits {
  // Demo money is counted like won, whatever the site's currency is.
  const scale = currency === demoCurrency ? defaultCurrency : currency
  return { min: fromSpecification(min, scale), max: fromSpecification(max, scale) }
}
