/** The player's IANA zone, in which lists show times. Days of filters and statements are in the site's zone. */
export function ownZone(): string {
  return Intl.DateTimeFormat().resolvedOptions().timeZone
}
