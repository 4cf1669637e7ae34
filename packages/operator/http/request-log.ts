import { randomUUID } from 'node:crypto'
import { createMiddleware } from 'hono/factory'
import { routePath } from 'hono/route'
import type { Log } from '../log.ts'
import type { AppEnv } from '../services.ts'

/** An id that a proxy may give a call. */
const idShape = /^[\w-]{8,64}$/

/**
 * Gives each call an id and logs its method, path, route and status; never a query, a header or a body. The id is that of the
 * proxy in front, where there is one, so that a call is found in both logs.
 */
export function requestLog(log: Log, trustedProxies: number) {
  return createMiddleware<AppEnv>(async (c, next) => {
    const given = trustedProxies > 0 ? c.req.header('x-request-id') : undefined
    const requestId = given !== undefined && idShape.test(given) ? given : randomUUID()
    c.set('requestId', requestId)
    const start = performance.now()
    await next()
    log({
      event: 'request',
      method: c.req.method,
      path: c.req.path,
      route: routePath(c, -1),
      status: c.res.status,
      ms: Math.round(performance.now() - start),
      player: c.var.player?.id,
      outcome: c.var.outcome,
      request_id: requestId,
    })
  })
}
