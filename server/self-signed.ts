import { generateKeyPairSync, randomBytes, sign } from 'node:crypto'
import { isIP, SocketAddress } from 'node:net'

// A certificate is a few nested DER values (X.690, RFC 5280). Node signs but does not write certificates, and the
// `openssl` program is not everywhere.

const oid = {
  commonName: '550403',
  ecdsaSha256: '2a8648ce3d040302',
  basicConstraints: '551d13',
  keyUsage: '551d0f',
  extendedKeyUsage: '551d25',
  serverAuth: '2b06010505070301',
  subjectAltName: '551d11',
} as const

/**
 * A new key and a certificate signed by itself, both PEM, for host names and IP addresses.
 * It is its own authority, so that it can be installed on a phone as trusted; 800 days is within what phones accept.
 */
export function selfSigned(names: readonly string[], now: Date): { cert: string; key: string } {
  const { privateKey, publicKey } = generateKeyPairSync('ec', { namedCurve: 'prime256v1' })
  const algorithm = sequence(objectId(oid.ecdsaSha256))
  const name = sequence(
    set(sequence(objectId(oid.commonName), tlv(0x0c, Buffer.from('Marquee reference operator')))),
  )
  const from = new Date(now.getTime() - 86_400_000)
  const until = new Date(now.getTime() + 800 * 86_400_000)
  const extensions = sequence(
    extension(oid.basicConstraints, true, sequence(tlv(0x01, Buffer.from([0xff])))),
    // digitalSignature and keyCertSign
    extension(oid.keyUsage, true, tlv(0x03, Buffer.from([0x02, 0x84]))),
    extension(oid.extendedKeyUsage, false, sequence(objectId(oid.serverAuth))),
    extension(oid.subjectAltName, false, sequence(...names.map(generalName))),
  )
  const serial = randomBytes(16)
  serial[0] = ((serial[0] ?? 0) & 0x7f) | 0x40
  const body = sequence(
    tlv(0xa0, tlv(0x02, Buffer.from([2]))),
    tlv(0x02, serial),
    algorithm,
    name,
    sequence(time(from), time(until)),
    name,
    publicKey.export({ type: 'spki', format: 'der' }),
    tlv(0xa3, extensions),
  )
  const signature = sign('sha256', new Uint8Array(body), { key: privateKey, dsaEncoding: 'der' })
  const der = sequence(body, algorithm, tlv(0x03, Buffer.from([0]), signature))
  const lines = der.toString('base64').replaceAll(/(.{64})(?=.)/g, '$1\n')
  return {
    cert: `-----BEGIN CERTIFICATE-----\n${lines}\n-----END CERTIFICATE-----\n`,
    key: privateKey.export({ type: 'pkcs8', format: 'pem' }).toString(),
  }
}

function tlv(tag: number, ...parts: readonly Buffer[]): Buffer {
  const value = Buffer.concat(parts.map((part) => new Uint8Array(part)))
  const size = value.length
  const length = size < 0x80 ? [size] : size < 0x100 ? [0x81, size] : [0x82, size >> 8, size & 0xff]
  return Buffer.concat([Uint8Array.from([tag, ...length]), new Uint8Array(value)])
}

function sequence(...parts: readonly Buffer[]): Buffer {
  return tlv(0x30, ...parts)
}

function set(...parts: readonly Buffer[]): Buffer {
  return tlv(0x31, ...parts)
}

function objectId(hex: string): Buffer {
  return tlv(0x06, Buffer.from(hex, 'hex'))
}

function extension(id: string, critical: boolean, value: Buffer): Buffer {
  const mark = critical ? [tlv(0x01, Buffer.from([0xff]))] : []
  return sequence(objectId(id), ...mark, tlv(0x04, value))
}

/** UTCTime, good until 2049. */
function time(date: Date): Buffer {
  return tlv(0x17, Buffer.from(`${date.toISOString().slice(2, 19).replaceAll(/[-T:]/g, '')}Z`))
}

function generalName(name: string): Buffer {
  const family = isIP(name)
  if (family === 0) return tlv(0x82, Buffer.from(name))
  return tlv(0x87, family === 4 ? Buffer.from(name.split('.').map(Number)) : ipv6Bytes(name))
}

function ipv6Bytes(address: string): Buffer {
  const canonical = new SocketAddress({ address, family: 'ipv6' }).address
  const [head = '', tail = ''] = canonical.split('::')
  const groups = (text: string) => (text === '' ? [] : text.split(':'))
  const missing = 8 - groups(head).length - groups(tail).length
  const all = [
    ...groups(head),
    ...Array<string>(canonical.includes('::') ? missing : 0).fill('0'),
    ...groups(tail),
  ]
  return Buffer.from(all.map((group) => group.padStart(4, '0')).join(''), 'hex')
}
