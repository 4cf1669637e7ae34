import type { HttpBindings } from '@hono/node-server'
import { serveStatic } from '@hono/node-server/serve-static'
import { Hono, type Context } from 'hono'
import { bodyLimit } from 'hono/body-limit'
import { etag } from 'hono/etag'
import * as v from 'valibot'
import type { Language } from '@marquee/contract/config.ts'
import { closestLanguage } from '@marquee/contract/match-language.ts'
import { catalogue } from '../../catalogue/catalogue.ts'
import { artFolder } from '../../art/folders.ts'
import type { Log } from '../log.ts'
import { entityTag, type BuiltGame } from './built-files.ts'
import { type CallLimits, defaultCallLimits, limitCalls, limitRefusedTokens } from './call-limits.ts'
import { createFairApp } from '../fairness/fair-app.ts'
import { createProofPages } from '../fairness/proof-page.ts'
import { gameOf } from '../games/games.ts'
import { gamePage, gamePolicy, missingPage, themeSheet } from './page.ts'
import type { SlotPlay } from '../slots/slot-play.ts'
import { OpenBody, RoundId, SpinBody } from '../../shared/protocol.ts'
import { StudioError } from './studio-error.ts'
import { bearer, read } from './requests.ts'
import { isSignedStudioCall, replayTarget } from '@marquee/contract/studio-signature.ts'
import { replayPage } from '../slots/slot-replay.ts'
import { replayPolicy, replaySheet } from './replay-document.ts'
import { createHandApp } from '../hands/hand-app.ts'
import type { HandPlay } from '../hands/hand-play.ts'
import { handReplayPage } from '../hands/hand-replay.ts'
import { handById } from '../hands/hand-rows.ts'
import type { StudioDb } from '../database.ts'
import { roundById } from '../slots/slot-rounds.ts'
import { studioRounds } from '../slots/schema.ts'
import { markSeen } from '../settlement/staked-rows.ts'
import { betsOfWalletRound } from '../tables/table-bets.ts'
import { tableRoundById } from '../tables/table-rounds.ts'
import { tableReplayPage } from '../tables/table-replay.ts'
import { createTableApp } from '../tables/table-app.ts'
import type { TablePlay } from '../tables/table-play.ts'

export interface StudioAppOptions {
  readonly db: StudioDb
  readonly play: SlotPlay
  readonly tablePlay: TablePlay
  readonly handPlay: HandPlay
  readonly built: BuiltGame
  readonly log: Log
  /** Shared with the operator, who signs the addresses of replays. */
  readonly secret: string
  /** Origins of the operator's app, for a request that reached the studio under `origin`. */
  readonly appOrigins: (origin: string) => readonly string[]
  /** The address of a client, or the group of addresses that counts as one; the connection's without it. */
  readonly addressOf?: ((c: Context) => string) | undefined
  readonly callLimits?: CallLimits | undefined
}

