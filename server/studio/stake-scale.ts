import { defaultCurrency } from '../../src/contract/currency.ts'
import { fromSpecification } from '../../src/contract/currency-amounts.ts'
import { demoCurrency } from '../../src/contract/studio.ts'
import type { StakeLimits } from '../catalogue/stakes.ts'

/** Limits that are in won, in minor units of `currency`. */
export function stakeScale({ min, max }: StakeLimits, currency: string): StakeLimits {
  // Demo money is counted like won, whatever the site's currency is.
  const scale = currency === demoCurrency ? defaultCurrency : currency
  return { min: fromSpecification(min, scale), max: fromSpecification(max, scale) }
}
