import { Hono } from 'hono'
import type * as v from 'valibot'
import type { GameList } from '@marquee/contract/game.ts'
import { Preferences } from '@marquee/contract/preferences.ts'
import { addFavourite, favouritesOf, removeFavourite } from '../account/favourites.ts'
import { syncLimit } from '../account/limits.ts'
import { preferencesOf, savePreferences } from '../account/preferences.ts'
import { countAttempt } from '../auth/attempts.ts'
import { guard } from '../auth/guard.ts'
import { respondB } from '../http/envelope.ts'
import { readBody } from '../http/input.ts'
import { notFound } from '../http/request-error.ts'
import type { AppEnv, Services } from '../services.ts'
import { siteConfig } from '../site/site-config.ts'

/** The player's favourites and preferences on all devices (`/me`). */
export function meRoutes(services: Services): Hono<AppEnv> {
  const { db, lobby, settings, clock } = services
  const app = new Hono<AppEnv>()
  app.use(guard(services))
  const countChange = (player: string) =>
    countAttempt(db, `sync:${player}`, syncLimit, clock(), 'request.tooMany')

  app.get('/favourites', async (c) => {
    const { image } = siteConfig(c.var.site, settings.siteOverrides).WEB_VARIABLES
    const list = lobby.knownGamesOf(await favouritesOf(db, c.var.player.id), image)
    return respondB(c, { list } satisfies v.InferOutput<typeof GameList>)
  })

  app.put('/favourites/:id', async (c) => {
    const game = lobby.game(c.req.param('id'))
    if (!game) throw notFound('game.notFound')
    const { id } = c.var.player
    await countChange(id)
    await db.transaction((tx) => addFavourite(tx, id, game.id, clock()))
    return respondB(c, {})
  })

  app.delete('/favourites/:id', async (c) => {
    const game = lobby.game(c.req.param('id'))
    const { id } = c.var.player
    await countChange(id)
    if (game) await db.transaction((tx) => removeFavourite(tx, id, game.id, clock()))
    return respondB(c, {})
  })

  app.get('/preferences', async (c) => respondB(c, { preferences: await preferencesOf(db, c.var.player.id) }))

  app.put('/preferences', async (c) => {
    const preferences = await readBody(c, Preferences)
    const { id } = c.var.player
    await countChange(id)
    await db.transaction((tx) => savePreferences(tx, id, preferences, clock()))
    return respondB(c, {})
  })

  return app
}
