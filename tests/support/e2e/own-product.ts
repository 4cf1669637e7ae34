import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { eq } from 'drizzle-orm'
import { openDatabase } from '@marquee/operator/database/db.ts'
import { players } from '@marquee/operator/database/schema.ts'
import { seed } from '@marquee/operator/database/seed.ts'
import { productPorts } from '../product-ports.ts'
import { type Product, type ProductOptions, startProduct } from '../server-process.ts'
import { prepareDataFolder } from '../template-database.ts'
import { demo } from './players.ts'

/** Ports of a test's own product, beside those of the one that all tests share; `worker` is the `parallelIndex` of the test. */
export function ownPorts(worker: number): Pick<ProductOptions, 'port' | 'studioPort'> {
  const { port } = productPorts()
  return { port: port + 10 + worker * 2, studioPort: port + 11 + worker * 2 }
}

/** Fills a data folder with a demo player who accepted an earlier version of the terms. */
export async function seedEarlierTerms(dataDir: string): Promise<void> {
  await prepareDataFolder(dataDir)
  const { db, close } = await openDatabase({ folder: dataDir })
  await seed(db, 'KRW')
  await db.update(players).set({ termsVersion: '2020-01' }).where(eq(players.username, demo.username))
  await close()
}

/**
 * Starts a product whose bank decides nothing by itself, with the site's `variables`. `seedFolder` fills its data folder
 * first, `env` is further environment.
 */
export async function startOwnProduct(
  ports: Pick<ProductOptions, 'port' | 'studioPort'>,
  variables: Readonly<Record<string, unknown>>,
  seedFolder: (dataDir: string) => Promise<void> = () => Promise.resolve(),
  env: Readonly<Record<string, string>> = {},
): Promise<Product> {
  const folder = mkdtempSync(join(tmpdir(), 'marquee-own-'))
  const site = join(folder, 'site.json')
  writeFileSync(site, JSON.stringify({ VARIABLES: variables }))
  const dataDir = join(folder, 'data')
  mkdirSync(dataDir)
  await seedFolder(dataDir)
  const product = await startProduct({
    ...ports,
    dataDir,
    // Test players join from addresses of their own (`newPlayer`): one address may make thirty accounts an hour.
    env: { SIMULATED_BANK: 'off', SITE_CONFIG: site, TRUST_PROXY: '1', ...env },
  })
  return {
    ...product,
    async stop() {
      await product.stop()
      rmSync(folder, { recursive: true, force: true })
    },
  }
}
