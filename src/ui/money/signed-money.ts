import { moneyText } from './money-text.ts'

/** A result of play, minor units, with its sign. */
export function signedMoney(amount: number, currency: string, language: string): string {
  const text = moneyText(amount, currency, language)
  return amount > 0 ? `+${text}` : text
}
