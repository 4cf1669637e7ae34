import { cors } from 'hono/cors'
import { createMiddleware } from 'hono/factory'
import { responseMark } from '@marquee/contract/envelope.ts'
import type { AppEnv } from '../services.ts'

/** Lets the app call from its own other origins, and no other site. Without such origins no response varies by origin. */
export function allowOrigins(appOrigins: readonly string[]) {
  if (appOrigins.length === 0) return createMiddleware<AppEnv>((_c, next) => next())
  return createMiddleware<AppEnv>(
    cors({
      origin: [...appOrigins],
      allowMethods: ['GET', 'POST', 'PATCH', 'PUT', 'DELETE'],
      allowHeaders: ['Authorization', 'Content-Type', 'Idempotency-Key', 'X-Ga-Seq', 'Accept-Language'],
      exposeHeaders: ['Date', 'Idempotent-Replayed', 'Retry-After', 'X-Request-Id', responseMark],
      maxAge: 600,
    }),
  )
}
