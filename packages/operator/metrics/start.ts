import { Hono } from 'hono'
import { type Listening, listen } from '../http/listen.ts'
import type { Metrics } from './metrics.ts'

/**
 * Serves the metrics on a port of their own, which players do not reach.
 *
 * @throws StartupError for a taken or forbidden port
 */
export function startMetrics(metrics: Metrics, port: number, host: string): Promise<Listening> {
  const app = new Hono()
  app.get('/metrics', async (c) => c.text(await metrics.text(), 200, { 'content-type': metrics.contentType }))
  return listen(app, port, host, undefined)
}
