import { once } from 'node:events'
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http'
import type { Sandbox } from './sandbox.ts'

/** Bytes. No call of the API, and no form of the page, is nearly as large. */
export const largestBody = 64 * 1024

type Listener = (request: IncomingMessage, response: ServerResponse) => unknown

export interface ListeningSandbox {
  /** Where the wallet is reached, without a trailing slash. */
  readonly origin: string
  close(): Promise<void>
}

/**
 * Serves a sandbox's wallet below `/studio/`, and `pages` for every other path.
 *
 * @param port 0 takes a free one
 */
export async function serveSandbox(
  sandbox: Sandbox,
  { port = 0, host = '127.0.0.1', pages = nothing }: { port?: number; host?: string; pages?: Listener } = {},
): Promise<ListeningSandbox> {
  const server = createServer((request, response) => {
    if (!request.url?.startsWith('/studio/')) {
      pages(request, response)
      return
    }
    deliver(sandbox, request, response).catch(() => response.destroy())
  })
  await once(server.listen(port, host), 'listening')
  const bound = server.address()
  const taken = bound !== null && typeof bound === 'object' ? bound.port : port
  return {
    origin: `http://localhost:${taken}`,
    async close() {
      const closed = once(server, 'close')
      server.close()
      server.closeAllConnections()
      await closed
    },
  }
}

async function deliver(sandbox: Sandbox, request: IncomingMessage, response: ServerResponse): Promise<void> {
  const requestBody = await bodyOf(request)
  if (requestBody === undefined) {
    response.writeHead(413, { connection: 'close' }).end()
    return
  }
  const headers = new Headers(Object.entries(request.headers).map(([name, value]) => [name, String(value)]))
  const { method = 'GET', url: target = '/' } = request
  const delivery = await sandbox.take({ method, target, headers, body: requestBody })
  if (delivery.kind === 'cut') {
    request.socket.resetAndDestroy()
    return
  }
  const body = Buffer.from(delivery.reply.text)
  const type = delivery.kind === 'response' ? (delivery.type ?? 'application/json') : 'application/json'
  response.writeHead(delivery.reply.status, {
    'content-type': `${type}; charset=utf-8`,
    'content-length': body.length,
    'cache-control': 'no-store',
  })
  if (delivery.kind === 'response') {
    response.end(body)
    return
  }
  // Half of the body is to reach the studio before the connection goes.
  response.write(body.subarray(0, Math.floor(body.length / 2)), () => request.socket.destroy())
}

/** The body of a call; `undefined` once it is larger than `largestBody`, whatever length was announced. */
async function bodyOf(request: IncomingMessage): Promise<string | undefined> {
  const parts: Buffer[] = []
  let bytes = 0
  // A destroyed request could not get a response any more.
  for await (const part of request.iterator({ destroyOnReturn: false })) {
    const read = Buffer.from(part)
    bytes += read.length
    if (bytes > largestBody) return undefined
    parts.push(read)
  }
  return Buffer.concat(parts).toString('utf8')
}

function nothing(_request: IncomingMessage, response: ServerResponse): void {
  response.writeHead(404).end()
}
