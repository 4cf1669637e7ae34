/** What a bet pays, in hundredths of it, as the odds against one: `0.95`, `1,5`, `10,000`. */
export function timesText(best: number, language: string): string {
  return new Intl.NumberFormat(language).format((best - 100) / 100)
}

/**
 * A return to player with its sign where the language has it: `94.99%`, `94,99 %`, `%94,99`. `percent` is in percent.
 *
 * @param least decimals at least
 */
export function percentText(percent: number, language: string, least = 2): string {
  return new Intl.NumberFormat(language, {
    style: 'percent',
    minimumFractionDigits: least,
    maximumFractionDigits: 2,
  }).format(percent / 100)
}
