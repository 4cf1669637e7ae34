import type { Context } from 'hono'
import { createMiddleware } from 'hono/factory'
import { isSafeOrigin } from '@marquee/contract/config.ts'
import type { AppEnv, Services } from '../services.ts'
import { invalid } from './request-error.ts'
import { healthPaths } from './health-paths.ts'

const hostPattern = /^(?:[a-z0-9](?:[a-z0-9-]{0,62})(?:\.[a-z0-9-]{1,63})*\.?|\[[0-9a-f:.]+\])(?::\d{1,5})?$/i

export interface Site {
  /** `scheme://host[:port]` of this request. */
  readonly origin: string
  /** Origin of the studio. */
  readonly studio: string
  /** Whether the app at `origin` can use passkeys. */
  readonly passkeys: boolean
}

/**
 * Sets `site` for every request, and rejects host names that are not served. Exempt are the health checks, which use an
 * address, and the studio, whose calls use names of this machine and are signed.
 *
 * @throws RequestError 400 `request.invalidHost`
 */
export function siteOfRequest({ settings, log }: Services) {
  let isLogged = false
  return createMiddleware<AppEnv>(async (c, next) => {
    if (healthPaths.has(c.req.path) || c.req.path.startsWith('/studio/')) return next()
    const site = readSite(c, settings)
    if (!isSafeOrigin(site.origin)) {
      if (!isLogged) log({ event: 'plain_http', reason: 'TLS or TRUST_PROXY is missing' })
      isLogged = true
      throw invalid('request.invalidHost')
    }
    c.set('site', site)
    return next()
  })
}

/** Derives the origins from the request, so that localhost, TLS and the local network work without configuration. */
function readSite(
  c: Context<AppEnv>,
  { trustedProxies, hosts, studioOrigin, studioPort, relyingParty }: Services['settings'],
): Site {
  const url = new URL(c.req.url)
  const scheme = forwarded(c, 'x-forwarded-proto', trustedProxies)
  const protocol = scheme === 'http' || scheme === 'https' ? `${scheme}:` : url.protocol
  const host = forwarded(c, 'x-forwarded-host', trustedProxies) ?? url.host
  const text = `${protocol}//${host}`
  if (!hostPattern.test(host) || !URL.canParse(text)) throw invalid('request.invalidHost')
  const site = new URL(text)
  if (hosts.length > 0 && !hosts.includes(site.hostname)) throw invalid('request.invalidHost')
  return {
    origin: site.origin,
    studio: studioOrigin ?? `${site.protocol}//${site.hostname}:${studioPort}`,
    passkeys: relyingParty?.origins.includes(site.origin) === true,
  }
}

/**
 * The entry of the outermost trusted proxy: each proxy appends one, so entries further left come from the client. A proxy
 * that replaces the header leaves fewer entries, all of them trusted.
 */
function forwarded(c: Context, name: string, trustedProxies: number): string | undefined {
  if (trustedProxies === 0) return undefined
  return c.req.header(name)?.split(',').slice(-trustedProxies)[0]?.trim()
}
