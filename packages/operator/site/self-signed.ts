import { isIP } from 'node:net'

const dayMs = 86_400_000
/** Within what phones accept. */
const validDays = 800

/**
 * A new key and a certificate that it signs itself, both PEM, for host names and IP addresses. The certificate is its own
 * authority (`cA`), so that a phone can install it as trusted.
 */
export async function createSelfSigned(
  names: readonly string[],
  now: Date,
): Promise<{ cert: string; key: string }> {
  // Loaded only where a certificate is made: with its ASN.1 libraries it takes 100 ms.
  const { generate } = await import('selfsigned')
  const { cert, private: key } = await generate(
    [{ name: 'commonName', value: 'Marquee reference operator' }],
    {
      keyType: 'ec',
      curve: 'P-256',
      algorithm: 'sha256',
      // A day back: the clock of a phone may be slow.
      notBeforeDate: new Date(now.getTime() - dayMs),
      notAfterDate: new Date(now.getTime() + validDays * dayMs),
      extensions: [
        { name: 'basicConstraints', cA: true, critical: true },
        { name: 'keyUsage', digitalSignature: true, keyCertSign: true, critical: true },
        { name: 'extKeyUsage', serverAuth: true },
        { name: 'subjectAltName', altNames: names.map(altName) },
      ],
    },
  )
  return { cert, key }
}

function altName(name: string) {
  return isIP(name) === 0 ? { type: 2 as const, value: name } : { type: 7 as const, ip: name }
}
