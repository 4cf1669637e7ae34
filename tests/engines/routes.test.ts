import { afterAll, beforeAll, expect } from 'vitest'
import { startOwnProduct } from '../support/e2e/own-product.ts'
import { demo } from '../support/e2e/players.ts'
import { everyRoute } from '../support/e2e/routes.ts'
import type { Engine } from '../support/engines/driver.ts'
import { engineTest } from '../support/engines/engine-test.ts'
import { run, see, seeNone, signIn } from '../support/engines/page.ts'
import { freePort } from '../support/postgres.ts'
import type { Product } from '../support/server-process.ts'

let product: Product

beforeAll(async () => {
  product = await startOwnProduct({ port: await freePort(), studioPort: await freePort() }, {})
})
afterAll(() => product.stop())

/** What a player would see amiss in a page that has loaded. */
async function faults(): Promise<string[]> {
  const { scrollWidth, clientWidth } = document.documentElement
  const images = [...document.images].filter(({ src, loading }) => src !== '' && loading !== 'lazy')
  const broken = await Promise.all(
    images.map((image) =>
      image.decode().then(
        () => [],
        () => [`broken: ${image.src}`],
      ),
    ),
  )
  return [
    ...(scrollWidth > clientWidth ? [`${scrollWidth - clientWidth} px too wide`] : []),
    ...(document.querySelector('.recovery') ? ['did not start'] : []),
    ...broken.flat(),
  ]
}

async function visitAll({ first, complaints }: Engine, who: string): Promise<void> {
  for (const route of everyRoute()) {
    const before = complaints().length
    await first.open(product.origin + route)
    await see(first, { css: 'main' }, /./)
    const stuck = await seeNone(first, { css: '.shell, .mq-skeleton, [aria-busy=true]' }).then(
      () => [],
      (error: unknown) => [String(error)],
    )
    const found = [...stuck, ...(await run(first, 'page', faults)), ...complaints().slice(before)]
    expect.soft(found, `${route}, ${who}`).toEqual([])
  }
}

for (const name of ['firefox', 'webkit'] as const) {
  engineTest(name, 'every page, signed out and signed in', async (engine) => {
    await visitAll(engine, 'signed out')
    await engine.first.open(`${product.origin}/login`)
    await signIn(engine.first, demo)
    await visitAll(engine, 'signed in')
  })
}
