import { createHash } from 'node:crypto'
import { once } from 'node:events'
import { connect } from 'node:tls'

/** The hash of a server's public key, which makes Chromium accept its self-signed certificate. */
export async function spkiOf(origin: string): Promise<string> {
  const { hostname, port } = new URL(origin)
  const socket = connect({
    host: hostname,
    port: Number(port),
    servername: 'localhost',
    rejectUnauthorized: false,
  })
  await once(socket, 'secureConnect')
  const certificate = socket.getPeerX509Certificate()
  socket.destroy()
  if (certificate === undefined) throw new Error(`${origin} shows no certificate`)
  return createHash('sha256')
    .update(certificate.publicKey.export({ type: 'spki', format: 'der' }))
    .digest('base64')
}
