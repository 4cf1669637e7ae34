import { X509Certificate } from 'node:crypto'
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { isIP } from 'node:net'
import { networkInterfaces } from 'node:os'
import { join } from 'node:path'
import { createSecureContext } from 'node:tls'
import { createSelfSigned } from './self-signed.ts'
import type { TlsSource } from './settings.ts'
import { StartupError } from './startup-error.ts'

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
 * The certificate to serve with. A self-signed one is stored in the data folder, because a phone trusts that very
 * certificate; a new one replaces it when it ends within 30 days or lacks an address of this machine.
 *
 * @throws StartupError when the files cannot be read or do not belong together
 */
export async function loadTls(source: TlsSource, dataDir: string): Promise<TlsPair> {
  const pair =
    source === 'auto'
      ? await loadSelfSigned(dataDir)
      : { cert: readPem(source.cert), key: readPem(source.key) }
  try {
    createSecureContext(pair)
  } catch (error) {
    const reason = error instanceof Error ? error.message : String(error)
    throw new StartupError(`The TLS certificate and key cannot be used (${reason}).`)
  }
  return pair
}

async function loadSelfSigned(dataDir: string): Promise<TlsPair> {
  const certPath = join(dataDir, 'tls-cert.pem')
  const keyPath = join(dataDir, 'tls-key.pem')
  const names = ['localhost', '127.0.0.1', '::1', ...lanAddresses()]
  if (existsSync(certPath) && existsSync(keyPath)) {
    const stored = { cert: readPem(certPath), key: readPem(keyPath) }
    if (isValidFor(stored.cert, names)) return stored
  }
  const created = await createSelfSigned(names, new Date())
  try {
    mkdirSync(dataDir, { recursive: true, mode: 0o700 })
    writeFileSync(keyPath, created.key, { mode: 0o600 })
    writeFileSync(certPath, created.cert, { mode: 0o600 })
  } catch {
    throw new StartupError(`The data folder ${dataDir} cannot be read and written.`)
  }
  return created
}

function isValidFor(cert: string, names: readonly string[]): boolean {
  try {
    const certificate = new X509Certificate(cert)
    const isLongEnough = Date.parse(certificate.validTo) - Date.now() > 30 * 86_400_000
    return (
      isLongEnough &&
      names.every((name) => (isIP(name) ? certificate.checkIP(name) : certificate.checkHost(name)))
    )
  } catch {
    return false
  }
}

/** A host name that a certificate covers: `localhost` if it does, else its first name. */
export function certifiedHost(cert: string): string {
  const certificate = new X509Certificate(cert)
  if (certificate.checkHost('localhost') !== undefined) return 'localhost'
  return /DNS:([\w.-]+)/.exec(certificate.subjectAltName ?? '')?.[1] ?? 'localhost'
}

function readPem(path: string): string {
  try {
    return readFileSync(path, 'utf8')
  } catch {
    throw new StartupError(`The TLS file ${path} cannot be read.`)
  }
}
