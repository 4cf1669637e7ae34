import type { Http2Bindings, HttpBindings } from '@hono/node-server'
import { type Context, Hono } from 'hono'
import { streamSSE } from 'hono/streaming'
import { StudioError } from '../http/studio-error.ts'
import { concurrencyLimit } from '../http/concurrency-limit.ts'
import type { TokenLimit } from '../http/call-limits.ts'
import { bearer, read } from '../http/requests.ts'
import { OpenBody } from '../../shared/protocol.ts'
import { BetBody, CloseEarlyBody, SaltBody, SeenBody, TakeBackBody } from '../../shared/table-protocol.ts'
import type { TablePlay } from './table-play.ts'

/** A stream says something at least this often, ms: proxies and phones cut silent connections. */
const beatMs = 5_000
/** A stream ends after this long, ms, and the page opens the next one: its game session is checked again. */
const longestStreamMs = 10 * 60_000

/** A page that takes no event for this long, ms, is dropped: what it does not read stays in memory. */
const slowestReadMs = 10_000

/** Streams of an address, several people of one household or office at several tables, and of a process: each costs memory and a view at every change. */
const mostStreams = { perAddress: 64, perProcess: 2_000 }

export interface TableAppOptions {
  readonly play: TablePlay
  /** The address of the client, or the group of addresses that counts as one. */
  readonly addressOf: (c: Context) => string
  readonly limitTokens?: (c: Context) => TokenLimit
  readonly slowMs?: number
}

/** The calls of a table's page. */
export function createTableApp({
  play,
  addressOf,
  limitTokens,
  slowMs = slowestReadMs,
}: TableAppOptions): Hono {
  const app = new Hono()
  const streams = concurrencyLimit(mostStreams.perAddress, mostStreams.perProcess)
  app.post('/open', async (c) => {
    const { token, secret, game_id: gameId } = await read(c, OpenBody)
    return c.json(await play.open(token, secret, gameId, limitTokens?.(c)))
  })
  app.post('/bet', async (c) => c.json(await play.bet(bearer(c), await read(c, BetBody))))
  app.post('/take-back', async (c) => {
    const { bet } = await read(c, TakeBackBody)
    return c.json(await play.takeBack(bearer(c), bet))
  })
  app.post('/close-early', async (c) => {
    const { round } = await read(c, CloseEarlyBody)
    return c.json(await play.closeEarly(bearer(c), round))
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
  app.get('/events', (c) => events(c, play, slowMs, () => streams(addressOf(c))))
  return app
}

/** Sends the table whenever it changes, as server-sent events. */
async function events(
  c: Context,
  play: TablePlay,
  slowMs: number,
  count: () => (() => void) | undefined,
): Promise<Response> {
  const secret = bearer(c)
  const close = count()
  // The page polls instead.
  if (close === undefined) throw new StudioError('too_soon')
  let wake: () => void = () => undefined
  let changed = true
  const unfollow = await play
    .follow(secret, () => {
      changed = true
      wake()
    })
    .catch((error: unknown) => {
      close()
      throw error
    })
  const leave = () => {
    unfollow()
    close()
  }
  // A proxy that gathers a response before it passes it on would hold the events back.
  c.header('x-accel-buffering', 'no')
  return streamSSE(c, async (stream) => {
    const send = async (event: string, data: string) => {
      if (await isDoneIn(slowMs, stream.writeSSE({ event, data }))) return
      stream.abort()
      dropConnection(c)
    }
    const endsAt = performance.now() + longestStreamMs
    stream.onAbort(() => {
      leave()
      wake()
    })
    try {
      while (!stream.aborted && performance.now() < endsAt) {
        if (changed) {
          changed = false
          await send('table', JSON.stringify(await play.update(secret)))
        } else {
          await play.requireSeat(secret)
          await send('beat', '')
        }
        if (changed || stream.aborted) continue
        await new Promise<void>((resolve) => {
          const timer = setTimeout(resolve, beatMs)
          wake = () => {
            clearTimeout(timer)
            resolve()
          }
        })
      }
    } catch (error) {
      // The stream ends, and the page's next call gets the refusal.
      if (!(error instanceof StudioError)) throw error
    } finally {
      leave()
    }
  })
}

async function isDoneIn(ms: number, work: Promise<void>): Promise<boolean> {
  let timer: NodeJS.Timeout | undefined
  const late = new Promise<boolean>((resolve) => (timer = setTimeout(() => resolve(false), ms)))
  try {
    return await Promise.race([work.then(() => true), late])
  } finally {
    clearTimeout(timer)
  }
}

/** Ends the connection of a response, or its stream of an HTTP/2 connection: closing it in order would wait for the reader. */
function dropConnection({ env }: Context<{ Bindings: Partial<HttpBindings | Http2Bindings> }>): void {
  const outgoing = env?.outgoing
  if (outgoing === undefined) return
  if ('stream' in outgoing) outgoing.stream.destroy()
  else outgoing.destroy()
}
