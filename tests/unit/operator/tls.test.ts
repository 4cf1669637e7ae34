import { X509Certificate } from 'node:crypto'
import { mkdtempSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs'
import { connect } from 'node:http2'
import { request } from 'node:https'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { Hono } from 'hono'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { listen, type Listening } from '@marquee/operator/http/listen.ts'
import { createSelfSigned } from '@marquee/operator/site/self-signed.ts'
import { certifiedHost, lanAddresses, loadTls, type TlsPair } from '@marquee/operator/site/tls.ts'

let folder: string
let pair: TlsPair
let server: Listening

beforeAll(async () => {
  folder = mkdtempSync(join(tmpdir(), 'marquee-tls-'))
  pair = await loadTls('auto', folder)
  const app = new Hono().get('/', (c) => c.text(new URL(c.req.url).protocol))
  server = await listen(app, 0, '127.0.0.1', pair)
})
afterAll(async () => {
  await server.close()
  rmSync(folder, { recursive: true, force: true })
})

describe('the self-signed certificate', () => {
  it('is good for this machine by name and by every address, for a while, and may be trusted by a phone', () => {
    const certificate = new X509Certificate(pair.cert)
    expect(certificate.verify(certificate.publicKey)).toBe(true)
    expect(certificate.checkHost('localhost')).toBe('localhost')
    for (const address of ['127.0.0.1', '::1', ...lanAddresses()])
      expect(certificate.checkIP(address)).toBe(address)
    expect(certificate.checkHost('example.com')).toBeUndefined()
    expect(certificate.ca).toBe(true)
    const days = (Date.parse(certificate.validTo) - Date.now()) / 86_400_000
    expect(days).toBeGreaterThan(365)
    expect(days).toBeLessThan(825)
  })

  it('writes names and both kinds of address as X.509 has them', async () => {
    const { cert } = await createSelfSigned(
      ['play.example', '10.1.2.3', '2001:db8::5', 'fd00:1:2:3:4:5:6:7'],
      new Date(),
    )
    const certificate = new X509Certificate(cert)
    expect(certificate.checkHost('play.example')).toBe('play.example')
    for (const address of ['10.1.2.3', '2001:db8::5', 'fd00:1:2:3:4:5:6:7']) {
      expect([address, certificate.checkIP(address)]).toEqual([address, address])
    }
    expect(certifiedHost(cert)).toBe('play.example')
    expect(certifiedHost(pair.cert)).toBe('localhost')
  })

  it('is stored, with a key that only this user can read, and made anew when it does not fit any more', async () => {
    expect(await loadTls('auto', folder)).toEqual(pair)
    expect(statSync(join(folder, 'tls-key.pem')).mode & 0o077).toBe(0)
    const other = mkdtempSync(join(tmpdir(), 'marquee-tls-'))
    try {
      const stale = await createSelfSigned(['localhost'], new Date(Date.now() - 790 * 86_400_000))
      writeFileSync(join(other, 'tls-cert.pem'), stale.cert)
      writeFileSync(join(other, 'tls-key.pem'), stale.key)
      expect((await loadTls('auto', other)).cert).not.toBe(stale.cert)
      expect(readFileSync(join(other, 'tls-cert.pem'), 'utf8')).toBe((await loadTls('auto', other)).cert)
    } finally {
      rmSync(other, { recursive: true, force: true })
    }
  })

  it('refuses files that are missing or do not belong together', async () => {
    await expect(
      loadTls({ cert: join(folder, 'no.pem'), key: join(folder, 'no.key') }, folder),
    ).rejects.toThrow('cannot be read')
    const strange = join(folder, 'strange.pem')
    writeFileSync(strange, (await createSelfSigned(['localhost'], new Date())).key)
    await expect(loadTls({ cert: join(folder, 'tls-cert.pem'), key: strange }, folder)).rejects.toThrow(
      'cannot be used',
    )
  })
})

describe('serving over TLS', () => {
  it('speaks HTTP/2', async () => {
    const session = connect(`https://localhost:${server.port}`, { ca: pair.cert })
    const stream = session.request({ ':path': '/' })
    let text = ''
    for await (const chunk of stream.setEncoding('utf8')) text += String(chunk)
    expect([session.alpnProtocol, text]).toEqual(['h2', 'https:'])
    session.close()
  })

  it('speaks HTTP/1.1 too', async () => {
    const version = await new Promise<string>((resolve, reject) => {
      request({ host: 'localhost', port: server.port, ca: pair.cert }, (response) => {
        response.resume()
        resolve(response.httpVersion)
      })
        .on('error', reject)
        .end()
    })
    expect(version).toBe('1.1')
  })
})
