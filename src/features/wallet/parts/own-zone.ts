/** The player's IANA zone, in which lists show their times. Days of filters and statements are the site's. */
export function ownZone(): string {
  return Intl.DateTimeFormat().resolvedOptions().timeZone
}
