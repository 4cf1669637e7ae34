import { decimalsOf, withMinus } from '@marquee/contract/currency.ts'

export interface FigureFormats {
  /** A minor-unit amount without its currency: `1,284,500`. */
  plain: (amount: number) => string
  /** The same with its sign: `+26,000`, `−8,000`. */
  signed: (amount: number) => string
}

/** Formats amounts for lists whose heading names the currency. */
export function figuresOf(currency: string, language: string): FigureFormats {
  const decimals = decimalsOf(currency)
  const digits = { minimumFractionDigits: decimals, maximumFractionDigits: decimals }
  const plain = new Intl.NumberFormat(language, digits)
  const signed = new Intl.NumberFormat(language, { ...digits, signDisplay: 'exceptZero' })
  const inWholeUnits = (amount: number) => amount / 10 ** decimals
  return {
    plain: (amount) => withMinus(plain.format(inWholeUnits(amount))),
    signed: (amount) => withMinus(signed.format(inWholeUnits(amount))),
  }
}
