import { request } from '@playwright/test'
import type { LoginData } from '@marquee/contract/player.ts'
import { demo, newSession } from '../../support/e2e/players.ts'

/** A new session of the demo player at a product with a certificate of its own. */
export async function demoSession(origin: string): Promise<LoginData> {
  const api = await request.newContext({ baseURL: origin, ignoreHTTPSErrors: true })
  const session = await newSession(api, demo)
  await api.dispose()
  return session
}
