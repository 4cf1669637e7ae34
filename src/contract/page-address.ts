/**
 * The address of a page that a site's configuration links to: https only; empty for none, and for another one. Checked where the link
 * shows, since home's first script has no such link.
 */
export function pageAddress(text: string): string {
  return /^https:\/\/\w/.test(text) && URL.canParse(text) ? text : ''
}
