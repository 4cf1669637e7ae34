// What `npm run bench -- load polls` measures through nginx, in a process that trusts its certificate.
import { join } from 'node:path'
import { certificateFolder } from '../rehearsal/own-certificate.ts'
import { startNginx } from '../rehearsal/nginx.ts'
import { script } from '../../scripts/command.ts'
import { findPostgres, freePort, startPostgres } from '../support/postgres.ts'
import { type Product, startProduct } from '../support/server-process.ts'
import { calls, pressureRow, signIn } from './load.ts'
import { pollAll } from './poll-rows.ts'
import type { Front } from './front-parts.ts'

const [part, players = '10000'] = process.argv.slice(2)

for (const count of [1, 2]) await behindNginx(count, part === 'polls' ? polls : load)

async function load({ origin, products, count }: Front): Promise<void> {
  const [first] = products
  if (first === undefined) return
  const headers = { authorization: `Bearer ${await signIn(first)}` }
  const pids = products.map(({ pid }) => pid)
  for (const path of calls) await pressureRow(`nginx, ${count} × ${path}`, { origin, pids }, path, headers)
}

function polls(front: Front): Promise<void> {
  return pollAll(front, Number(players))
}

/** Brings nginx up in front of `count` operators on one PostgreSQL. */
async function behindNginx(count: number, work: (front: Front) => Promise<void>): Promise<void> {
  const binaries = findPostgres()
  if (binaries === undefined || certificateFolder === undefined)
    throw new Error('there is no PostgreSQL, or no certificate')
  const postgres = await startPostgres(binaries)
  const products: Product[] = []
  try {
    const [appPort, studioPort] = [await freePort(), await freePort()]
    const origin = `https://localhost:${appPort}`
    const studioOrigin = `https://localhost:${studioPort}`
    const env = {
      DATABASE_URL: postgres.url,
      TRUST_PROXY: '1',
      HOST: '127.0.0.1',
      HOSTS: 'localhost',
      APP_URL: origin,
      STUDIO_ORIGIN: studioOrigin,
      LOG: 'silent',
    }
    for (let started = 0; started < count; started++)
      products.push(await startProduct({ port: await freePort(), studioPort: await freePort(), env }))
    await script('scripts/page-headers.ts', [origin], { env: { STUDIO_ORIGIN: studioOrigin } })
    const ports = products.map((one) => [portOf(one.origin), portOf(one.studioOrigin)] as const)
    const nginx = await startNginx(certificateFolder, {
      appPort,
      studioPort,
      plainPort: await freePort(),
      operators: [...ports, ...ports].slice(0, 2),
      certificate: join(certificateFolder, 'cert.pem'),
      key: join(certificateFolder, 'key.pem'),
    })
    try {
      await work({ origin, products, count, database: postgres, nginx: nginx.pid })
    } finally {
      await nginx.stop()
    }
  } finally {
    await Promise.all(products.map((one) => one.stop()))
    await postgres.stop()
  }
}

function portOf(origin: string): number {
  return Number(new URL(origin).port)
}
