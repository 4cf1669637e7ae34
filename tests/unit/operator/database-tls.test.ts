import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { createServer, type Socket } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { TLSSocket } from 'node:tls'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { openDatabase } from '@marquee/operator/database/db.ts'
import { createSelfSigned } from '@marquee/operator/site/self-signed.ts'

const folder = mkdtempSync(join(tmpdir(), 'marquee-database-tls-'))
const password = 'secret-of-the-database'
let cert: string
let key: string

beforeAll(async () => {
  ;({ cert, key } = await createSelfSigned(['localhost'], new Date()))
  writeFileSync(join(folder, 'ca.pem'), cert)
})
afterAll(() => rmSync(folder, { recursive: true }))

/** What a server that speaks the beginning of PostgreSQL's protocol got, in plain text and over TLS. */
async function connectTo(
  query: string,
  offersTls: boolean,
): Promise<{ readonly plain: string; readonly secret: string; readonly error: string }> {
  const got = { plain: '', secret: '' }
  const server = createServer((socket: Socket) => {
    socket.on('error', () => undefined)
    socket.once('data', (first) => {
      got.plain += first.toString('latin1')
      // The request for TLS is eight bytes long; a connection without TLS begins with the name of its user.
      if (first.length > 8) return socket.destroy()
      socket.write(offersTls ? 'S' : 'N')
      if (!offersTls) return socket.on('data', (more) => (got.plain += more.toString('latin1')))
      const secured = new TLSSocket(socket, { isServer: true, cert, key })
      secured.on('error', () => undefined)
      return secured.once('data', (more) => {
        got.secret += more.toString('latin1')
        secured.destroy()
      })
    })
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const address = server.address()
  const port = typeof address === 'object' ? address?.port : undefined
  try {
    const url = `postgres://marquee:${password}@localhost:${port}/marquee${query}`
    const error = await openDatabase({ url }).then(
      () => 'opened',
      (cause: unknown) => String(cause),
    )
    return { ...got, error }
  } finally {
    server.close()
  }
}

const trusted = () => `?sslmode=verify-full&sslrootcert=${encodeURIComponent(join(folder, 'ca.pem'))}`

it('speaks to a database only over TLS where its address requires it', async () => {
  const { plain, secret } = await connectTo(trusted(), true)
  expect(plain).toHaveLength(8)
  expect(secret).toContain('marquee')
})

it('sends nothing to a database that offers no TLS', async () => {
  const { plain, error } = await connectTo(trusted(), false)
  expect(plain).toHaveLength(8)
  expect(error).toContain('does not support SSL')
})

it('sends nothing to a database whose certificate it does not trust', async () => {
  const { plain, secret, error } = await connectTo('?sslmode=verify-full', true)
  expect([plain.length, secret]).toEqual([8, ''])
  expect(error).toMatch(/self-signed certificate/)
})

it('connects without TLS where its address does not name TLS', async () => {
  const { plain } = await connectTo('', true)
  expect(plain).toContain('marquee')
})
