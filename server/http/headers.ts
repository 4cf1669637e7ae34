import { createMiddleware } from 'hono/factory'
import type { AppEnv } from '../services.ts'

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
      headers.set('Content-Security-Policy', "default-src 'none'; frame-ancestors 'none'")
    }
  })
}
