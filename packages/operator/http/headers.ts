import { createMiddleware } from 'hono/factory'
import { responseMark } from '@marquee/contract/envelope.ts'
import type { Site } from './origin.ts'
import type { AppEnv } from '../services.ts'
import { transportHeaders } from './policy.ts'

/** For responses that are no page: a browser that shows one loads nothing from it. */
const closed = "default-src 'none'; base-uri 'none'; object-src 'none'; frame-ancestors 'none'"
/** A service worker is bound by the policy of its own script, and it fetches the app's files. */
const worker = "default-src 'self'; base-uri 'none'; object-src 'none'; frame-ancestors 'none'"

/** Sets the headers that every response carries. */
export function commonHeaders() {
  return createMiddleware<AppEnv>(async (c, next) => {
    await next()
    const { headers } = c.res
    headers.set('X-Content-Type-Options', 'nosniff')
    headers.set('Referrer-Policy', 'strict-origin-when-cross-origin')
    headers.set('X-Request-Id', c.var.requestId)
    headers.set(responseMark, '1')
    // A request that was refused for its host has no site.
    const site: Site | undefined = c.var.site
    for (const [name, value] of Object.entries(site ? transportHeaders(site.origin) : {}))
      headers.set(name, value)
    // A response without the header may be personal: no cache keeps it.
    if (!headers.has('Cache-Control')) headers.set('Cache-Control', 'no-store')
    if (!headers.has('Content-Security-Policy')) {
      headers.set('Content-Security-Policy', c.req.path === '/sw.js' ? worker : closed)
    }
  })
}
