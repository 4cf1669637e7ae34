import { createMiddleware } from 'hono/factory'
import type { AppEnv } from '../services.ts'

/** What is no page may load nothing, wherever a browser is made to show it. */
const closed = "default-src 'none'; frame-ancestors 'none'"
/** A service worker lives under the policy that its script came with: it must reach the app's own files. */
const worker = "default-src 'self'; frame-ancestors 'none'"

/** Headers that every answer carries, whatever it is. */
export function commonHeaders() {
  return createMiddleware<AppEnv>(async (c, next) => {
    await next()
    const { headers } = c.res
    headers.set('X-Content-Type-Options', 'nosniff')
    headers.set('Referrer-Policy', 'strict-origin-when-cross-origin')
    headers.set('X-Request-Id', c.var.requestId)
    // What does not say otherwise is personal: never kept by a cache.
    if (!headers.has('Cache-Control')) headers.set('Cache-Control', 'no-store')
    if (!headers.has('Content-Security-Policy')) {
      headers.set('Content-Security-Policy', c.req.path === '/sw.js' ? worker : closed)
    }
  })
}
