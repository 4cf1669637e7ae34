import { defaultCurrency } from '@marquee/contract/currency.ts'
import { fromSpecification } from '@marquee/contract/currency-amounts.ts'
import { demoCurrency } from '@marquee/contract/studio.ts'
import type { StakeLimits } from '../../catalogue/stakes.ts'

/** Limits that are in won, in minor units of `currency`. */
export function stakeScale({ min, max }: StakeLimits, currency: string): StakeLimits {
  // Demo money is counted like won, whatever the site's currency is.
  const scale = currency === demoCurrency ? defaultCurrency : currency
  return { min: fromSpecification(min, scale), max: fromSpecification(max, scale) }
}
