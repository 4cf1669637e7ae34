import { parseUrl } from './parse-url.ts'

/**
 * The address of a page that a site's configuration links to: https only, else empty. Checked where the link is shown, so that
 * the check is not part of the first script.
 */
export function pageAddress(text: string): string {
  return /^https:\/\/\w/.test(text) && parseUrl(text) ? text : ''
}
