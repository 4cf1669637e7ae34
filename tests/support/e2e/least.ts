import { existsSync, readFileSync, statSync } from 'node:fs'
import { once } from 'node:events'
import { createServer, type RequestListener } from 'node:http'
import type { AddressInfo } from 'node:net'
import { extname, join } from 'node:path'
import { unwrapConfig } from '@marquee/kit/conformance/kit.ts'
import { inlineHashes, pageHeaders } from '@marquee/operator/http/policy.ts'
import { ConfigBody } from '@marquee/contract/config.ts'
import * as v from 'valibot'
import { type LeastOperator, type LeastOptions, startLeastOperator } from '../least-operator/operator.ts'
import { test as withPlayer } from './player-test.ts'

const built = join(import.meta.dirname, '..', '..', '..', 'dist', 'app')
const types: Readonly<Record<string, string>> = {
  '.html': 'text/html; charset=utf-8',
  '.js': 'text/javascript',
  '.css': 'text/css',
  '.json': 'application/json',
  '.svg': 'image/svg+xml',
  '.png': 'image/png',
  '.webp': 'image/webp',
  '.woff2': 'font/woff2',
  '.webmanifest': 'application/manifest+json',
}

/** The built app on a host for files (docs/deploying.md), and beside it, on another origin, an operator. */
export interface LeastSite {
  readonly origin: string
  readonly operator: LeastOperator
  stop(): Promise<void>
}

async function startLeastSite(options: Omit<LeastOptions, 'appOrigin'>): Promise<LeastSite> {
  let reply: RequestListener = (_, response) => void response.writeHead(503).end()
  const server = createServer((request, response) => reply(request, response))
  server.listen(0)
  await once(server, 'listening')
  const origin = `http://localhost:${(server.address() as AddressInfo).port}`
  const operator = await startLeastOperator({ ...options, appOrigin: origin })
  const parsed: unknown = JSON.parse(unwrapConfig(operator.config(), 'marquee-public-config-key'))
  const { config } = v.parse(ConfigBody, parsed)
  const page = readFileSync(join(built, 'index.html'), 'utf8')
  const headers = pageHeaders(inlineHashes(page), config, origin)
  reply = (request, response) => {
    const { pathname } = new URL(request.url ?? '/', origin)
    if (pathname === '/api/cnf') return void response.end(operator.config())
    const file = join(built, pathname)
    const isFile = file.startsWith(built) && existsSync(file) && statSync(file).isFile()
    if (!isFile && extname(pathname) !== '') return void response.writeHead(404).end()
    const type = types[isFile ? extname(file) : '.html'] ?? 'application/octet-stream'
    const caching = pathname.startsWith('/assets/') ? 'public, max-age=31536000, immutable' : 'no-cache'
    response.writeHead(200, { 'content-type': type, 'cache-control': caching, ...(isFile ? {} : headers) })
    response.end(isFile ? readFileSync(file) : page)
  }
  return {
    origin,
    operator,
    async stop() {
      await operator.stop()
      server.close()
      server.closeAllConnections()
    },
  }
}

interface LeastFixtures {
  /** What the site and its operator are like, for `test.use`. */
  leastOptions: Omit<LeastOptions, 'appOrigin'>
  least: LeastSite
}

/**
 * `test` with the app on a host of files in front of the least operator. It fails where the app requested anything that the
 * operator does not have.
 */
export const test = withPlayer.extend<LeastFixtures>({
  leastOptions: [{}, { option: true }],
  least: async ({ leastOptions }, use) => {
    const site = await startLeastSite(leastOptions)
    await use(site)
    await site.stop()
    if (site.operator.unknown.length > 0)
      throw new Error(
        `the app requested what the operator does not have: ${site.operator.unknown.join(', ')}`,
      )
  },
  baseURL: async ({ least }, use) => {
    await use(least.origin)
  },
})
