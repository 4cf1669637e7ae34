import { X509Certificate } from 'node:crypto'
import { existsSync, readFileSync, writeFileSync } from 'node:fs'
import { isIP } from 'node:net'
import { networkInterfaces } from 'node:os'
import { join } from 'node:path'
import { createSecureContext } from 'node:tls'
import { makeFolder } from './folder-lock.ts'
import { selfSigned } from './self-signed.ts'
import type { TlsSource } from './settings.ts'
import { StartFault } from './start-fault.ts'

/** PEM texts. */
export interface TlsPair {
  readonly cert: string
  readonly key: string
}

/** This machine's addresses on its local networks. */
export function lanAddresses(): string[] {
  return Object.values(networkInterfaces())
    .flatMap((found) => found ?? [])
    .filter((found) => !found.internal && !found.address.startsWith('fe80'))
    .map((found) => found.address)
}

/**
 * The certificate to serve with. A self-signed one is kept in the data folder, so that a phone that trusts it goes on
 * doing so; it is made anew when it ends within 30 days or an address of this machine is not in it.
 *
 * @throws StartFault when the files cannot be read or do not belong together
 */
export function loadTls(source: TlsSource, dataDir: string): TlsPair {
  const pair = source === 'auto' ? ownPair(dataDir) : { cert: readPem(source.cert), key: readPem(source.key) }
  try {
    createSecureContext(pair)
  } catch (error) {
    const words = error instanceof Error ? error.message : String(error)
    throw new StartFault(`The TLS certificate and key cannot be used (${words}).`)
  }
  return pair
}

function ownPair(dataDir: string): TlsPair {
  const certPath = join(dataDir, 'tls-cert.pem')
  const keyPath = join(dataDir, 'tls-key.pem')
  const names = ['localhost', '127.0.0.1', '::1', ...lanAddresses()]
  if (existsSync(certPath) && existsSync(keyPath)) {
    const kept = { cert: readPem(certPath), key: readPem(keyPath) }
    if (covers(kept.cert, names)) return kept
  }
  const made = selfSigned(names, new Date())
  try {
    makeFolder(dataDir)
    writeFileSync(keyPath, made.key, { mode: 0o600 })
    writeFileSync(certPath, made.cert, { mode: 0o600 })
  } catch {
    throw new StartFault(`The data folder ${dataDir} cannot be read and written.`)
  }
  return made
}

function covers(cert: string, names: readonly string[]): boolean {
  try {
    const certificate = new X509Certificate(cert)
    const lasts = Date.parse(certificate.validTo) - Date.now() > 30 * 86_400_000
    return (
      lasts && names.every((name) => (isIP(name) ? certificate.checkIP(name) : certificate.checkHost(name)))
    )
  } catch {
    return false
  }
}

/** The host name that a certificate is certainly good for: `localhost` where it is, else its first name. */
export function certifiedHost(cert: string): string {
  const certificate = new X509Certificate(cert)
  if (certificate.checkHost('localhost') !== undefined) return 'localhost'
  return /DNS:([\w.-]+)/.exec(certificate.subjectAltName ?? '')?.[1] ?? 'localhost'
}

function readPem(path: string): string {
  try {
    return readFileSync(path, 'utf8')
  } catch {
    throw new StartFault(`The TLS file ${path} cannot be read.`)
  }
}
