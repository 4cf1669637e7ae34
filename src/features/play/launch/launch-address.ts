import { isLoopback, type SiteConfig } from '@marquee/contract/config.ts'
import { parseUrl } from '@marquee/contract/parse-url.ts'
import { isAtHost, studioFrames } from '@marquee/contract/studio-frames.ts'

/** `scheme://host…` without characters that URL parsers treat differently: blanks, control characters and backslashes. */
const wellFormed = /^(https?):\/\/[^/?#\\\s\u0000-\u0020][^\\\s\u0000-\u0020\u007f]*$/i

/** The origin that `http://` launch addresses are rewritten to (spec §5). */
export function launchHost(site: SiteConfig): string {
  return site.VARIABLES.launch_host ?? site.front_api_domain
}

/**
 * The address at which a game is opened, from an operator's launch `url` (spec §5): `http://anything/path?q` becomes
 * `{launch host}/path?q`. Undefined (`game.launch.invalidUrl`) unless the result is https, or http on localhost, and, with
 * `launch_hosts` configured, at the launch host, one of them or a host of a studio.
 *
 * Addresses with credentials are refused. So are those of `appOrigin`, the app's own origin, where a frame with scripts could
 * remove its sandbox.
 */
export function launchAddress(url: string, site: SiteConfig, appOrigin: string): string | undefined {
  const scheme = wellFormed.exec(url)?.[1]?.toLowerCase()
  const given = parseUrl(url)
  if (scheme === undefined || given === undefined) return undefined
  if (given.username || given.password) return undefined
  // Concatenated: resolving a path such as `//elsewhere` would change the host.
  const address =
    scheme === 'http' ? new URL(`${launchHost(site)}${given.pathname}${given.search}${given.hash}`) : given
  return isAllowed(address, site, appOrigin) ? address.href : undefined
}

function isAllowed({ protocol, hostname, origin }: URL, site: SiteConfig, appOrigin: string): boolean {
  if (protocol !== 'https:' && !(protocol === 'http:' && isLoopback(hostname))) return false
  if (origin === appOrigin) return false
  const hosts = site.VARIABLES.launch_hosts
  return (
    hosts.length === 0 ||
    origin === launchHost(site) ||
    hosts.includes(origin) ||
    studioFrames(site).some((studio) => isAtHost(origin, studio.hosts))
  )
}
