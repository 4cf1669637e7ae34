import { createMiddleware } from 'hono/factory'
import { responseMark } from '@marquee/contract/envelope.ts'
import type { Site } from './origin.ts'
import type { AppEnv } from '../services.ts'

/** For responses that are no page: a browser that shows one loads nothing from it. */
const closed = "default-src 'none'; base-uri 'none'; object-src 'none'; frame-ancestors 'none'"
/** A service worker is bound by the policy of its own script, and it fetches the app's files. */
const worker = "default-src 'self'; base-uri 'none'; object-src 'none'; frame-ancestors 'none'"

/** Whether a request was sent to a name by https. Not localhost: other programs of this machine serve it by plain http. */
function isNamedHttps(site: Site | undefined): boolean {
  if (site === undefined) return false
  const { protocol, hostname } = new URL(site.origin)
  return protocol === 'https:' && hostname !== 'localhost' && !/^[\d.]+$|^\[/.test(hostname)
}

/** Sets the headers that every response carries. */
export function commonHeaders() {
  return createMiddleware<AppEnv>(async (c, next) => {
    await next()
    const { headers } = c.res
    headers.set('X-Content-Type-Options', 'nosniff')
    headers.set('Referrer-Policy', 'strict-origin-when-cross-origin')
    headers.set('X-Request-Id', c.var.requestId)
    headers.set(responseMark, '1')
    if (isNamedHttps(c.var.site)) headers.set('Strict-Transport-Security', `max-age=${365 * 86_400}`)
    // A response without the header may be personal: no cache keeps it.
    if (!headers.has('Cache-Control')) headers.set('Cache-Control', 'no-store')
    if (!headers.has('Content-Security-Policy')) {
      headers.set('Content-Security-Policy', c.req.path === '/sw.js' ? worker : closed)
    }
  })
}
