import { Hono } from 'hono'
import { PushSubscriptionBody, pushEndpoints } from '@marquee/contract/push.ts'
import { guard } from '../auth/guard.ts'
import { respondB } from '../http/envelope.ts'
import { readBody, readQuery, readText } from '../http/input.ts'
import { keyedCalls } from '../idempotency/keyed-calls.ts'
import { isPushService } from '../push/services.ts'
import { subscribe, unsubscribe } from '../push/subscriptions.ts'
import { vapidKeys } from '../push/vapid.ts'
import { fieldErrors } from '../http/request-error.ts'
import type { AppEnv, Services } from '../services.ts'

/** Subscriptions to push messages (`/account/push`). */
export function pushRoutes(services: Services): Hono<AppEnv> {
  const { db, secrets, settings, clock } = services
  const app = new Hono<AppEnv>()
  const signedIn = guard(services)
  const keyed = keyedCalls(services)
  const { publicKey } = vapidKeys(secrets.push)

  app.get('/key', signedIn, (c) => respondB(c, { key: publicKey }))

  app.put('/', signedIn, async (c) => {
    const body = await readBody(c, PushSubscriptionBody)
    if (!isPushService(body.endpoint, settings.pushHosts)) throw fieldErrors({ endpoint: 'endpoint.invalid' })
    await db.transaction((tx) => subscribe(tx, c.var.player, body, clock()))
    return respondB(c, {})
  })

  app.delete('/', signedIn, async (c) => {
    const { endpoint } = readQuery(c, pushEndpoints.unsubscribePush.query)
    const response = await keyed(c, endpoint + (await readText(c)), async (tx, player) => {
      await unsubscribe(tx, player, endpoint)
      return {}
    })
    return respondB(c, response)
  })

  return app
}
