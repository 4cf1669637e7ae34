import { resolve } from 'node:path'
import { isSafeOrigin } from '@marquee/contract/config.ts'
import type { DataSource } from '../database/db.ts'
import type { LogMode } from '../log.ts'
import type { AppSettings } from '../services.ts'
import { relyingPartyOf } from '../passkeys/relying-party.ts'
import { noOverrides, readOverrides, siteVariables } from './site-config.ts'
import { StartupError } from './startup-error.ts'

/** The source of the certificate. `undefined` in `Settings` means plain HTTP. */
export type TlsSource = 'auto' | { readonly cert: string; readonly key: string }

export interface Settings {
  readonly port: number
  readonly host: string
  readonly dataDir: string
  readonly source: DataSource
  /** Whether real money may be stored in the embedded database. */
  readonly embeddedDatabase: boolean
  readonly tls: TlsSource | undefined
  readonly log: LogMode
  /** How many games the catalogue has; `undefined`: all. */
  readonly seedGames: number | undefined
  /** Whether a new operator with play money gets a demo player and announcements. */
  readonly demo: boolean
  /** Whether a simulated bank decides waiting requests; never without play money. */
  readonly simulatedBank: boolean
  /** Whether inquiries get a response automatically after a while; never without play money. */
  readonly simulatedSupport: boolean
  /** Address of a mail server (`smtp://user:password@host:port`) and the sender of its emails. */
  readonly mail: { readonly url: string; readonly from: string } | undefined
  /** How long a live table takes bets, ms; the other parts of its rounds shorten with it. Only with play money. */
  readonly tableBetMs: number | undefined
  /**
   * How many calls of one game session, and of one address, the studio takes in a second, and runs at a time; the studio's own limits
   * without it.
   */
  readonly studioCalls: { readonly perSession: number | undefined; readonly perAddress: number | undefined }
  /** Where the metrics are served; `undefined`: nowhere. */
  readonly metrics: { readonly port: number; readonly host: string } | undefined
  /** Whether browsers may install the service worker. Off removes the workers that they have. */
  readonly serviceWorker: boolean
  readonly app: AppSettings
}

type Environment = Readonly<Record<string, string | undefined>>

