import { Hono } from 'hono'
import { ChangesBody } from '../../src/contract/changes.ts'
import { kindOf } from '../../src/contract/game.ts'
import { changesLimit } from '../account/limits.ts'
import { countAttempt } from '../auth/attempts.ts'
import { guard } from '../auth/guard.ts'
import { exchangeChanges } from '../favourites/changes.ts'
import { answerB } from '../http/envelope.ts'
import { readBody } from '../http/input.ts'
import type { AppEnv, Services } from '../services.ts'
import { siteConfig } from '../site-config.ts'

/** What follows the player from device to device (`/me`). */
export function changesRoutes(services: Services): Hono<AppEnv> {
  const { db, lobby, settings, clock } = services
  const app = new Hono<AppEnv>()

  app.post('/changes', guard(services), async (c) => {
    const body = await readBody(c, ChangesBody)
    const { id } = c.var.player
    await countAttempt(db, `changes:${id}`, changesLimit, clock(), 'request.tooMany')
    const { image } = siteConfig(c.var.site, settings.siteOverrides).WEB_VARIABLES
    const games = {
      has(category: string, gameId: string) {
        const game = lobby.game(gameId)
        return game !== undefined && kindOf(game) === category
      },
      of: (ids: readonly string[]) => lobby.gamesOf(ids, image, ids.length),
    }
    return answerB(c, await db.transaction((tx) => exchangeChanges(tx, id, body, clock(), games)))
  })

  return app
}
