import { formatMoney } from '@marquee/contract/currency.ts'

/**
 * `amount` (minor units) as text in the player's language, such as `₩1,284,500`, or `1,284,500원` where the language
 * writes the unit after the figure.
 */
export const moneyText = formatMoney
