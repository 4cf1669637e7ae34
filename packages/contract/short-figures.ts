/**
 * Formatter that abbreviates figures in the units of a language and never rounds them: `1.25M`, `1,25 Mio.`, `125만`.
 */
export function shortFigures(language: string): Intl.NumberFormat {
  return new Intl.NumberFormat(language, {
    notation: 'compact',
    // As many as a number has: by default this notation rounds to two digits, and 1,250,000 would be 1.3M.
    maximumSignificantDigits: 16,
    // By default this notation does not group four digits: 1000 beside 10.000 in German.
    useGrouping: 'always',
  })
}
