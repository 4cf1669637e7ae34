import { openDatabase } from '../db.ts'
import { readSettings, type Settings } from '../settings.ts'
import { StartupError } from '../startup-error.ts'
import { type CommandResult, runCommand } from './commands.ts'
import { sendAdminCommand } from './socket.ts'
import { AdminError } from './arguments.ts'

async function run(settings: Settings, args: readonly string[]): Promise<CommandResult> {
  const running = 'url' in settings.source ? undefined : await sendAdminCommand(settings.dataDir, args)
  if (running) return running
  const database = await openDatabase(settings.source)
  try {
    return await runCommand(database.db, args, new Date())
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
