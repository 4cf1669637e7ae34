import { Hono } from 'hono'
import * as v from 'valibot'
import { ServerCode } from '../../src/contract/codes.ts'
import { endpoints } from '../../src/contract/endpoints.ts'
import { requireTerms } from '../account/terms.ts'
import { authorise, guard } from '../auth/guard.ts'
import { answerA } from '../http/envelope.ts'
import { readQuery } from '../http/input.ts'
import { preferredLanguage } from '../http/language.ts'
import { createLaunch } from '../launches.ts'
import { invalid, notFound, RequestError } from '../request-error.ts'
import type { AppEnv, Services } from '../services.ts'
import { siteConfig } from '../site-config.ts'

const ProviderQuery = v.partial(endpoints.providerGames.query)

/** Providers, their games, and launching one (`/game`). */
export function gameRoutes(services: Services): Hono<AppEnv> {
  const { db, lobby, settings, clock } = services
  const app = new Hono<AppEnv>()

  /** `data` is JSON text: the lists are rendered once, not per call. */
  const listed = (data: string) =>
    new Response(`{"RESULT":true,"DATA":${data},"message":""}`, {
      headers: { 'Content-Type': 'application/json' },
    })

  app.get('/provider', async (c) => {
    const { provider_id } = readQuery(c, ProviderQuery)
    if (provider_id === undefined) return listed(lobby.providerList)
    await authorise(services, c)
    const config = siteConfig(c.var.site, settings.siteOverrides)
    const games = lobby.gameList(provider_id, config.WEB_VARIABLES.image)
    if (games === undefined) throw notFound('provider.notFound')
    return listed(games)
  })

  app.get('/launch', guard(services), async (c) => {
    // Hono answers HEAD by way of GET, and asking for a header must not begin a launch.
    if (c.req.method === 'HEAD') {
      throw new RequestError(405, ServerCode.parameterInvalid, 'request.method', { Allow: 'GET' })
    }
    const { game_id } = readQuery(c, endpoints.launch.query)
    const game = lobby.game(game_id)
    if (!game) throw notFound('game.notFound')
    if (game.is_service !== 1) throw invalid('game.outOfService')
    await requireTerms(db, c.var.player.id)
    const { studio } = c.var.site
    const lang = preferredLanguage(c.req.header('accept-language'))
    const { id: playerId, sessionId } = c.var.player
    const token = await createLaunch(db, { playerId, sessionId, gameId: game.id, lang }, clock())
    const url = new URL(`/play/${encodeURIComponent(game.id)}`, studio)
    url.search = new URLSearchParams({ token, lang }).toString()
    return answerA(c, { url: url.href })
  })

  return app
}
