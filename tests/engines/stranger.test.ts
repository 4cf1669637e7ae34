import { afterAll, beforeAll } from 'vitest'
import { startOwnProduct } from '../support/e2e/own-product.ts'
import { demo } from '../support/e2e/players.ts'
import type { Engine } from '../support/engines/driver.ts'
import { engineTest } from '../support/engines/engine-test.ts'
import { click, inGame, see, seeNone, signIn } from '../support/engines/page.ts'
import { waitUntil } from '../support/engines/wait-until.ts'
import { freePort } from '../support/postgres.ts'
import type { Product } from '../support/server-process.ts'
import { type Stranger, startStranger } from '../support/stranger/server.ts'

let stranger: Stranger
let product: Product

beforeAll(async () => {
  stranger = await startStranger()
  product = await startOwnProduct(
    { port: await freePort(), studioPort: await freePort() },
    { studios: [{ ...stranger.studio, messages: 'none' }] },
    undefined,
    { STUDIO_ORIGIN: stranger.origin },
  )
})
afterAll(async () => {
  await product.stop()
  await stranger.stop()
})

const frame = '[role=dialog]'

async function play({ first: tab }: Engine): Promise<void> {
  const expectBets = async () => {
    const before = stranger.bets()
    await waitUntil('stakes', () => Promise.resolve(stranger.bets() > before + 1))
  }
  await tab.open(`${product.origin}/login`)
  await signIn(tab, demo)
  await tab.open(`${product.origin}/game/slot?provider=1`)
  await click(tab, { css: '[role=dialog] article button', name: 'The Beetle Amulet' })
  await see(tab, inGame('button', 'Rules'))
  await expectBets()
  await click(tab, { css: `${frame} button`, name: 'Minimise' })
  await seeNone(tab, { css: 'iframe' })
  await click(tab, { css: 'aside button', name: /The Beetle Amulet/ })
  await see(tab, inGame('button', 'Rules'))
  await expectBets()
  await click(tab, inGame('a', 'Lobby'))
  await seeNone(tab, { css: 'iframe' })
}

for (const name of ['firefox', 'webkit'] as const) {
  engineTest(
    name,
    'a game that says nothing is removed while it is minimised, and its lobby button closes it',
    play,
  )
}
