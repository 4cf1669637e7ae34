import http from 'node:http'
import { demo } from '../../server/seed.ts'
import { findPostgres, freePort, startPostgres } from '../support/postgres.ts'
import { type Product, startProduct } from '../support/server-process.ts'
import { row, title } from './table.ts'

const seconds = 5
const warmUpSeconds = 1
const connections = 8

/** Calls that every open app makes, and how often an operator answers them on this machine. */
const calls = [
  { path: '/main/init', name: 'GET /main/init' },
  { path: '/game/provider', name: 'GET /game/provider' },
]

/** Prints requests per second on the embedded database and, where there is one, on PostgreSQL. */
export async function benchLoad(): Promise<void> {
  title(`Requests per second: ${connections} connections, ${seconds} s each`)
  row('', ...calls.map(({ name }) => name))
  await onDatabase('PGlite', {})
  const binaries = findPostgres()
  if (binaries === undefined) {
    row('PostgreSQL', 'not on this machine')
    return
  }
  const postgres = await startPostgres(binaries)
  try {
    await onDatabase('PostgreSQL', { DATABASE_URL: postgres.url })
  } finally {
    await postgres.stop()
  }
}

async function onDatabase(name: string, env: Readonly<Record<string, string>>): Promise<void> {
  const product = await startProduct({
    port: await freePort(),
    studioPort: await freePort(),
    env: { LOG: 'silent', ...env },
  })
  try {
    const token = await signIn(product)
    const rates: string[] = []
    for (const { path } of calls) {
      await pressOn(product, path, token, warmUpSeconds)
      rates.push((await pressOn(product, path, token, seconds)).toFixed(0))
    }
    row(name, ...rates)
  } finally {
    await product.stop()
  }
}

async function signIn(product: Product): Promise<string> {
  const response = await fetch(`${product.origin}/auth/login`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ username: demo.username, password: demo.password }),
  })
  const { data } = (await response.json()) as { data?: { jwt?: string } }
  if (data?.jwt === undefined) throw new Error(`the demo player could not sign in (${response.status})`)
  return data.jwt
}

/** Requests one path for some seconds, each connection one at a time; requests answered per second. */
async function pressOn(product: Product, path: string, token: string, forSeconds: number): Promise<number> {
  const agent = new http.Agent({ keepAlive: true, maxSockets: connections })
  const options = { agent, headers: { authorization: `Bearer ${token}` } }
  const start = performance.now()
  const end = start + forSeconds * 1000
  let answered = 0
  const connection = async (): Promise<void> => {
    while (performance.now() < end) {
      const status = await get(`${product.origin}${path}`, options)
      if (status !== 200) throw new Error(`${path} answered ${status}`)
      answered++
    }
  }
  await Promise.all(Array.from({ length: connections }, connection))
  agent.destroy()
  return (answered * 1000) / (performance.now() - start)
}

function get(url: string, options: http.RequestOptions): Promise<number> {
  return new Promise((resolve, reject) => {
    const request = http.get(url, options, (response) => {
      response.resume()
      response.once('end', () => resolve(response.statusCode ?? 0))
      response.once('error', reject)
    })
    request.once('error', reject)
  })
}
