import { createServer } from 'node:http'
import { createSecureServer, type ServerHttp2Session } from 'node:http2'
import { getRequestListener } from '@hono/node-server'

export interface Listening {
  readonly port: number
  /** Lets what is under way finish, then closes. */
  close(): Promise<void>
}

type Fetch = Parameters<typeof getRequestListener>[0]

/**
 * Serves HTTP, or HTTP/2 (and HTTP/1.1) over TLS.
 *
 * @param tls PEM texts
 * @throws the system's error when the port cannot be listened on
 */
export async function listen(
  fetch: Fetch,
  at: { port: number; host: string },
  tls: { readonly key: string; readonly cert: string } | undefined,
): Promise<Listening> {
  const handler = getRequestListener(fetch)
  if (tls === undefined) {
    const server = createServer(handler)
    return {
      port: await ready(server, at),
      close: () => closed(server, () => server.closeIdleConnections()),
    }
  }
  const server = createSecureServer({ ...tls, allowHTTP1: true }, handler)
  const sessions = new Set<ServerHttp2Session>()
  server.on('session', (session) => {
    sessions.add(session)
    session.once('close', () => sessions.delete(session))
  })
  return {
    port: await ready(server, at),
    close: () =>
      closed(server, () => {
        for (const session of sessions) session.close()
      }),
  }
}

interface Startable {
  once(event: 'error', listener: (error: Error) => void): unknown
  off(event: 'error', listener: (error: Error) => void): unknown
  listen(port: number, host: string, listening: () => void): unknown
  address(): unknown
}

function ready(server: Startable, { port, host }: { port: number; host: string }): Promise<number> {
  return new Promise((resolve, reject) => {
    server.once('error', reject)
    server.listen(port, host, () => {
      server.off('error', reject)
      const address = server.address()
      const bound = typeof address === 'object' && address !== null && 'port' in address ? address.port : port
      resolve(typeof bound === 'number' ? bound : port)
    })
  })
}

function closed(server: { close(done: () => void): unknown }, dismiss: () => void): Promise<void> {
  return new Promise((resolve) => {
    server.close(() => resolve())
    dismiss()
  })
}
