import { once } from 'node:events'
import { type AddressInfo, connect, createServer, type Socket } from 'node:net'

export interface TcpProxy {
  readonly port: number
  /** From now on nothing passes in either direction, without any event: as behind a cable that was pulled. */
  swallow(): void
  /** New connections pass again. Those that lived through `swallow` stay dead, as what they sent is lost. */
  pass(): void
  close(): Promise<void>
}

/** A TCP proxy to a port of this machine. */
export async function startTcpProxy(upstreamPort: number): Promise<TcpProxy> {
  let isSwallowing = false
  const sockets = new Set<Socket>()
  const track = (socket: Socket) => {
    sockets.add(socket)
    socket.on('error', () => undefined)
    socket.once('close', () => sockets.delete(socket))
  }
  const server = createServer((near) => {
    track(near)
    if (isSwallowing) return
    const far = connect(upstreamPort, '127.0.0.1')
    track(far)
    near.pipe(far)
    far.pipe(near)
    near.once('close', () => far.destroy())
    far.once('close', () => near.destroy())
  })
  server.listen(0, '127.0.0.1')
  await once(server, 'listening')
  return {
    port: (server.address() as AddressInfo).port,
    swallow() {
      isSwallowing = true
      for (const socket of sockets) socket.unpipe().pause()
    },
    pass() {
      isSwallowing = false
    },
    async close() {
      const closed = once(server, 'close')
      server.close()
      for (const socket of sockets) socket.destroy()
      await closed
    },
  }
}
