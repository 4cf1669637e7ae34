import type { Page } from '@playwright/test'
import { type Stranger, startStranger } from '../stranger/server.ts'
import { drawer, tile, aurumvale } from './lobby.ts'
import { ownPorts, startOwnProduct } from './own-product.ts'
import { test as playerTest } from './player-test.ts'
import { giveSession, newPlayer, newSession } from './players.ts'

/** The title under which the studio's game is launched. */
export const title = 'The Beetle Amulet'

/** A site whose games are a studio's that nobody of this project wrote, with `studio` as its configuration of it. */
export const test = playerTest.extend<{ studio: object; stranger: Stranger; open: () => Promise<Page> }>({
  studio: [{ messages: 'none' }, { option: true }],
  stranger: async ({ playwright }, use) => {
    // Playwright requires a destructured object, and the linter forbids an empty one.
    void playwright
    const stranger = await startStranger()
    await use(stranger)
    await stranger.stop()
  },
  open: async ({ page, playwright, stranger, studio }, use, { parallelIndex }) => {
    const product = await startOwnProduct(
      ownPorts(parallelIndex),
      { studios: [{ ...stranger.studio, ...studio }] },
      undefined,
      { STUDIO_ORIGIN: stranger.origin },
    )
    const request = await playwright.request.newContext({ baseURL: product.origin })
    await giveSession(page, await newSession(request, await newPlayer(request)))
    await use(async () => {
      await page.goto(`${product.origin}/game/slot?provider=${aurumvale.id}`)
      await tile(drawer(page, aurumvale.name.en), title).click()
      return page
    })
    // The page stops before its site does: its last requests would fail.
    await page.close()
    await request.dispose()
    await product.stop()
  },
})
