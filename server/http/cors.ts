import { createMiddleware } from 'hono/factory'
import type { AppEnv } from '../services.ts'

const exposed = 'Date, Idempotent-Replayed, Retry-After, X-Request-Id'
const allowed = 'Authorization, Content-Type, Idempotency-Key, X-Ga-Seq, Accept-Language'

/** Answers preflights and exposes headers for the app's own other origins, and for no one else. */
export function cors(appOrigins: readonly string[]) {
  return createMiddleware<AppEnv>(async (c, next) => {
    const origin = c.req.header('origin')
    const known = origin !== undefined && appOrigins.includes(origin)
    if (known && c.req.method === 'OPTIONS' && c.req.header('access-control-request-method') !== undefined) {
      return c.body(null, 204, {
        'Access-Control-Allow-Origin': origin,
        'Access-Control-Allow-Methods': 'GET, POST, PATCH, PUT, DELETE',
        'Access-Control-Allow-Headers': allowed,
        'Access-Control-Max-Age': '600',
        Vary: 'Origin',
      })
    }
    await next()
    if (appOrigins.length > 0) c.res.headers.append('Vary', 'Origin')
    if (!known) return
    c.res.headers.set('Access-Control-Allow-Origin', origin)
    c.res.headers.set('Access-Control-Expose-Headers', exposed)
  })
}
