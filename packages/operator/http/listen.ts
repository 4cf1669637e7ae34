import { createServer, type Server } from 'node:http'
import {
  constants,
  createSecureServer,
  type Http2SecureServer,
  type ServerHttp2Session,
  type ServerHttp2Stream,
} from 'node:http2'
import { getRequestListener } from '@hono/node-server'
import type { AppEnv } from '../services.ts'
import { StartupError, systemCode } from '../site/startup-error.ts'
import type { TlsPair } from '../site/tls.ts'

export interface Listening {
  readonly port: number
  /** Stops accepting calls and waits for those under way; cuts them after `timeoutMs`. */
  close(timeoutMs?: number): Promise<void>
}

/** How long a client may take, ms. Without an end, connections that send nothing or a byte at a time use up the server. */
export interface Timeouts {
  readonly handshake: number
  readonly head: number
  /** Head and body of a request. */
  readonly request: number
  /**
   * An idle connection: longer than proxies and clients reuse theirs (usually 60 s at most). A connection that the server
   * closes while a client sends a call loses that call.
   */
  readonly idle: number
  /** How often late HTTP/1.1 heads and bodies are looked for. */
  readonly check: number
}
const timeouts: Timeouts = {
  handshake: 10_000,
  head: 20_000,
  request: 60_000,
  idle: 75_000,
  check: 5_000,
}

/**
 * Serves the app: HTTP/1.1, or with a certificate HTTP/2 and HTTP/1.1 over TLS.
 *
 * @throws StartupError for a taken or forbidden port and an unknown host
 */
export async function listen(
  app: { fetch(request: Request, env: AppEnv['Bindings']): Response | Promise<Response> },
  port: number,
  host: string,
  tls: TlsPair | undefined,
  limits: Timeouts = timeouts,
): Promise<Listening> {
  const listener = getRequestListener((request, env) => app.fetch(request, env as AppEnv['Bindings']))
  const http1 = {
    headersTimeout: limits.head,
    requestTimeout: limits.request,
    keepAliveTimeout: limits.idle,
    connectionsCheckingInterval: limits.check,
  }
  const server =
    tls === undefined
      ? createServer(http1, listener)
      : createSecureServer(
          { ...tls, ...http1, http1Options: http1, allowHTTP1: true, handshakeTimeout: limits.handshake },
          listener,
        )
  server.setTimeout(limits.idle)
  const sessions = new Set<ServerHttp2Session>()
  if (tls !== undefined) {
    server.on('session', (session: ServerHttp2Session) => {
      sessions.add(session)
      session.on('stream', (stream) => endWhenLate(stream, limits.request))
      session.on('close', () => sessions.delete(session))
    })
  }
  await start(server, port, host)
  const bound = server.address()
  let closing: Promise<void> | undefined
  return {
    port: bound !== null && typeof bound === 'object' ? bound.port : port,
    close: (timeoutMs = 5_000) => (closing ??= stop(server, sessions, timeoutMs)),
  }
}

/** Ends a stream whose body has not come in time. HTTP/1.1 has a setting for this, HTTP/2 has none. */
function endWhenLate(stream: ServerHttp2Stream, withinMs: number): void {
  if (stream.endAfterHeaders) return
  const timer = setTimeout(() => stream.close(constants.NGHTTP2_CANCEL), withinMs)
  for (const event of ['end', 'close']) stream.once(event, () => clearTimeout(timer))
}

function start(server: Server | Http2SecureServer, port: number, host: string): Promise<void> {
  return new Promise((resolve, reject) => {
    server.once('error', (error: Error) => reject(describeError(error, port, host)))
    server.listen(port, host, resolve)
  })
}

function describeError(error: Error, port: number, host: string): Error {
  switch (systemCode(error)) {
    case 'EADDRINUSE':
      return new StartupError(
        `Port ${port} is taken: stop what uses it, or choose another one with PORT or STUDIO_PORT.`,
      )
    case 'EACCES':
      return new StartupError(`Port ${port} may not be used: choose one above 1023 with PORT or STUDIO_PORT.`)
    case 'EADDRNOTAVAIL':
    case 'ENOTFOUND':
      return new StartupError(`HOST ${host} is no address of this machine.`)
    default:
      return error
  }
}

async function stop(
  server: Server | Http2SecureServer,
  sessions: ReadonlySet<ServerHttp2Session>,
  timeoutMs: number,
): Promise<void> {
  const closed = new Promise<void>((resolve) => server.close(() => resolve()))
  for (const session of sessions) session.close()
  if ('closeIdleConnections' in server) server.closeIdleConnections()
  const timer = setTimeout(() => {
    for (const session of sessions) session.destroy()
    if ('closeAllConnections' in server) server.closeAllConnections()
  }, timeoutMs)
  await closed
  clearTimeout(timer)
}
