import type { Context } from 'hono'
import type { AppEnv } from '../services.ts'
import { invalid } from '../refusal.ts'

const hostPattern = /^(?:[a-z0-9](?:[a-z0-9-]{0,62})(?:\.[a-z0-9-]{1,63})*\.?|\[[0-9a-f:.]+\])(?::\d{1,5})?$/i

export interface Site {
  /** `scheme://host[:port]` at which this very request reached the operator. */
  readonly origin: string
  /** Where the studio is for the same host name. */
  readonly studio: string
}

/**
 * The origins that a request's own address implies, so that localhost, TLS and the local network all work unconfigured.
 *
 * @throws Refusal 400 for a host that is no host name or is not one of `hosts`
 */
export function requestSite(
  c: Context<AppEnv>,
  settings: {
    readonly trustedProxies: number
    readonly studioPort: number
    readonly studioOrigin: string | undefined
    readonly hosts: readonly string[]
  },
): Site {
  const url = new URL(c.req.url)
  let { protocol, host } = url
  if (settings.trustedProxies > 0) {
    const scheme = c.req.header('x-forwarded-proto')?.split(',')[0]?.trim()
    if (scheme === 'http' || scheme === 'https') protocol = `${scheme}:`
    host = c.req.header('x-forwarded-host')?.split(',')[0]?.trim() ?? host
  }
  const text = `${protocol}//${host}`
  if (!hostPattern.test(host) || !URL.canParse(text)) throw invalid('request.invalidHost')
  const site = new URL(text)
  if (settings.hosts.length > 0 && !settings.hosts.includes(site.hostname))
    throw invalid('request.invalidHost')
  return {
    origin: site.origin,
    studio: settings.studioOrigin ?? `${site.protocol}//${site.hostname}:${settings.studioPort}`,
  }
}