/** The studio's routes: pages, pictures and the game's own calls. */
export function createStudioApp({
  db,
  play,
  tablePlay,
  handPlay,
  built,
  log,
  secret,
  appOrigins,
  addressOf = remoteAddress,
  callLimits = defaultCallLimits,
}: StudioAppOptions): Hono {
  const app = new Hono()

  app.use(async (c, next) => {
    await next()
    c.header('x-content-type-options', 'nosniff')
    c.header('referrer-policy', 'no-referrer')
  })

  app.onError((error, c) => {
    if (error instanceof StudioError) {
      const { code, status, wait } = error
      if (wait !== undefined) c.header('retry-after', String(Math.ceil(wait / 1_000)))
      c.header('cache-control', 'no-store')
      return c.json({ error: code, ...(wait === undefined ? {} : { wait: Math.ceil(wait) }) }, status)
    }
    log({ event: 'studio.error', path: c.req.path, reason: String(error) })
    return c.json({ error: 'server_error' }, 500, { 'cache-control': 'no-store' })
  })
  app.notFound((c) => c.text('not found', 404, { 'cache-control': 'no-store' }))

  app.get('/health', (c) => c.text('ok'))
  /** The catalogue as lists of games are published: id, English title, and what it is played as. */
  app.get('/games.json', (c) =>
    c.json(catalogue().games.map(({ id, title, table }) => ({ id, title: title.en, kind: table ?? 'slot' }))),
  )
  app.get('/assets/*', (c) => built.serve(c))

  app.get('/play/:id', (c) => {
    const language = closestLanguage(c.req.query('lang'))
    const game = gameOf(c.req.param('id'))
    const headers = { 'cache-control': 'no-store' }
    if (game === undefined) return c.html(missingPage(language), 404, headers)
    const origins = appOrigins(new URL(c.req.url).origin)
    c.header('content-security-policy', gamePolicy(origins))
    c.header('permissions-policy', 'camera=(), microphone=(), geolocation=(), payment=(), usb=()')
    return c.html(gamePage(game, language, built, origins), 200, headers)
  })

  // The operator shows a player a round of theirs at an address that it signs.
  app.get('/replay/:id', async (c) => {
    const { lang, at, signature } = c.req.query()
    const id = v.safeParse(RoundId, c.req.param('id'))
    const call = { method: 'GET', target: replayTarget(c.req.param('id'), lang ?? ''), body: '' }
    const isSigned = id.success && isSignedStudioCall(secret, call, at, signature)
    const language = closestLanguage(lang)
    const page = isSigned ? await replayOf(db, id.output, language) : undefined
    const headers = { 'cache-control': 'no-store' }
    if (page === undefined) return c.html(missingPage(language), 404, headers)
    c.header('content-security-policy', replayPolicy(appOrigins(new URL(c.req.url).origin)))
    return c.html(page, 200, headers)
  })

  app.route('/proof', createProofPages({ db, secret, appOrigins }))

  app.get('/replay.css', (c) => generated(c, replaySheet, 'text/css; charset=utf-8'))

  app.get('/theme/:file{[a-z]+\\.css}', (c) => {
    const name = c.req.param('file').slice(0, -'.css'.length)
    const sheet = themeSheet(name)
    return sheet === undefined ? c.notFound() : generated(c, sheet, 'text/css; charset=utf-8')
  })

  app.get(
    '/:folder{scenes|symbols}/:file',
    etag(),
    async (c, next) => {
      await next()
      if (c.res.ok) c.res.headers.set('cache-control', 'public, max-age=86400')
    },
    serveStatic({ root: artFolder }),
  )

  const api = new Hono()
  const limitTokens = limitRefusedTokens(addressOf)
  api.use(limitCalls(callLimits, addressOf))
  api.use(bodyLimit({ maxSize: 4096, onError: () => refuse() }))
  api.use(async (c, next) => {
    await next()
    c.header('cache-control', 'no-store')
  })
  api.post('/open', async (c) => {
    const body = await read(c, OpenBody)
    return c.json(await play.open(body.token, body.secret, body.game_id, limitTokens(c)))
  })
  api.post('/spin', async (c) => {
    const body = await read(c, SpinBody)
    return c.json(await play.spin(bearer(c), body.key, body.stake, body.commitment))
  })
  api.get('/state', async (c) => c.json(await play.state(bearer(c))))
  api.post('/refill', async (c) => c.json(await play.refill(bearer(c))))
  api.post('/rounds/:id/seen', async (c) => {
    const gameSession = await play.gameSessionOf(bearer(c))
    const id = v.safeParse(RoundId, c.req.param('id'))
    await markSeen(db, studioRounds, gameSession.player, id.success ? id.output : refuse())
    return c.json({})
  })
  api.route('/fair', createFairApp(db, play.gameSessionOf))
  api.route('/table', createTableApp({ play: tablePlay, addressOf, limitTokens }))
  api.route('/hand', createHandApp(handPlay, limitTokens))
  return app.route('/api', api)
}

const remoteAddress = ({ env }: Context<{ Bindings: Partial<HttpBindings> }>): string =>
  env?.incoming?.socket.remoteAddress ?? ''

/** The page of a round in the operator's books: a slot's, a hand, or a player's bets at a table. */
async function replayOf(db: StudioDb, id: string, language: Language): Promise<string | undefined> {
  const row = await roundById(db, id)
  if (row !== undefined) return replayPage(row, gameOf(row.gameId)?.palette ?? 'midnight', language)
  const hand = await handById(db, id)
  if (hand !== undefined) return handReplayPage(hand, gameOf(hand.gameId)?.palette ?? 'midnight', language)
  const bets = await betsOfWalletRound(db, id)
  const [first] = bets
  const round = first === undefined ? undefined : await tableRoundById(db, first.roundId)
  const game = round === undefined ? undefined : gameOf(round.gameId)
  return round === undefined || game === undefined ? undefined : tableReplayPage(bets, round, game, language)
}

function refuse(): never {
  throw new StudioError('bad_request')
}

function generated(c: Context, text: string, type: string): Response {
  const tag = entityTag(text)
  const headers = { 'content-type': type, 'cache-control': 'public, max-age=86400', etag: tag }
  return c.req.header('if-none-match') === tag ? c.body(null, 304, headers) : c.body(text, 200, headers)
}
