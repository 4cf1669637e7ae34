import { isLoopback, type SiteConfig } from '../../../contract/config.ts'

/** `scheme://host…` with nothing that parsers read in different ways: no blanks, control characters or backslashes. */
const wellFormed = /^(https?):\/\/[^/?#\\\s\u0000-\u0020][^\\\s\u0000-\u0020\u007f]*$/i

/** The origin that `http://` launch addresses are rewritten to (spec §5). */
export function launchHost(site: SiteConfig): string {
  return site.VARIABLES.launch_host ?? site.front_api_domain
}

/**
 * The address at which a game is opened, from an operator's launch `url` (spec §5): `http://anything/path?q`
 * becomes `{launch host}/path?q`; then only https, and http on this very machine. With `launch_hosts` configured the
 * origin must be the launch host or one of them. Undefined is `game.launch.invalidUrl`.
 *
 * Addresses with credentials are refused, and those of `appOrigin`, the app's own origin, where a frame with scripts
 * could remove its sandbox.
 */
export function launchAddress(url: string, site: SiteConfig, appOrigin: string): string | undefined {
  const scheme = wellFormed.exec(url)?.[1]?.toLowerCase()
  if (scheme === undefined || !URL.canParse(url)) return undefined
  const given = new URL(url)
  if (given.username || given.password) return undefined
  // Joined as text: resolved against the host, a path such as `//elsewhere` would name another host.
  const address =
    scheme === 'http' ? new URL(`${launchHost(site)}${given.pathname}${given.search}${given.hash}`) : given
  return isAllowed(address, site, appOrigin) ? address.href : undefined
}

function isAllowed({ protocol, hostname, origin }: URL, site: SiteConfig, appOrigin: string): boolean {
  if (protocol !== 'https:' && !(protocol === 'http:' && isLoopback(hostname))) return false
  if (origin === appOrigin) return false
  const hosts = site.VARIABLES.launch_hosts
  return hosts.length === 0 || origin === launchHost(site) || hosts.includes(origin)
}
