import { type Page, request as requests } from '@playwright/test'
import type { LoginData } from '@marquee/contract/player.ts'
import { test as guarded } from '../console-guard.ts'
import { phrasesOf, type Say, type TestLanguage } from './phrases.ts'
import { type Account, demo, giveSession, isSessionActive, newPlayer, newSession } from './players.ts'
import { productPorts } from '../product-ports.ts'

export interface PlayerFixtures {
  /** The words of the app in the language of the test's browser. */
  say: Say
  /** A session of the demo player for this test alone. */
  session: LoginData
  /**
   * A page on which the demo player is signed in, with the session that the tests of a worker share: signing in costs the
   * operator a password hash each time. A test may end the session; the next one gets another. Where the test begins is
   * its own choice.
   */
  player: Page
  /** A player of this test only, for what moves money. */
  account: Account
}

export interface PlayerWorkerFixtures {
  /** Gives the worker's session of the demo player, a new one where a test has ended it. */
  sharedSession: () => Promise<LoginData>
}

/** What the graphics driver of a machine without a graphics card says of itself; no page's doing. */
const driverNoise = /GL Driver Message|WebGL.*(?:fallback|software)/

/** `test` with a player: the console guard, the app's words, and pages on which somebody is signed in. */
export const test = guarded.extend<PlayerFixtures, PlayerWorkerFixtures>({
  sharedSession: [
    async ({ playwright }, use) => {
      // Playwright requires a destructured object, and the linter forbids an empty one.
      void playwright
      const operator = await requests.newContext({ baseURL: `http://localhost:${productPorts().port}` })
      let session: LoginData | undefined
      await use(async () => {
        if (!session || !(await isSessionActive(operator, session)))
          session = await newSession(operator, demo)
        return session
      })
      await operator.dispose()
    },
    { scope: 'worker' },
  ],
  guard: async ({ guard }, use) => {
    guard.allow(driverNoise)
    await use(guard)
  },
  say: async ({ locale }, use) => {
    const language: TestLanguage = locale?.startsWith('ko') ? 'ko' : 'en'
    await use(phrasesOf(language))
  },
  session: async ({ request }, use) => {
    await use(await newSession(request, demo))
  },
  player: async ({ page, sharedSession }, use) => {
    await giveSession(page, await sharedSession())
    await use(page)
  },
  account: async ({ request }, use) => {
    await use(await newPlayer(request))
  },
})
