import { once } from 'node:events'
import http from 'node:http'
import type { AddressInfo } from 'node:net'

export interface ReceivedRequest {
  readonly method: string
  /** Path with query. */
  readonly path: string
  readonly headers: http.IncomingHttpHeaders
  readonly body: string
}

/** Responds to one request, or breaks it. `nth` counts from 1. */
export type Script = (
  response: http.ServerResponse,
  request: ReceivedRequest,
  nth: number,
) => void | Promise<void>

export interface ScriptedServer {
  readonly origin: string
  /** What arrived, without probes of `/healthz`. */
  readonly received: readonly ReceivedRequest[]
  setScript(script: Script): void
  /** The status of `/healthz`, 200 by default. */
  setHealth(script: Script): void
  close(): Promise<void>
}

/** A real server on a free port of this machine whose responses a test sets. */
export async function startScriptedServer(first: Script = () => {}): Promise<ScriptedServer> {
  let script = first
  let health: Script = (response) => void response.end('ok')
  const received: ReceivedRequest[] = []
  const server = http.createServer((incoming, response) => {
    answer(incoming, response).catch(() => response.destroy())
  })

  async function answer(incoming: http.IncomingMessage, response: http.ServerResponse): Promise<void> {
    const parts: Buffer[] = []
    for await (const part of incoming) parts.push(part as Buffer)
    const { method = 'GET', url = '/', headers } = incoming
    const request = { method, path: url, headers, body: Buffer.concat(parts).toString() }
    if (url === '/healthz') return health(response, request, 0)
    received.push(request)
    await script(response, request, received.length)
  }

  server.listen(0, '127.0.0.1')
  await once(server, 'listening')
  return {
    origin: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    received,
    setScript: (next) => {
      script = next
    },
    setHealth: (next) => {
      health = next
    },
    close: async () => {
      const closed = once(server, 'close')
      server.close()
      server.closeAllConnections()
      await closed
    },
  }
}

/** A complete JSON response. */
export function json(status: number, body: unknown, headers: Record<string, string> = {}): Script {
  return (response) => {
    response.writeHead(status, { 'content-type': 'application/json', ...headers })
    response.end(JSON.stringify(body))
  }
}

/** A page, as captive portals and proxies send it. */
export function page(status: number): Script {
  return (response) => {
    response.writeHead(status, { 'content-type': 'text/html' })
    response.end('<!doctype html><title>Sign in to the network</title>')
  }
}

/** The connection is lost after the work was done, without a response. */
export const reset: Script = (response) => void response.socket?.resetAndDestroy()

/** Half of a response, then the connection is lost. */
export const cut: Script = (response) => {
  response.writeHead(200, { 'content-type': 'application/json', 'content-length': '5000' })
  response.write('{"code":"OK","data":{')
  setTimeout(() => response.socket?.destroy(), 20)
}

/** Never a response. */
export const hang: Script = () => {}
