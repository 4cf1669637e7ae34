import { createHash } from 'node:crypto'
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { serveStatic } from '@hono/node-server/serve-static'
import { Hono } from 'hono'
import { etag } from 'hono/etag'
import type { AppEnv } from '../services.ts'

/** Pictures of games and providers (`/images`), from a folder of the studio: its path. */
export function imageRoutes(folder: string): Hono<AppEnv> {
  const app = new Hono<AppEnv>()
  // Bounded by the files of the folder. Without a tag of its own, `etag` would hash the picture at every request.
  const tags = new Map<string, string>()
  const tagOf = (path: string) => {
    const tag = tags.get(path) ?? `"${createHash('sha256').update(readFileSync(path)).digest('base64url')}"`
    tags.set(path, tag)
    return tag
  }
  app.get(
    '*',
    etag(),
    async (c, next) => {
      await next()
      if (!c.res.ok) return
      const { headers } = c.res
      headers.set('ETag', tagOf(join(folder, pictureOf(c.req.path))))
      headers.set('Cache-Control', 'public, max-age=86400, stale-while-revalidate=604800')
      headers.set('Cross-Origin-Resource-Policy', 'cross-origin')
    },
    serveStatic({ root: folder, rewriteRequestPath: (path) => path.slice('/images'.length) }),
  )
  return app
}

/** The file of a request's path, which `serveStatic` has found. */
const pictureOf = (path: string): string => decodeURIComponent(path.slice('/images'.length))
