import type { Context } from 'hono'
import { createMiddleware } from 'hono/factory'
import { isSafeOrigin } from '../../src/contract/config.ts'
import type { AppEnv, Services } from '../services.ts'
import { invalid } from '../refusal.ts'

const hostPattern = /^(?:[a-z0-9](?:[a-z0-9-]{0,62})(?:\.[a-z0-9-]{1,63})*\.?|\[[0-9a-f:.]+\])(?::\d{1,5})?$/i

export interface Site {
  /** `scheme://host[:port]` at which this very request reached the operator. */
  readonly origin: string
  /** Where the studio is for the same host name. */
  readonly studio: string
}

/**
 * Sets `site` for every call, and refuses those by a name that is not served. Not asked of the health check, which goes
 * to an address, nor of the studio, whose calls come by this machine's own names and are signed.
 *
 * @throws Refusal 400 `request.invalidHost`
 */
export function siteOfRequest({ settings, log }: Services) {
  let said = false
  return createMiddleware<AppEnv>(async (c, next) => {
    if (c.req.path === '/healthz' || c.req.path.startsWith('/studio/')) return next()
    const site = readSite(c, settings)
    if (!isSafeOrigin(site.origin)) {
      if (!said) log({ event: 'plain_http', reason: 'TLS or TRUST_PROXY is missing' })
      said = true
      throw invalid('request.invalidHost')
    }
    c.set('site', site)
    return next()
  })
}

/** The origins that a request's own address implies, so that localhost, TLS and the local network all work unconfigured. */
function readSite(
  c: Context<AppEnv>,
  { trustedProxies, hosts, studioOrigin, studioPort }: Services['settings'],
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
  }
}

/**
 * What the outermost trusted proxy saw: each appends its own entry, so anything further left was sent by the client. A
 * proxy that replaces the header instead leaves fewer entries, all of them trusted.
 */
function forwarded(c: Context, name: string, trustedProxies: number): string | undefined {
  if (trustedProxies === 0) return undefined
  return c.req.header(name)?.split(',').slice(-trustedProxies)[0]?.trim()
}
