import { Hono, type Context } from 'hono'
import { bodyLimit } from 'hono/body-limit'
import { csrf } from 'hono/csrf'
import { streamSSE } from 'hono/streaming'
import * as v from 'valibot'
import { isFault } from './faults.ts'
import { liveScript, style } from './look.ts'
import { livePart, type PageFacts, sandboxPage } from './page.ts'
import { roundsOf } from './rounds.ts'
import { largestBody } from './server.ts'
import { callNames } from './wallet.ts'

/** An event stream says something at least this often, ms. */
const beatMs = 10_000

const FaultForm = v.object({
  fault: v.pipe(v.string(), v.check(isFault)),
  call: v.picklist(['any', ...callNames]),
  times: v.pipe(
    v.string(),
    v.transform((given) => (given === '' ? Infinity : Number(given))),
    v.minValue(1),
  ),
  ms: v.pipe(v.string(), v.transform(Number), v.integer(), v.minValue(0), v.maxValue(120_000)),
})
const PlayerForm = v.object({
  name: v.pipe(v.string(), v.trim(), v.minLength(1), v.maxLength(40)),
  cash: v.pipe(v.string(), v.transform(Number), v.integer(), v.minValue(0), v.maxValue(1_000_000_000)),
})
const LaunchForm = v.object({
  player: v.string(),
  game: v.pipe(v.string(), v.minLength(1), v.maxLength(64)),
})
const SignOutForm = v.object({ player: v.string() })

export interface PagesOptions extends PageFacts {
  /** The address that launches a game at the studio; `undefined` where none is known. */
  readonly launchAddress: ((game: string, token: string) => string) | undefined
}

/** The sandbox's page for a person, and its books as JSON. */
export function sandboxPages(options: PagesOptions): Hono {
  const { sandbox, launchAddress } = options
  const { book, log, plan } = sandbox
  const app = new Hono()
  app.use(csrf())
  app.use(bodyLimit({ maxSize: largestBody }))
  app.use(async (c, next) => {
    await next()
    c.header('x-content-type-options', 'nosniff')
    c.header('referrer-policy', 'no-referrer')
    c.header('cache-control', 'no-store')
    // A form may respond with the studio's address, which this policy would hold too: forms are free.
    c.header(
      'content-security-policy',
      "default-src 'self'; img-src data:; frame-ancestors 'none'; base-uri 'none'",
    )
  })

  const back = (c: Context) => c.redirect('/', 303)
  const form = async <Schema extends v.GenericSchema>(c: Context, schema: Schema) => {
    const given = v.safeParse(schema, await c.req.parseBody())
    return given.success ? given.output : undefined
  }
  const refused = (c: Context) =>
    c.text('The form holds something that does not fit. Go back and change it.', 400)

  app.get('/', (c) => c.html(sandboxPage(options)))
  app.get('/live', (c) => c.html(livePart(sandbox)))
  app.get('/style.css', (c) => c.body(style, 200, { 'content-type': 'text/css; charset=utf-8' }))
  app.get('/live.js', (c) => c.body(liveScript, 200, { 'content-type': 'text/javascript; charset=utf-8' }))
  app.get('/state.json', (c) =>
    c.json({ accounts: [...book.accounts.values()], rounds: roundsOf(book), calls: log.calls }),
  )
  app.get('/events', (c) =>
    streamSSE(c, async (stream) => {
      let wake = () => undefined as void
      let changed = true
      const leave = log.follow(() => {
        changed = true
        wake()
      })
      stream.onAbort(() => {
        leave()
        wake()
      })
      while (!stream.aborted) {
        await stream.writeSSE({ event: changed ? 'change' : 'beat', data: '' })
        changed = false
        await new Promise<void>((resolve) => {
          const timer = setTimeout(resolve, beatMs)
          wake = () => {
            clearTimeout(timer)
            resolve()
          }
        })
      }
    }),
  )

  app.post('/faults', async (c) => {
    const rule = await form(c, FaultForm)
    if (rule === undefined || !isFault(rule.fault)) return refused(c)
    plan.add({ ...rule, fault: rule.fault })
    return back(c)
  })
  app.post('/faults/clear', (c) => {
    plan.clear()
    return back(c)
  })
  app.post('/faults/:id/remove', (c) => {
    plan.remove(Number(c.req.param('id')))
    return back(c)
  })
  app.post('/players', async (c) => {
    const player = await form(c, PlayerForm)
    if (player === undefined) return refused(c)
    book.open(player.name, player.cash)
    log.changed()
    return back(c)
  })
  app.post('/sign-out', async (c) => {
    const given = await form(c, SignOutForm)
    if (given === undefined) return refused(c)
    book.endSessions(given.player)
    return back(c)
  })
  app.post('/launch', async (c) => {
    const launch = await form(c, LaunchForm)
    if (launch === undefined || !book.accounts.has(launch.player)) return refused(c)
    const token = book.launch(launch.player, launch.game)
    if (launchAddress === undefined)
      return c.text(`game_id ${launch.game}\ntoken ${token}\nGood once, for 120 s.\n`)
    return c.redirect(launchAddress(launch.game, token), 303)
  })
  return app
}
