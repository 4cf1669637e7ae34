import { sql } from 'drizzle-orm'
import { Hono } from 'hono'
import { type BuiltApp, findFile, isPage, sendFile } from './http/built-app.ts'
import { cors } from './http/cors.ts'
import { answerRefusal } from './http/envelope.ts'
import { toRefusal } from './http/errors.ts'
import { commonHeaders } from './http/headers.ts'
import { siteOfRequest } from './http/origin.ts'
import { pageHeaders } from './http/policy.ts'
import { requestLog } from './http/request-log.ts'
import { notFound } from './refusal.ts'
import { accountRoutes } from './routes/account.ts'
import { authRoutes } from './routes/auth.ts'
import { configRoutes } from './routes/config.ts'
import { gameRoutes } from './routes/game.ts'
import { imageRoutes } from './routes/images.ts'
import { mainRoutes } from './routes/main.ts'
import { openApi } from './routes/openapi.ts'
import { pushRoutes } from './routes/push.ts'
import { studioRoutes } from './routes/studio.ts'
import { supportRoutes } from './routes/support.ts'
import { walletRoutes } from './routes/wallet.ts'
import type { AppEnv, Services } from './services.ts'
import { siteConfig } from './site-config.ts'

/** Paths below which only calls live: an unknown one is a JSON 404, never the app's page. */
const callPrefixes = ['/api/', '/auth/', '/studio/', '/images/']

/** The operator as a function of requests; listens to nothing by itself. Without `built` it serves its calls alone. */
export function createApp(services: Services, built?: BuiltApp): Hono<AppEnv> {
  const { db, lobby, log, settings } = services
  const app = new Hono<AppEnv>()

  app.use(requestLog(log), commonHeaders(), cors(settings.appOrigins), siteOfRequest(services))
  app.onError((error, c) => {
    const refusal = toRefusal(error)
    if (refusal.status >= 500) log({ event: 'error', request_id: c.var.requestId, error: describe(error) })
    return answerRefusal(c, refusal)
  })

  app.route('/account/push', pushRoutes(services))
  app.route('/account', accountRoutes(services))
  app.route('/api', configRoutes(services))
  app.route('/auth', authRoutes(services))
  app.route('/game', gameRoutes(services))
  app.route('/main', mainRoutes(services))
  app.route('/images', imageRoutes(lobby))
  app.route('/studio', studioRoutes(services))
  app.route('/supports', supportRoutes(services))
  app.route('/wallet', walletRoutes(services))
  app.get('/openapi.json', (c) => c.json(openApi()))
  app.get('/healthz', async (c) => {
    await db.execute(sql`select 1`)
    return c.json({ status: 'ok' })
  })

  app.notFound((c) => {
    const { method, path } = c.req
    const call = callPrefixes.some((prefix) => path.startsWith(prefix))
    const file =
      built && !call && (method === 'GET' || method === 'HEAD')
        ? findFile(built, path, c.req.header('accept') ?? '')
        : undefined
    if (!built || !file) return answerRefusal(c, notFound('notFound'))
    if (!isPage(file)) return sendFile(c, file, {})
    const { site } = c.var
    return sendFile(c, file, pageHeaders(built.hashes, siteConfig(site, settings.siteOverrides), site.origin))
  })

  return app
}

/** An unexpected error for the log: its kinds and where it arose, without the values that a query's message quotes. */
function describe(error: unknown): string {
  if (!(error instanceof Error)) return typeof error
  const where =
    error.stack
      ?.split('\n')
      .find((line) => line.includes('/server/'))
      ?.trim() ?? ''
  const cause = error.cause instanceof Error ? ` (${error.cause.message.split('\n')[0] ?? ''})` : ''
  const message = error.cause === undefined ? `: ${error.message.split('\n')[0] ?? ''}` : ''
  return `${error.name}${message}${cause} ${where}`.trim()
}
