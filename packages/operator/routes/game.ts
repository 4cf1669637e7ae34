import { type Context, Hono } from 'hono'
import * as v from 'valibot'
import { ServerCode } from '@marquee/contract/codes.ts'
import { endpoints } from '@marquee/contract/endpoints.ts'
import { launchEndpoints } from '@marquee/contract/launch-endpoints.ts'
import { launchAddressLimit, launchLimit } from '../account/limits.ts'
import { requireTerms } from '../account/terms.ts'
import { countAttempt } from '../auth/attempts.ts'
import { authorise, guard } from '../auth/guard.ts'
import { createGuestLaunch, tryLimit } from '../games/guest-launches.ts'
import { addressGroup, clientAddress } from '../http/address.ts'
import { createHighlights } from '../games/highlights.ts'
import { respondA } from '../http/envelope.ts'
import { readQuery } from '../http/input.ts'
import { preferredLanguage } from '../http/language.ts'
import { createLaunch } from '../games/launches.ts'
import { openRounds } from '../games/unfinished-rounds.ts'
import { requireLaunch, requireNoStop } from '../protection/guard.ts'
import { invalid, notFound, RequestError } from '../http/request-error.ts'
import type { AppEnv, Services } from '../services.ts'
import { siteConfig, siteVariables } from '../site/site-config.ts'
import { siteRules } from '../wallet/site-rules.ts'

/** Games of a list of highlights at most. */
const maxHighlights = 18

const ProviderQuery = v.partial(endpoints.providerGames.query)

/** Providers, their games, and launching one (`/game`). */
export function gameRoutes(services: Services): Hono<AppEnv> {
  const { db, lobby, secrets, settings, clock } = services
  const { protection } = siteRules(settings.siteOverrides)
  const site = siteVariables(settings.siteOverrides)
  const app = new Hono<AppEnv>()
  const highlights = createHighlights(db, clock)

  /** `data` is JSON text: the lists are rendered once, not per call. */
  const listed = (data: string) =>
    new Response(`{"RESULT":true,"DATA":${data},"message":""}`, {
      headers: { 'Content-Type': 'application/json' },
    })

  app.get('/provider', async (c) => {
    const { provider_id } = readQuery(c, ProviderQuery)
    if (provider_id === undefined) return listed(lobby.providerList)
    const config = siteConfig(c.var.site, settings.siteOverrides)
    if (!config.VARIABLES.public_lists) await authorise(services, c)
    const games = lobby.gameList(provider_id, config.WEB_VARIABLES.image)
    if (games === undefined) throw notFound('provider.notFound')
    return listed(games)
  })

  app.get('/highlights', async (c) => {
    const { popular, wins } = await highlights()
    const { image } = siteConfig(c.var.site, settings.siteOverrides).WEB_VARIABLES
    const amounts = new Map(wins.map(({ gameId, amount }) => [gameId, amount]))
    const won = lobby.gamesOf([...amounts.keys()], image, maxHighlights)
    return respondA(c, {
      popular: lobby.gamesOf(popular, image, maxHighlights),
      chosen: lobby.chosen(image),
      wins: won.map((game) => ({ game, amount: amounts.get(game.id) })),
    })
  })

  app.get('/unfinished', guard(services), async (c) => {
    const { image } = siteConfig(c.var.site, settings.siteOverrides).WEB_VARIABLES
    const rounds = await openRounds(db, c.var.player.id)
    const ids = rounds.map(({ gameId }) => gameId)
    const games = new Map(lobby.gamesOf(ids, image, ids.length).map((game) => [game.id, game]))
    const unfinished = rounds.flatMap(({ gameId, roundId, staked, beganAt }) => {
      const game = games.get(gameId)
      if (game === undefined) return []
      return [{ game, round_id: roundId, staked, began_at: beganAt.toISOString() }]
    })
    return respondA(c, { rounds: unfinished })
  })

  /** The game in service that a launch requests. Hono handles HEAD as GET, and a HEAD must begin no launch. */
  const launched = (c: Context<AppEnv>) => {
    if (c.req.method === 'HEAD') {
      throw new RequestError(405, ServerCode.parameterInvalid, 'request.method', { Allow: 'GET' })
    }
    const { game_id, type: _type, lang: _lang, ...forStudio } = readQuery(c, launchEndpoints.launch.query)
    const game = lobby.game(game_id)
    if (!game) throw notFound('game.notFound')
    if (game.is_service !== 1) throw invalid('game.outOfService')
    return { gameId: game.id, lang: preferredLanguage(c.req.header('accept-language')), forStudio }
  }

  const respondLaunch = (
    c: Context<AppEnv>,
    gameId: string,
    query: Readonly<Record<string, string | undefined>>,
  ) => {
    const url = new URL(`/play/${encodeURIComponent(gameId)}`, c.var.site.studio)
    for (const [name, value] of Object.entries(query))
      if (value !== undefined) url.searchParams.set(name, value)
    return respondA(c, { url: url.href })
  }

  app.get('/launch', guard(services), async (c) => {
    const { gameId, lang, forStudio } = launched(c)
    const { id: playerId, sessionId } = c.var.player
    await requireTerms(db, site, playerId)
    const address = addressGroup(clientAddress(c, settings.trustedProxies))
    await countAttempt(db, `launch:${playerId}`, launchLimit, clock(), 'request.tooMany')
    await countAttempt(db, `launch:${address}`, launchAddressLimit, clock(), 'request.tooMany')
    await requireLaunch(db, protection, playerId, clock())
    const token = await createLaunch(db, { playerId, sessionId, gameId, lang }, clock())
    return respondLaunch(c, gameId, { token, lang, ...forStudio })
  })

  app.get('/try', async (c) => {
    if (!site.guest_play) throw notFound('game.guestPlayOff')
    const { gameId, lang, forStudio } = launched(c)
    // The app sends no token here. A request with one cannot bypass a break.
    if (c.req.header('authorization') !== undefined) {
      await requireNoStop(db, (await authorise(services, c)).id, clock())
    }
    const address = addressGroup(clientAddress(c, settings.trustedProxies))
    await countAttempt(db, `try:${address}`, tryLimit, clock(), 'game.tooManyTries')
    const token = createGuestLaunch(secrets.tokens, gameId, lang, clock())
    return respondLaunch(c, gameId, { token, lang, ...forStudio })
  })

  return app
}
