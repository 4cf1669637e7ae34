import { decimalsOf } from './currency.ts'

/**
 * An amount in minor units as plain digits, without groups and sign: 1234 is `12.34` in USD and `1.234` in
 * KWD. Exact for every integer; `parseAmount` is the inverse.
 */
export function plainAmount(minor: number | bigint, currency: string, decimalSign = '.'): string {
  const decimals = decimalsOf(currency)
  if (decimals === 0) return String(minor)
  const [, sign = '', digits = ''] = /^(-?)(\d+)$/.exec(String(minor)) ?? []
  const padded = digits.padStart(decimals + 1, '0')
  return `${sign}${padded.slice(0, -decimals)}${decimalSign}${padded.slice(-decimals)}`
}
