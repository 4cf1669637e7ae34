import { type Context, Hono } from 'hono'
import { DealBody, SeenHandBody, StepBody } from '../../shared/hand-protocol.ts'
import { OpenBody } from '../../shared/protocol.ts'
import type { TokenLimit } from '../http/call-limits.ts'
import { bearer, read } from '../http/requests.ts'
import type { HandPlay } from './hand-play.ts'

/** The calls of the page of a game of hands. */
export function createHandApp(play: HandPlay, limitTokens: (c: Context) => TokenLimit): Hono {
  const app = new Hono()
  app.post('/open', async (c) => {
    const { token, secret, game_id: gameId } = await read(c, OpenBody)
    return c.json(await play.open(token, secret, gameId, limitTokens(c)))
  })
  app.post('/deal', async (c) => c.json(await play.deal(bearer(c), await read(c, DealBody))))
  app.post('/step', async (c) => c.json(await play.step(bearer(c), await read(c, StepBody))))
  app.get('/state', async (c) => c.json(await play.state(bearer(c))))
  app.post('/seen', async (c) => {
    await play.seen(bearer(c), (await read(c, SeenHandBody)).hand)
    return c.json({})
  })
  app.post('/refill', async (c) => c.json(await play.refill(bearer(c))))
  return app
}
