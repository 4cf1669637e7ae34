import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import type { Context } from 'hono'
import { connectSmtp } from './account/smtp.ts'
import { createApp } from './app.ts'
import { cleanUp } from './database/cleanup.ts'
import { type Db, type Migrations, openDatabase } from './database/db.ts'
import { addressGroup, clientAddress } from './http/address.ts'
import { readBuiltApp, withoutWorker } from './http/built-app.ts'
import { findRenderHome } from './http/prerendered-home.ts'
import { type Listening, listen } from './http/listen.ts'
import { startInterval } from './interval.ts'
import type { OfferedCatalogue } from './games/catalogue.ts'
import { hideProviders } from './games/hidden-providers.ts'
import { createLobby } from './games/lobby.ts'
import { createLog, type Log } from './log.ts'
import { openAdminSocket } from './admin/socket.ts'
import { createMetrics } from './metrics/metrics.ts'
import { startMetrics } from './metrics/start.ts'
import { startPushSender } from './push/sender.ts'
import { vapidKeys } from './push/vapid.ts'
import { openLedger } from './ledger/ledger.ts'
import { isPlayMoney, openRealLedger, requireRealMoneySettings } from './ledger/real-money.ts'
import { loadSecrets } from './site/secrets.ts'
import { seed } from './database/seed.ts'
import type { Services } from './services.ts'
import type { Settings } from './site/settings.ts'
import { startSimulatedSupport } from './support/simulated-support.ts'
import { certifiedHost, lanAddresses, loadTls } from './site/tls.ts'
import { brandDocuments } from '../../brand/brand.ts'
import { demoDocumentNotices, otherTitles, unknownNames } from './site/site-config.ts'
import { limitPerKey } from './http/limit-per-key.ts'
import { gameNames } from './wallet/game-names.ts'
import { requirePointsBelowEdge } from './wallet/points-by-game.ts'
import { startSimulatedBank } from './wallet/simulated-bank.ts'
import { siteRules } from './wallet/site-rules.ts'

const built = (path: string) => fileURLToPath(new URL(`../../dist/${path}`, import.meta.url))
/** Calls of one player that run at a time: as many as a page makes when it opens, and fewer than half of the connections. */
const callsAtOnce = 4
const cleanupEveryMs = 10 * 60_000

export interface Operator {
  /** Addresses of the app, the one for this machine first. */
  readonly addresses: readonly string[]
  /** Notices for the person at the terminal, such as that the app is not built. */
  readonly notices: readonly string[]
  readonly playMoney: boolean
  /** Whether there is a demo player, whose password is public. */
  readonly isDemo: boolean
  /** For a studio that runs in this process. */
  readonly studio: StudioAccess
  /** Ends open requests, then closes the database. Further calls wait for the first one. */
  close(): Promise<void>
}

/** What a game studio is given to call the seamless wallet, and to run in this process. */
interface StudioAccess {
  /** The studio has tables of its own in the operator's database. */
  readonly db: Db
  readonly log: Log
  /** Origin of the seamless wallet, and its certificate (PEM) where it is served over TLS. */
  readonly operatorOrigin: string
  readonly operatorCert: string | undefined
  /** Signs every call in both directions. */
  readonly secret: string
  /** Further origins of the app, which embeds the games. */
  readonly appOrigins: readonly string[]
  /** The address of a client of the studio, grouped as for rate limits. */
  readonly addressOf: (c: Context) => string
  /** Shortest time between two spins that the protection rules allow, ms. */
  readonly minSpinMs: number
  /** Serves the studio's app on `STUDIO_PORT`. */
  readonly listen: (app: Parameters<typeof listen>[0]) => Promise<Listening>
}

export interface OperatorOptions {
  /** All games, or as many as `games` says. */
  catalogue(options: { readonly games?: number | undefined }): OfferedCatalogue
  /** Path of the folder with their pictures. */
  readonly pictures: string
  /** Migrations of a studio that has its tables in the operator's database. */
  readonly migrations?: readonly Migrations[]
}

/**
 * Starts the operator. When a step fails, everything that was opened is closed again.
 *
 * @throws StartupError with a sentence for the person at the terminal
 */
export async function startOperator(settings: Settings, options: OperatorOptions): Promise<Operator> {
  const opened: (() => Promise<void>)[] = []
  const closeAll = async () => {
    for (const close of opened.toReversed()) await close()
  }
  try {
    const started = await openAll(settings, options, opened)
    let closing: Promise<void> | undefined
    return { ...started, close: () => (closing ??= closeAll()) }
  } catch (error) {
    await closeAll()
    throw error
  }
}

