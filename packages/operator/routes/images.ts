import { serveStatic } from '@hono/node-server/serve-static'
import { Hono } from 'hono'
import { etag } from 'hono/etag'
import type { AppEnv } from '../services.ts'

/** Pictures of games and providers (`/images`), from a folder of the studio: its path. */
export function imageRoutes(folder: string): Hono<AppEnv> {
  const app = new Hono<AppEnv>()
  app.use(etag(), async (c, next) => {
    await next()
    if (!c.res.ok) return
    c.header('Cache-Control', 'public, max-age=86400, stale-while-revalidate=604800')
    c.header('Cross-Origin-Resource-Policy', 'cross-origin')
  })
  app.get('*', serveStatic({ root: folder, rewriteRequestPath: (path) => path.slice('/images'.length) }))
  return app
}
