import type { Page } from '@playwright/test'
import type { LoginData } from '../../../src/contract/player.ts'
import { test as guarded } from '../console-guard.ts'
import { phrasesOf, type Say, type TestLanguage } from './phrases.ts'
import { type Account, demo, giveSession, newPlayer, newSession } from './players.ts'

export interface PlayerFixtures {
  /** The words of the app in the language of the test's browser. */
  say: Say
  /** The demo player's session, an own one for each test. */
  session: LoginData
  /** A page on which the demo player is signed in. Where the test begins is its own choice. */
  player: Page
  /** A player of this test only, for what moves money. */
  account: Account
}

/** What the graphics driver of a machine without a graphics card says of itself; no page's doing. */
const driverNoise = /GL Driver Message|WebGL.*(?:fallback|software)/

/** `test` with a player: the console guard, the app's words, and pages on which somebody is signed in. */
export const test = guarded.extend<PlayerFixtures>({
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
  player: async ({ page, session }, use) => {
    await giveSession(page, session)
    await use(page)
  },
  account: async ({ request }, use) => {
    await use(await newPlayer(request))
  },
})