async function openAll(
  settings: Settings,
  { catalogue, pictures, migrations = [] }: OperatorOptions,
  opened: (() => Promise<void>)[],
) {
  const { port, host, app } = settings
  const playMoney = isPlayMoney(settings)
  if (!playMoney) requireRealMoneySettings(settings)
  const rules = siteRules(app.siteOverrides)
  const offered = hideProviders(catalogue({ games: settings.seedGames }), app.siteOverrides.hidden_providers)
  requirePointsBelowEdge(offered.games, rules.pointsPermille)
  const written = await createLog(settings.log)
  const tls = settings.tls === undefined ? undefined : await loadTls(settings.tls, settings.dataDir)
  const isNew = 'folder' in settings.source && !existsSync(join(settings.dataDir, 'pglite'))
  const database = await openDatabase(settings.source, { others: migrations })
  opened.push(database.close)
  const { db } = database
  const metrics = settings.metrics && createMetrics(db)
  const log = metrics ? metrics.counted(written) : written
  const isDemo = playMoney && settings.demo
  await (isDemo ? seed : playMoney ? openLedger : openRealLedger)(db, rules.currency)
  const services: Services = {
    db,
    lobby: createLobby(offered, rules.currency),
    pictures,
    secrets: await loadSecrets(db),
    log,
    clock: () => new Date(),
    settings: app,
    runningCalls: new Set(),
    limitPerPlayer: limitPerKey(callsAtOnce),
    ...(settings.mail === undefined ? {} : { sendEmail: await connectSmtp(settings.mail, log) }),
  }
  const page = readBuiltApp(built('app'), built('previous'))
  const renderHome = findRenderHome(built('prerender'))
  const files = page && !settings.serviceWorker ? withoutWorker(page) : page
  const served = files && renderHome ? { ...files, renderHome } : files
  const server = await listen(createApp(services, served), port, host, tls)
  opened.push(() => server.close())
  if (metrics && settings.metrics) {
    const scraped = await startMetrics(metrics, settings.metrics.port, settings.metrics.host)
    opened.push(() => scraped.close())
  }
  opened.push(startCleanup(db, log))
  const contact = app.appUrl.startsWith('https:')
    ? app.appUrl
    : `mailto:${settings.mail?.from ?? 'support@example.com'}`
  opened.push(
    startPushSender({ db, log, clock: services.clock, keys: vapidKeys(services.secrets.push), contact }),
  )
  if (settings.simulatedBank && playMoney) {
    opened.push(startSimulatedBank({ db, log, clock: services.clock, zone: rules.zone }))
  }
  if (settings.simulatedSupport && playMoney) {
    opened.push(startSimulatedSupport({ db, log, clock: services.clock }))
  }
  if ('folder' in settings.source) {
    const adminSocket = await openAdminSocket(database, settings.dataDir, gameNames(services.lobby))
    opened.push(() => adminSocket.close())
  }

  const scheme = tls === undefined ? 'http' : 'https'
  const local = tls === undefined ? 'localhost' : certifiedHost(tls.cert)
  const notices = [
    ...unknownNames(app.siteOverrides),
    ...otherTitles(app.siteOverrides),
    ...demoDocumentNotices(app.siteOverrides, brandDocuments),
  ]
  if (isNew) notices.push(`The data folder ${settings.dataDir} had no database: a new one was made.`)
  if (page === undefined) notices.push('The app is not built: only its calls are served.')
  const studio: StudioAccess = {
    db,
    log,
    operatorOrigin: `${scheme}://${local}:${port}`,
    operatorCert: tls?.cert,
    secret: services.secrets.studio,
    // Behind a proxy the app has a port of its own there, which only `APP_URL` names.
    appOrigins: [app.appUrl, ...app.appOrigins],
    addressOf: (c) => addressGroup(clientAddress(c, app.trustedProxies)),
    minSpinMs: rules.protection?.rules.spin_ms ?? 0,
    listen: (studioApp) => listen(studioApp, app.studioPort, host, tls),
  }
  const everywhere = host === '0.0.0.0' || host === '::'
  const hosts = [local, ...(everywhere ? lanAddresses().filter((address) => !address.includes(':')) : [])]
  return { addresses: hosts.map((name) => `${scheme}://${name}:${port}`), notices, playMoney, isDemo, studio }
}

function startCleanup(db: Db, log: Log): () => Promise<void> {
  return startInterval(
    cleanupEveryMs,
    () => cleanUp(db, new Date()),
    (error) => log({ event: 'cleanup', error: String(error) }),
  )
}
