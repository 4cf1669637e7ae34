import { moneyText } from '../../ui/money/money-text.ts'

/** A result of play with its sign, minor units: a loss stands as plainly as a win. */
export function signedMoney(amount: number, currency: string, language: string): string {
  const text = moneyText(amount, currency, language)
  return amount > 0 ? `+${text}` : text
}
