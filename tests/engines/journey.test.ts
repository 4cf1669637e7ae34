import { afterAll, beforeAll } from 'vitest'
import { startOwnProduct } from '../support/e2e/own-product.ts'
import { engineTest } from '../support/engines/engine-test.ts'
import { freePort } from '../support/postgres.ts'
import type { Product } from '../support/server-process.ts'
import { journey } from './journey.ts'

let product: Product

beforeAll(async () => {
  product = await startOwnProduct({ port: await freePort(), studioPort: await freePort() }, {})
})
afterAll(() => product.stop())

for (const name of ['firefox', 'webkit'] as const) {
  engineTest(name, 'from the first visit to the end of the session', (engine) => journey(engine, product))
}
