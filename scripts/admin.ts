import { resolve } from 'node:path'
import { catalogueGame } from '@marquee/studio/catalogue/catalogue.ts'
import { studioMigrations } from '@marquee/studio/server/database.ts'
import { historyFileIn } from '@marquee/studio/server/fairness/history.ts'
import { openDatabase } from '@marquee/operator/database/db.ts'
import { readSettings, type Settings } from '@marquee/operator/site/settings.ts'
import { StartupError } from '@marquee/operator/site/startup-error.ts'
import { gameNames } from '@marquee/operator/wallet/game-names.ts'
import { restore } from '@marquee/operator/admin/backup.ts'
import type { CommandResult } from '@marquee/operator/admin/commands.ts'
import { runOn } from '@marquee/operator/admin/run-on.ts'
import { sendAdminCommand } from '@marquee/operator/admin/socket.ts'
import { AdminError } from '@marquee/operator/admin/arguments.ts'

async function run(settings: Settings, given: readonly string[]): Promise<CommandResult> {
  const [command, file] = given
  const args = command === 'backup' && file !== undefined ? [command, resolve(file)] : given
  if (command === 'restore') {
    if (file === undefined) throw new AdminError('Name the file: npm run operator -- restore <file>')
    if ('url' in settings.source)
      throw new AdminError('The database is on a server: restore it with pg_restore, see docs/runbook.md.')
    return restore(settings.dataDir, resolve(file), new Date(), {
      migrations: [studioMigrations],
      // Players have seen results that the backup does not have: the next start retires the seeds.
      historyFile: historyFileIn(settings.dataDir),
    })
  }
  const running = 'url' in settings.source ? undefined : await sendAdminCommand(settings.dataDir, args)
  if (running) return running
  // No time limit: the books of many years take longer than any call of a player.
  const database = await openDatabase(settings.source, { others: [studioMigrations], socketTimeoutMs: 0 })
  try {
    return await runOn(database, args, new Date(), gameNames({ game: catalogueGame }))
  } finally {
    await database.close()
  }
}

try {
  const { lines, ok } = await run(readSettings(process.env, false), process.argv.slice(2))
  process.stdout.write(`${lines.join('\n')}\n`)
  process.exitCode = ok ? 0 : 1
} catch (error) {
  if (!(error instanceof StartupError || error instanceof AdminError)) throw error
  process.stderr.write(`${error.message}\n`)
  process.exitCode = 1
}
