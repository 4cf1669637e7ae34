import type { Context } from 'hono'
import { createMiddleware } from 'hono/factory'
import { html } from 'hono/html'
import { isSafeOrigin } from '@marquee/contract/config.ts'
import type { AppEnv, Services } from '../services.ts'
import { textsIn } from '../texts.ts'
import { preferredLanguage } from './language.ts'
import { isNavigation } from './page-request.ts'
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

/** What a browser shows at an address that is not served, where a call gets the error. */
async function addressPage(c: Context): Promise<Response> {
  const language = preferredLanguage(c.req.header('accept-language'))
  const { title, text } = textsIn(language).address
  c.header('Content-Language', language)
  c.header('Vary', 'Accept, Accept-Language')
  return c.html(
    html`<!doctype html>
      <html lang="${language}">
        <head>
          <meta name="viewport" content="width=device-width, initial-scale=1" />
          <meta name="color-scheme" content="light dark" />
          <title>${title}</title>
        </head>
        <body>
          <h1>${title}</h1>
          <p>${text}</p>
        </body>
      </html>`,
    400,
  )
}

/**
 * Sets `site` for every request, and rejects host names that are not served; a browser gets a page that says so. Exempt are the health checks, which use an
 * address, and the studio, whose calls use names of this machine and are signed.
 *
 * @throws RequestError 400 `request.invalidHost`
 */
export function siteOfRequest({ settings, log }: Services) {
  let isLogged = false
  return createMiddleware<AppEnv>(async (c, next) => {
    if (healthPaths.has(c.req.path) || c.req.path.startsWith('/studio/')) return next()
    const site = readSite(c, settings)
    if (site && isSafeOrigin(site.origin)) {
      c.set('site', site)
      return next()
    }
    if (site && !isLogged) {
      log({ event: 'plain_http', reason: 'TLS or TRUST_PROXY is missing' })
      isLogged = true
    }
    if (isNavigation(c)) return addressPage(c)
    throw invalid('request.invalidHost')
  })
}

/**
 * Derives the origins from the request, so that localhost, TLS and the local network work without configuration. Undefined for a
 * host name that is not served.
 */
function readSite(
  c: Context<AppEnv>,
  { trustedProxies, hosts, studioOrigin, studioPort, relyingParty }: Services['settings'],
): Site | undefined {
  const url = new URL(c.req.url)
  const scheme = forwarded(c, 'x-forwarded-proto', trustedProxies)
  const protocol = scheme === 'http' || scheme === 'https' ? `${scheme}:` : url.protocol
  const host = forwarded(c, 'x-forwarded-host', trustedProxies) ?? url.host
  const text = `${protocol}//${host}`
  if (!hostPattern.test(host) || !URL.canParse(text)) return undefined
  const site = new URL(text)
  if (hosts.length > 0 && !hosts.includes(site.hostname)) return undefined
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