/** Every environment variable that the operator reads, with what it does; `docs/configuration.md` has the same table. */
export function readSettings(env: Environment, terminal: boolean): Settings {
  const text = (name: string) => env[name]?.trim() || undefined
  const number = (name: string, least: number, most: number): number | undefined => {
    const given = text(name)
    if (given === undefined) return undefined
    const value = /^\d{1,9}$/.test(given) ? Number(given) : Number.NaN
    if (value >= least && value <= most) return value
    throw new StartupError(`${name} must be a whole number from ${least} to ${most}, not "${given}".`)
  }
  const oneOf = <const Value extends string>(name: string, values: readonly Value[]): Value | undefined => {
    const given = text(name)
    const value = values.find((known) => known === given)
    if (given === undefined || value !== undefined) return value
    throw new StartupError(`${name} must be ${values.join(' or ')}, not "${given}".`)
  }
  const list = (name: string) =>
    (text(name) ?? '')
      .split(',')
      .map((part) => part.trim())
      .filter((part) => part !== '')

  const port = number('PORT', 1, 65_535) ?? 4173
  const studioPort = number('STUDIO_PORT', 1, 65_535) ?? 4174
  if (port === studioPort) throw new StartupError('PORT and STUDIO_PORT must differ.')
  const metricsPort = number('METRICS_PORT', 1, 65_535)
  if (metricsPort === port || metricsPort === studioPort)
    throw new StartupError('METRICS_PORT must differ from PORT and STUDIO_PORT.')
  const tls = readTls(text('TLS'), text('TLS_CERT'), text('TLS_KEY'))
  const dataDir = resolve(text('DATA_DIR') ?? '.data')
  const url = text('DATABASE_URL')
  const appOrigins = list('APP_ORIGINS')
  const studioOrigin = text('STUDIO_ORIGIN')
  const appUrl =
    text('APP_URL') ?? new URL(`${tls === undefined ? 'http' : 'https'}://localhost:${port}`).origin
  for (const origin of [...appOrigins, appUrl, ...(studioOrigin === undefined ? [] : [studioOrigin])]) {
    if (isSafeOrigin(origin)) continue
    throw new StartupError(
      `"${origin}" is no origin: write https://host or http://localhost, without a path.`,
    )
  }
  const relyingParty = relyingPartyOf(text('PASSKEY_RP_ID'), appUrl, appOrigins)
  const siteFile = text('SITE_CONFIG')
  const siteOverrides = siteFile === undefined ? noOverrides : readOverrides(siteFile)

  return {
    port,
    // Without TLS, browsers run the app on this machine only: other machines have no use for the address.
    host: text('HOST') ?? (tls === undefined ? '127.0.0.1' : '0.0.0.0'),
    dataDir,
    source: url === undefined ? { folder: dataDir } : { url },
    embeddedDatabase: oneOf('EMBEDDED_DATABASE', ['on', 'off']) === 'on',
    tls,
    log: oneOf('LOG', ['silent', 'json', 'pretty']) ?? (terminal ? 'pretty' : 'json'),
    demo: oneOf('DEMO', ['on', 'off']) !== 'off',
    simulatedBank: oneOf('SIMULATED_BANK', ['on', 'off']) !== 'off',
    simulatedSupport: oneOf('SIMULATED_SUPPORT', ['on', 'off']) !== 'off',
    mail: readMail(text('SMTP_URL'), text('MAIL_FROM')),
    metrics:
      metricsPort === undefined
        ? undefined
        : { port: metricsPort, host: text('METRICS_HOST') ?? '127.0.0.1' },
    studioCalls: {
      perSession: number('STUDIO_SESSION_CALLS', 1, 100_000),
      perAddress: number('STUDIO_ADDRESS_CALLS', 1, 100_000),
    },
    tableBetMs: number('TABLE_BET_MS', 200, 15_000),
    seedGames: number('SEED_GAMES', 1, 100_000),
    serviceWorker: oneOf('SERVICE_WORKER', ['on', 'off']) !== 'off',
    app: {
      trustedProxies: number('TRUST_PROXY', 0, 9) ?? 0,
      hosts: list('HOSTS'),
      appOrigins,
      studioPort,
      studioOrigin,
      sessionSeconds: number('SESSION_SECONDS', 5, 30 * 86_400) ?? 12 * 3_600,
      idleSeconds: number('SESSION_IDLE_SECONDS', 0, 30 * 86_400) ?? 4 * 3_600,
      appUrl,
      relyingParty: siteVariables(siteOverrides).passkeys ? relyingParty : undefined,
      pushHosts: list('PUSH_HOSTS'),
      configKey: text('VITE_CONFIG_KEY') ?? 'marquee-public-config-key',
      siteOverrides,
      walletRate: number('WALLET_RATE', 1, 1_000_000) ?? 60,
    },
  }
}

function readTls(
  mode: string | undefined,
  cert: string | undefined,
  key: string | undefined,
): TlsSource | undefined {
  if ((cert === undefined) !== (key === undefined))
    throw new StartupError('TLS_CERT and TLS_KEY go together.')
  if (cert !== undefined && key !== undefined) return { cert, key }
  if (mode === undefined || mode === 'off') return undefined
  if (mode === 'auto') return 'auto'
  throw new StartupError(`TLS must be auto or off, not "${mode}".`)
}

function readMail(url: string | undefined, from: string | undefined): Settings['mail'] {
  if (url === undefined) return undefined
  if (!/^smtps?:\/\//.test(url) || !URL.canParse(url)) {
    throw new StartupError('SMTP_URL must be an address such as smtp://user:password@host:587.')
  }
  return { url, from: from ?? `no-reply@${new URL(url).hostname}` }
}
