import { type Context, Hono } from 'hono'
import { streamSSE } from 'hono/streaming'
import { bearer, read } from '../http/requests.ts'
import { OpenBody } from '../../shared/protocol.ts'
import { BetBody, SaltBody, SeenBody, TakeBackBody } from '../../shared/table-protocol.ts'
import type { TablePlay } from './table-play.ts'

/** A stream says something at least this often, ms: proxies and phones cut silent connections. */
const beatMs = 5_000
/** A stream ends after this long, ms, and the page opens the next one: its game session is checked again. */
const longestStreamMs = 10 * 60_000

/** The calls of a table's page. */
export function createTableApp(play: TablePlay): Hono {
  const app = new Hono()
  app.post('/open', async (c) => {
    const { token, secret, game_id: gameId } = await read(c, OpenBody)
    return c.json(await play.open(token, secret, gameId))
  })
  app.post('/bet', async (c) => c.json(await play.bet(bearer(c), await read(c, BetBody))))
  app.post('/take-back', async (c) => {
    const { bet } = await read(c, TakeBackBody)
    return c.json(await play.takeBack(bearer(c), bet))
  })
  app.get('/state', async (c) => c.json(await play.update(bearer(c))))
  app.post('/seen', async (c) => {
    const { round } = await read(c, SeenBody)
    await play.seen(bearer(c), round)
    return c.json({})
  })
  app.post('/salt', async (c) => {
    await play.salt(bearer(c), await read(c, SaltBody))
    return c.json({})
  })
  app.post('/refill', async (c) => c.json(await play.refill(bearer(c))))
  app.get('/events', (c) => events(c, play))
  return app
}

/** Sends the table whenever it changes, as server-sent events. */
async function events(c: Context, play: TablePlay): Promise<Response> {
  const secret = bearer(c)
  let wake: () => void = () => undefined
  let changed = true
  const leave = await play.follow(secret, () => {
    changed = true
    wake()
  })
  // A proxy that gathers a response before it passes it on would hold the events back.
  c.header('x-accel-buffering', 'no')
  return streamSSE(c, async (stream) => {
    const endsAt = Date.now() + longestStreamMs
    stream.onAbort(() => {
      leave()
      wake()
    })
    try {
      while (!stream.aborted && Date.now() < endsAt) {
        if (changed) {
          changed = false
          await stream.writeSSE({ event: 'table', data: JSON.stringify(await play.update(secret)) })
        } else {
          await stream.writeSSE({ event: 'beat', data: '' })
        }
        if (changed) continue
        await new Promise<void>((resolve) => {
          const timer = setTimeout(resolve, beatMs)
          wake = () => {
            clearTimeout(timer)
            resolve()
          }
        })
      }
    } finally {
      leave()
    }
  })
}
