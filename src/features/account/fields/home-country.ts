/**
 * The country whose phone number a visitor probably has: the first region of the browser's languages, and the site's own country
 * where they name it or no region at all.
 */
export function homeCountry(browserLanguages: readonly string[], siteCountry: string): string {
  const regions = browserLanguages.flatMap(
    (tag) => /^[a-z]+(?:-[a-z]{4})?-([a-z]{2})\b/i.exec(tag)?.[1] ?? [],
  )
  const countries = regions.map((region) => region.toUpperCase())
  return countries.includes(siteCountry) ? siteCountry : (countries[0] ?? siteCountry)
}
