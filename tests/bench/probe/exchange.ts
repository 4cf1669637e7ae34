import { once } from 'node:events'
import { connect, type Socket } from 'node:net'
import { connect as connectSecurely } from 'node:tls'

export interface Call {
  readonly method: string
  readonly path: string
  readonly headers: Readonly<Record<string, string>>
  readonly body?: string
}

/** A connection that one call at a time is made on; a new one where the server ended the last (nginx does after 1,000 calls). */
export interface Caller {
  /** The status of the response, which is read to its end. @throws Error when the connection ends before it */
  send(call: Call): Promise<number>
  close(): void
}

const headEnd = Buffer.from('\r\n\r\n')
const lastChunk = Buffer.from('0\r\n\r\n')

/**
 * Writes HTTP/1.1 by itself: Node's client costs as much processor time as the operator's response, and a bench would measure
 * it too.
 *
 * @param origin `http://host:port`, or `https:` with a certificate that this process trusts
 */
export async function openCaller(origin: string): Promise<Caller> {
  const { hostname, port, host, protocol } = new URL(origin)
  const isSecure = protocol === 'https:'
  const to = { host: hostname, port: Number(port), servername: hostname }
  const open = async () => {
    const opened = isSecure ? connectSecurely({ ...to, ALPNProtocols: ['http/1.1'] }) : connect(to)
    opened.setNoDelay()
    await once(opened, isSecure ? 'secureConnect' : 'connect')
    return opened
  }
  let socket = await open()
  return {
    async send(call) {
      if (socket.destroyed) socket = await open()
      const { status, isLast } = await exchange(socket, written(call, host))
      if (isLast) socket.destroy()
      return status
    },
    close: () => socket.destroy(),
  }
}

function written({ method, path, headers, body = '' }: Call, host: string): string {
  const length = body === '' ? {} : { 'content-length': String(Buffer.byteLength(body)) }
  const lines = Object.entries({ host, ...headers, ...length }).map(
    ([name, value]) => `${name}: ${value}\r\n`,
  )
  return `${method} ${path} HTTP/1.1\r\n${lines.join('')}\r\n${body}`
}

interface Exchanged {
  readonly status: number
  /** Whether the server ends the connection with this response. */
  readonly isLast: boolean
}

function exchange(socket: Socket, request: string): Promise<Exchanged> {
  return new Promise((resolve, reject) => {
    let start: Buffer = Buffer.alloc(0)
    let response: (Exchanged & { readonly length: number | undefined }) | undefined
    let received = 0
    const finish = (settle: () => void) => {
      socket.off('data', read)
      socket.off('error', fail)
      socket.off('close', closed)
      settle()
    }
    const fail = (error: Error) => finish(() => reject(error))
    const closed = () => fail(new Error('the connection ended in the middle of a response'))
    const read = (chunk: Buffer) => {
      received += chunk.length
      if (response === undefined) {
        start = start.length === 0 ? chunk : Buffer.concat([start, chunk])
        const headLength = start.indexOf(headEnd)
        if (headLength < 0) return
        const head = start.toString('latin1', 0, headLength)
        const body = /^content-length: *(\d+)/im.exec(head)?.[1]
        response = {
          status: Number(head.slice(9, 12)),
          isLast: /^connection: *close/im.test(head),
          length: body === undefined ? undefined : headLength + headEnd.length + Number(body),
        }
      }
      const { length, ...exchanged } = response
      const isWhole =
        length === undefined ? chunk.subarray(-lastChunk.length).equals(lastChunk) : received >= length
      if (isWhole) finish(() => resolve(exchanged))
    }
    socket.on('data', read)
    socket.once('error', fail)
    socket.once('close', closed)
    socket.write(request)
  })
}
