import { loadavg } from 'node:os'
import { fileURLToPath } from 'node:url'
import { demo } from '@marquee/operator/database/seed.ts'
import { findPostgres, startPostgres } from '../support/postgres.ts'
import { runTrusting } from '../rehearsal/own-certificate.ts'
import type { Product } from '../support/server-process.ts'
import { startQuietProduct } from './probe/product.ts'
import { type PressureTarget, applyPressure } from './probe/pressure.ts'
import { row, title } from './table.ts'

const seconds = 5
/** Node compiles what is requested often for some seconds. */
const warmUpSeconds = 4
const connections = 16

/** Calls that every open app makes, and how many of them an operator handles on this machine. */
export const calls = ['/main/init', '/game/provider']

/** Prints requests per second on the embedded database and, where there is one, on PostgreSQL: of one process, and through nginx. */
export async function benchLoad(): Promise<void> {
  title(`Signed-in calls: ${connections} connections, ${seconds} s each`)
  row('', 'a second', 'p50 ms', 'p99 ms', 'CPU ms a call', 'cores', 'cores here', 'load')
  await onEachDatabase(async (name, product) => {
    const headers = { authorization: `Bearer ${await signIn(product)}` }
    for (const path of calls) {
      await pressureRow(`${name} ${path}`, { origin: product.origin, pids: [product.pid] }, path, headers)
    }
  })
  if (findPostgres() !== undefined)
    await runTrusting(fileURLToPath(new URL('front.ts', import.meta.url)), ['load'])
}

/** Clicks on one path, after a while of which nothing is counted, and prints a row. */
export async function pressureRow(
  name: string,
  pressure: PressureTarget,
  path: string,
  headers: Readonly<Record<string, string>>,
): Promise<void> {
  await applyPressure(pressure, path, headers, { connections, seconds: warmUpSeconds })
  const { rate, p50, p99, cores, ownCores } = await applyPressure(pressure, path, headers, {
    connections,
    seconds,
  })
  row(
    name,
    rate.toFixed(0),
    p50.toFixed(1),
    p99.toFixed(1),
    cores === undefined ? '–' : ((cores * 1000) / rate).toFixed(2),
    cores?.toFixed(2) ?? '–',
    ownCores.toFixed(2),
    loadavg()[0]?.toFixed(1) ?? '–',
  )
}

/** Runs the product on the embedded database and, where this machine has one, on PostgreSQL. */
export async function onEachDatabase(
  work: (name: string, product: Product) => Promise<void>,
  env: Readonly<Record<string, string>> = {},
): Promise<void> {
  await onDatabase('PGlite', env, work)
  const binaries = findPostgres()
  if (binaries === undefined) {
    row('PostgreSQL', 'not on this machine')
    return
  }
  const postgres = await startPostgres(binaries)
  try {
    await onDatabase('PostgreSQL', { ...env, DATABASE_URL: postgres.url }, work)
  } finally {
    await postgres.stop()
  }
}

async function onDatabase(
  name: string,
  env: Readonly<Record<string, string>>,
  work: (name: string, product: Product) => Promise<void>,
): Promise<void> {
  const product = await startQuietProduct({ env })
  try {
    await work(name, product)
  } finally {
    await product.stop()
  }
}

/** A token of the demo player. */
export async function signIn(product: Product): Promise<string> {
  const response = await fetch(`${product.origin}/auth/login`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ username: demo.username, password: demo.password }),
  })
  const { data } = (await response.json()) as { data?: { jwt?: string } }
  if (data?.jwt === undefined) throw new Error(`the demo player could not sign in (${response.status})`)
  return data.jwt
}
