import { createHash } from 'node:crypto'
import { readFileSync } from 'node:fs'
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
    serveStatic({
      root: folder,
      rewriteRequestPath: (path) => path.slice('/images'.length),
      onFound(path, c) {
        c.header('ETag', tagOf(path))
        c.header('Cache-Control', 'public, max-age=86400, stale-while-revalidate=604800')
        c.header('Cross-Origin-Resource-Policy', 'cross-origin')
      },
    }),
  )
  return app
}
