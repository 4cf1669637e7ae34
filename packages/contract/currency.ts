/** Currency of a site whose configuration does not name one. */
export const defaultCurrency = 'KRW'

/** IANA time zone of a site whose configuration does not name one. */
export const defaultTimeZone = 'Asia/Seoul'

/**
 * ISO 4217 currencies whose minor unit is not a hundredth, by number of decimals.
 *
 * `Intl` is not used: its data (CLDR) has fewer digits than the standard for IDR, LAK, IQD and others, and
 * differs between versions, so a browser and the operator could read the same integer as different sums.
 */
const decimalsOfCodes: Readonly<Record<number, string>> = {
  0: 'BIF CLP DJF GNF ISK JPY KMF KRW PYG RWF UGX UYI VND VUV XAF XOF XPF',
  3: 'BHD IQD JOD KWD LYD OMR TND',
  4: 'CLF UYW',
}

/** Decimals of a currency's minor unit: 0 for JPY, 2 for USD, 3 for KWD. */
export function decimalsOf(currency: string): number {
  for (const [decimals, codes] of Object.entries(decimalsOfCodes)) {
    if (codes.includes(currency)) return Number(decimals)
  }
  return 2
}

/** Suffixes that replace the currency's sign in some languages, as banks there write it. */
export function unitAfterFigure(currency: string, language: string): string | undefined {
  return currency === 'KRW' && language === 'ko' ? '원' : undefined
}

/**
 * Formatter of a currency's amounts in a language, with the narrow sign and `decimalsOf` decimals. It takes
 * amounts in whole units: divide minor units by `10 ** decimalsOf(currency)` first.
 */
export function currencyFormat(currency: string, language: string): Intl.NumberFormat {
  const decimals = decimalsOf(currency)
  return new Intl.NumberFormat(language, {
    style: 'currency',
    currency,
    currencyDisplay: 'narrowSymbol',
    minimumFractionDigits: decimals,
    maximumFractionDigits: decimals,
  })
}

/** Formatters by currency and language: making one takes longer than a frame's other work while a sum is counted up. */
const formats: Record<string, Intl.NumberFormat> = {}

/** An amount in minor units with its currency, as a language writes it: `$12.34`, `₩10,000`, `10,000원`. */
export function formatMoney(minor: number, currency: string, language: string): string {
  const value = minor / 10 ** decimalsOf(currency)
  const unit = unitAfterFigure(currency, language)
  const format = (formats[currency + language] ??=
    unit === undefined ? currencyFormat(currency, language) : new Intl.NumberFormat(language))
  return withMinus(format.format(value) + (unit ?? ''))
}

/**
 * A figure of `Intl` with a minus sign for its hyphen: the minus is as wide as the plus, so columns stay aligned. Before a
 * currency sign it gets a space, because the bars of `₩` would continue it, as if the amount was struck through.
 */
export function withMinus(figure: string): string {
  return figure.replace(/-(\p{Nd})?/u, (_, digit?: string) => `−${digit ?? '\u202f'}`)
}
