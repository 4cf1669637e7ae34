import { sql } from 'drizzle-orm'
import { Hono } from 'hono'
import { serveApp } from './http/app-files.ts'
import type { BuiltApp } from './http/built-app.ts'
import { allowOrigins } from './http/cors.ts'
import { respondError } from './http/envelope.ts'
import { toRequestError } from './http/errors.ts'
import { commonHeaders } from './http/headers.ts'
import { livePath, readyPaths } from './http/health-paths.ts'
import { siteOfRequest } from './http/origin.ts'
import { requestLog } from './http/request-log.ts'
import { notFound } from './http/request-error.ts'
import { accountRoutes } from './routes/account.ts'
import { authRoutes } from './routes/auth.ts'
import { configRoutes } from './routes/config.ts'
import { gameRoutes } from './routes/game.ts'
import { imageRoutes } from './routes/images.ts'
import { mainRoutes } from './routes/main.ts'
import { meRoutes } from './routes/me.ts'
import { serveOpenApi } from './routes/openapi.ts'
import { passkeyRoutes } from './routes/passkeys.ts'
import { protectionRoutes } from './routes/protection.ts'
import { pushRoutes } from './routes/push.ts'
import { studioRoutes } from './routes/studio.ts'
import { supportRoutes } from './routes/support.ts'
import { walletRoutes } from './routes/wallet.ts'
import type { AppEnv, Services } from './services.ts'

/** Paths that have calls only. An unknown path below them is a JSON 404, never the app's page. */
export const callPrefixes = ['/api/', '/auth/', '/main/', '/me/', '/protection/', '/studio/', '/images/']

/** The operator as a function of requests. It opens no port. Without `built` it serves calls only. */
export function createApp(services: Services, built?: BuiltApp): Hono<AppEnv> {
  const { db, log, settings } = services
  const app = new Hono<AppEnv>()

  app.use(
    requestLog(log, settings.trustedProxies),
    commonHeaders(),
    allowOrigins(settings.appOrigins),
    siteOfRequest(services),
  )
  app.onError((cause, c) => {
    const error = toRequestError(cause)
    if (error.status >= 500) log({ event: 'error', request_id: c.var.requestId, error: describe(cause) })
    return respondError(c, error)
  })

  app.route('/account/push', pushRoutes(services))
  app.route('/account/passkeys', passkeyRoutes(services))
  app.route('/account', accountRoutes(services))
  app.route('/api', configRoutes(services))
  app.route('/auth', authRoutes(services))
  app.route('/game', gameRoutes(services))
  app.route('/main', mainRoutes(services))
  app.route('/me', meRoutes(services))
  app.route('/images', imageRoutes(services.pictures))
  app.route('/protection', protectionRoutes(services))
  app.route('/studio', studioRoutes(services))
  app.route('/supports', supportRoutes(services))
  app.route('/wallet', walletRoutes(services))
  app.get('/openapi.json', serveOpenApi())
  app.get(livePath, (c) => c.json({ status: 'ok' }))
  for (const path of readyPaths)
    app.get(path, async (c) => {
      await db.execute(sql`select 1`)
      return c.json({ status: 'ok' })
    })

  const files = built && serveApp(built, services)
  app.notFound(async (c) => {
    const isCall = callPrefixes.some((prefix) => c.req.path.startsWith(prefix))
    return (isCall ? undefined : await files?.(c)) ?? respondError(c, notFound('notFound'))
  })

  return app
}

/** An unexpected error for the log: its names and its place, without the values that a query's message quotes. */
function describe(error: unknown): string {
  if (!(error instanceof Error)) return typeof error
  const where =
    error.stack
      ?.split('\n')
      .find((line) => line.includes('/packages/'))
      ?.trim() ?? ''
  const cause = error.cause instanceof Error ? ` (${error.cause.message.split('\n')[0] ?? ''})` : ''
  const message = error.cause === undefined ? `: ${error.message.split('\n')[0] ?? ''}` : ''
  return `${error.name}${message}${cause} ${where}`.trim()
}
