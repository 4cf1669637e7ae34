import { randomUUID } from 'node:crypto'
import { createMiddleware } from 'hono/factory'
import type { Log } from '../log.ts'
import type { AppEnv } from '../services.ts'

/** Gives each call an id and logs its method, path and status; never a query, a header or a body. */
export function requestLog(log: Log) {
  return createMiddleware<AppEnv>(async (c, next) => {
    const requestId = randomUUID()
    c.set('requestId', requestId)
    const start = performance.now()
    await next()
    log({
      event: 'request',
      method: c.req.method,
      path: c.req.path,
      status: c.res.status,
      ms: Math.round(performance.now() - start),
      player: c.var.player?.id,
      request_id: requestId,
    })
  })
}
