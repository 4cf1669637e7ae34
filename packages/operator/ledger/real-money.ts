import { eq } from 'drizzle-orm'
import type { Db } from '../database/db.ts'
import { openLedger } from './ledger.ts'
import { transactions } from '../database/schema.ts'
import type { Settings } from '../site/settings.ts'
import { siteVariables } from '../site/site-config.ts'
import { StartupError } from '../site/startup-error.ts'

/**
 * Refuses what is convenient with play money and dangerous with real money.
 *
 * @throws StartupError with one sentence for each setting to change
 */
export function requireRealMoneySettings(settings: Settings): void {
  const { app, source, host, tls, mail } = settings
  const { siteOverrides } = app
  const refused = [
    'folder' in source &&
      !settings.embeddedDatabase &&
      'Real money requires PostgreSQL (DATABASE_URL): the embedded database loses what is recent in a power failure, and is used with EMBEDDED_DATABASE=on only.',
    tls === undefined &&
      app.trustedProxies === 0 &&
      !/^(localhost|127(\.\d+){3}|::1)$/.test(host) &&
      `Real money is not served without TLS on ${host}: set TLS_CERT and TLS_KEY, or TRUST_PROXY and a proxy with TLS in front.`,
    mail === undefined &&
      'Real money needs SMTP_URL: without it the links for a new password are in the log.',
    siteOverrides.deposit_account === undefined &&
      'Real money needs deposit_account in SITE_CONFIG: the built-in account is invented.',
    siteOverrides.VARIABLES['banks'] === undefined &&
      'Real money needs banks in SITE_CONFIG: the built-in banks are invented.',
  ].filter((sentence) => sentence !== false)
  if (refused.length > 0) throw new StartupError(refused.join('\n'))
}

/** Whether the site plays for play money; the same on all of its domains. */
export function isPlayMoney({ app }: Pick<Settings, 'app'>): boolean {
  return siteVariables(app.siteOverrides).play_money
}

/** Whether the ledger holds play money: every player of a site with play money has an opening gift, and no other player has one. */
export async function holdsPlayMoney(db: Db): Promise<boolean> {
  const [gift] = await db
    .select({ id: transactions.id })
    .from(transactions)
    .where(eq(transactions.type, 'opening'))
    .limit(1)
  return gift !== undefined
}

/**
 * Opens the ledger of a site with real money, which must not hold play money: players could withdraw what they were given.
 *
 * @throws StartupError when the ledger holds play money, or uses another currency
 */
export async function openRealLedger(db: Db, currency: string): Promise<void> {
  await openLedger(db, currency)
  if (!(await holdsPlayMoney(db))) return
  throw new StartupError(
    'The ledger of this database holds play money: real money needs a database of its own.',
  )
}
