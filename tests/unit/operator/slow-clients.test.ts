import { type EventEmitter, once } from 'node:events'
import { connect as connectHttp2 } from 'node:http2'
import { connect as connectTcp, type Socket } from 'node:net'
import { connect as connectTls } from 'node:tls'
import { Hono } from 'hono'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { listen, type Listening } from '@marquee/operator/http/listen.ts'
import { createSelfSigned } from '@marquee/operator/site/self-signed.ts'

const timeouts = { handshake: 2_000, head: 300, request: 600, idle: 900, check: 50 }
const app = new Hono()
  .get('/', (c) => c.text('here'))
  .post('/', async (c) => c.text(await c.req.text()))
  .onError((_, c) => c.text('', 500))
let plain: Listening
let secure: Listening

beforeAll(async () => {
  plain = await listen(app, 0, '127.0.0.1', undefined, timeouts)
  secure = await listen(app, 0, '127.0.0.1', await createSelfSigned(['localhost'], new Date()), timeouts)
})
afterAll(async () => {
  await plain.close()
  await secure.close()
})

const tls = (protocol: string) =>
  connectTls({ port: secure.port, host: '127.0.0.1', rejectUnauthorized: false, ALPNProtocols: [protocol] })

/** Settles when a connection has ended, also by a reset, which `once` of node:events would reject. */
const closed = (stream: EventEmitter) =>
  new Promise((resolve) => stream.on('error', () => undefined).once('close', resolve))

/** Sends a text a byte at a time until the server hangs up. */
async function drip(socket: Socket, text: string): Promise<void> {
  let sent = 0
  const timer = setInterval(() => socket.write(text[sent++ % text.length] ?? ''), 20)
  socket.resume()
  await closed(socket)
  clearInterval(timer)
}

describe('a connection ends', () => {
  it.each([
    ['TCP that sends nothing', () => connectTcp(plain.port, '127.0.0.1')],
    ['TCP that begins no handshake', () => connectTcp(secure.port, '127.0.0.1')],
    ['TLS that sends nothing', () => tls('http/1.1')],
    ['HTTP/2 that sends nothing', () => tls('h2')],
  ])('of %s', async (_, open) => {
    await closed(open().resume())
  })

  it.each([
    ['HTTP/1.1', () => connectTcp(plain.port, '127.0.0.1')],
    ['HTTP/1.1 over TLS', () => tls('http/1.1')],
  ])('of %s whose head arrives a byte at a time', async (_, open) => {
    await drip(open(), `GET / HTTP/1.1\r\nHost: localhost\r\nX-Long: ${'x'.repeat(10_000)}`)
  })

  it('of HTTP/2 whose body arrives a byte at a time, and the next call gets a response', async () => {
    const session = connectHttp2(`https://localhost:${secure.port}`, { rejectUnauthorized: false })
    session.on('error', () => undefined)
    const slow = session.request({ ':method': 'POST', ':path': '/' })
    const timer = setInterval(() => slow.write('x'), 20)
    slow.resume()
    await closed(slow)
    clearInterval(timer)
    const next = session.request({ ':path': '/' })
    const [headers] = await once(next, 'response')
    expect(headers[':status']).toBe(200)
    session.destroy()
  })
})
