import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { sql } from 'drizzle-orm'
import { connectSmtp } from './account/smtp.ts'
import { createApp } from './app.ts'
import { catalogue } from '@marquee/studio/catalogue/catalogue.ts'
import { cleanUp } from './database/cleanup.ts'
import { type Db, type OpenDatabase, openDatabase } from './database/db.ts'
import { readBuiltApp, withoutWorker } from './http/built-app.ts'
import { findRenderHome } from './http/prerendered-home.ts'
import { listen } from './http/listen.ts'
import { startInterval } from './interval.ts'
import { createLobby } from './games/lobby.ts'
import { createLog, type Log } from './log.ts'
import { openAdminSocket } from './admin/socket.ts'
import { createMetrics } from './metrics/metrics.ts'
import { startMetrics } from './metrics/start.ts'
import { startPushSender } from './push/sender.ts'
import { vapidKeys } from './push/vapid.ts'
import { isPlayMoney, openRealLedger, requireRealMoneySettings } from './ledger/real-money.ts'
import { loadSecrets } from './site/secrets.ts'
import { seed } from './database/seed.ts'
import type { Services } from './services.ts'
import type { Settings } from './site/settings.ts'
import { StartupError, systemCode } from './site/startup-error.ts'
import { startStudio, studioPace } from '@marquee/studio/server/start.ts'
import { tableTimes, timesFor } from '@marquee/studio/server/tables/table-timing.ts'
import { startSimulatedSupport } from './support/simulated-support.ts'
import { certifiedHost, lanAddresses, loadTls } from './site/tls.ts'
import { unknownNames } from './site/site-config.ts'
import { turns } from './http/turns.ts'
import { startSimulatedBank } from './wallet/simulated-bank.ts'
import { siteRules } from './wallet/site-rules.ts'

const built = (path: string) => fileURLToPath(new URL(`../../dist/${path}`, import.meta.url))
/** Calls of one player that run at a time: as many as a page makes when it opens, and fewer than half of the connections. */
const callsAtOnce = 4
const cleanupEveryMs = 10 * 60_000

export interface Operator {
  /** Addresses of the app; the one for this machine comes first. */
  readonly addresses: readonly string[]
  /** Notices for the person at the terminal, such as that the app is not built. */
  readonly notices: readonly string[]
  readonly playMoney: boolean
  /** Ends open requests, then closes the database. Further calls wait for the first one. */
  close(): Promise<void>
}

/**
 * Starts the operator and its studio. When a step fails, everything that was opened is closed again.
 *
 * @throws StartupError with a sentence for the person at the terminal
 */
export async function startOperator(settings: Settings): Promise<Operator> {
  const opened: (() => Promise<void>)[] = []
  const closeAll = async () => {
    for (const close of opened.toReversed()) await close()
  }
  try {
    const { addresses, notices, playMoney } = await openAll(settings, opened)
    let closing: Promise<void> | undefined
    return { addresses, notices, playMoney, close: () => (closing ??= closeAll()) }
  } catch (error) {
    await closeAll()
    throw error
  }
}

async function openAll(settings: Settings, opened: (() => Promise<void>)[]) {
  const { port, host, app } = settings
  const playMoney = isPlayMoney(settings)
  if (!playMoney) requireRealMoneySettings(settings)
  const written = await createLog(settings.log)
  const tls = settings.tls === undefined ? undefined : await loadTls(settings.tls, settings.dataDir)
  const isNew = 'folder' in settings.source && !existsSync(join(settings.dataDir, 'pglite'))
  const database = await openDatabase(settings.source)
  opened.push(database.close)
  const { db } = database
  const metrics = settings.metrics && createMetrics(db)
  const log = metrics ? metrics.counted(written) : written
  const rules = siteRules(app.siteOverrides)
  await (playMoney ? seed : openRealLedger)(db, rules.currency)
  const services: Services = {
    db,
    lobby: createLobby(
      catalogue(settings.seedGames === undefined ? {} : { games: settings.seedGames }),
      rules.currency,
    ),
    secrets: await loadSecrets(db),
    log,
    clock: () => new Date(),
    settings: app,
    runningCalls: new Set(),
    inTurnOfPlayer: turns(callsAtOnce),
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
  opened.push(startCleanup(database, log))
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
    const adminSocket = await openAdminSocket(database, settings.dataDir)
    opened.push(() => adminSocket.close())
  }

  const scheme = tls === undefined ? 'http' : 'https'
  const local = tls === undefined ? 'localhost' : certifiedHost(tls.cert)
  const notices = unknownNames(app.siteOverrides)
  if (isNew) notices.push(`The data folder ${settings.dataDir} had no database: a new one was made.`)
  if (page === undefined) notices.push('The app is not built: only its calls are served.')
  if (existsSync(built('studio'))) {
    const studio = await startStudio({
      listen: (studioApp) => listen(studioApp, app.studioPort, host, tls),
      operatorOrigin: `${scheme}://${local}:${port}`,
      operatorCert: tls?.cert,
      db,
      secret: services.secrets.studio,
      log,
      // Behind a proxy the app has a port of its own there, which nothing but `APP_URL` tells.
      appOrigins: [app.appUrl, ...app.appOrigins],
      tableTiming: timesFor(playMoney ? settings.tableBetMs : tableTimes.bet),
      pace: Math.max(studioPace, rules.protection?.rules.spin_ms ?? 0),
    }).catch((error: unknown) => {
      if (systemCode(error) !== 'EADDRINUSE') throw error
      throw new StartupError(`Port ${app.studioPort} is taken: choose another one with STUDIO_PORT.`)
    })
    opened.push(() => studio.close())
  } else {
    notices.push('The studio is not built: games do not open.')
  }
  const everywhere = host === '0.0.0.0' || host === '::'
  const hosts = [local, ...(everywhere ? lanAddresses().filter((address) => !address.includes(':')) : [])]
  return { addresses: hosts.map((name) => `${scheme}://${name}:${port}`), notices, playMoney }
}

/** Uses a small sample: while it runs, the embedded database answers nothing else. */
function analyzeTables(db: Db): Promise<void> {
  return db.transaction(async (tx) => {
    await tx.execute(sql`set local default_statistics_target = 10`)
    await tx.execute(sql`analyze`)
  })
}

function startCleanup({ db, kind }: OpenDatabase, log: Log): () => Promise<void> {
  const run = async () => {
    await cleanUp(db, new Date())
    // The embedded database has no autovacuum: without this its planner assumes that the tables are still small.
    if (kind === 'pglite') await analyzeTables(db)
  }
  return startInterval(cleanupEveryMs, run, (error) => log({ event: 'cleanup', error: String(error) }))
}
