import { once } from 'node:events'
import http from 'node:http'
import type { AddressInfo, Socket } from 'node:net'
import { setTimeout as delay } from 'node:timers/promises'

/** The fault of one request. `drop` and `cut` happen after the operator has done its work. */
export type Fault =
  | { readonly kind: 'drop' }
  | { readonly kind: 'cut' }
  | { readonly kind: 'delay'; readonly ms: number }
  | { readonly kind: 'status'; readonly status: number; readonly headers?: Readonly<Record<string, string>> }
  | { readonly kind: 'reset' }

export interface ProxiedRequest {
  readonly method: string
  /** Path with query. */
  readonly path: string
  readonly headers: http.IncomingHttpHeaders
}

/** Decides per request; undefined lets it pass untouched. */
export type FaultPlan = (request: ProxiedRequest) => Fault | undefined

export interface FaultProxy {
  readonly origin: string
  readonly port: number
  setPlan(plan: FaultPlan): void
  /** Refuses connections as a stopped machine does, and cuts those that are open. */
  refuse(): Promise<void>
  /** Listens again on the same port after `refuse()`. */
  accept(): Promise<void>
  close(): Promise<void>
}

const pass: FaultPlan = () => undefined

/** An HTTP proxy to `http://localhost:{upstreamPort}` with the faults of a plan. `port` 0 uses a free one. */
export async function startFaultProxy(upstreamPort: number, port = 0): Promise<FaultProxy> {
  let plan = pass
  const sockets = new Set<Socket>()
  const agent = new http.Agent({ keepAlive: true, maxSockets: 64 })
  const server = http.createServer((request, response) => {
    handle(request, response).catch(() => response.destroy())
  })
  server.on('connection', (socket) => {
    sockets.add(socket)
    socket.once('close', () => sockets.delete(socket))
  })

  async function handle(request: http.IncomingMessage, response: http.ServerResponse): Promise<void> {
    const path = request.url ?? '/'
    const method = request.method ?? 'GET'
    const fault = plan({ method, path, headers: request.headers })
    if (fault?.kind === 'reset') {
      request.socket.resetAndDestroy()
      return
    }
    const body = await collect(request)
    if (fault?.kind === 'status') {
      response.writeHead(fault.status, fault.headers)
      response.end()
      return
    }
    if (fault?.kind === 'delay') await delay(fault.ms)
    const reply = await forward({ method, path, headers: request.headers, body, agent, port: upstreamPort })
    if (fault?.kind === 'drop') {
      request.socket.resetAndDestroy()
      return
    }
    response.writeHead(reply.status, reply.headers)
    if (fault?.kind === 'cut') {
      response.write(reply.body.subarray(0, Math.floor(reply.body.length / 2)))
      // Half of the body reaches the client before the connection is lost.
      await delay(20)
      request.socket.resetAndDestroy()
      return
    }
    response.end(reply.body)
  }

  async function listen(on: number): Promise<number> {
    server.listen(on)
    await once(server, 'listening')
    return (server.address() as AddressInfo).port
  }

  async function hangUp(): Promise<void> {
    const closed = once(server, 'close')
    server.close()
    for (const socket of sockets) socket.destroy()
    await closed
  }

  const bound = await listen(port)
  return {
    origin: `http://localhost:${bound}`,
    port: bound,
    setPlan: (next) => {
      plan = next
    },
    refuse: hangUp,
    accept: async () => {
      await listen(bound)
    },
    close: async () => {
      agent.destroy()
      if (server.listening) await hangUp()
    },
  }
}

interface UpstreamResponse {
  readonly status: number
  readonly headers: http.OutgoingHttpHeaders
  readonly body: Buffer
}

async function forward(request: {
  method: string
  path: string
  headers: http.IncomingHttpHeaders
  body: Buffer
  agent: http.Agent
  port: number
}): Promise<UpstreamResponse> {
  const { agent, body, headers, method, path, port } = request
  const upstream = http.request({ host: 'localhost', port, method, path, headers, agent })
  upstream.end(body)
  const [response] = (await once(upstream, 'response')) as [http.IncomingMessage]
  const forwarded = { ...response.headers }
  // The body is sent at once with its length, and not chunked.
  delete forwarded['transfer-encoding']
  const whole = await collect(response)
  const bodyless = method === 'HEAD' || response.statusCode === 204 || response.statusCode === 304
  return {
    status: response.statusCode ?? 502,
    headers: bodyless ? forwarded : { ...forwarded, 'content-length': whole.length },
    body: whole,
  }
}

async function collect(stream: AsyncIterable<Buffer>): Promise<Buffer> {
  const parts: Buffer[] = []
  for await (const part of stream) parts.push(part)
  return Buffer.concat(parts)
}
