import { openDatabase } from '../db.ts'
import { readSettings, type Settings } from '../settings.ts'
import { StartFault } from '../start-fault.ts'
import { type OfficeAnswer, runCommand } from './commands.ts'
import { knock } from './door.ts'
import { OfficeFault } from './words.ts'

async function answer(settings: Settings, words: readonly string[]): Promise<OfficeAnswer> {
  const running = 'url' in settings.source ? undefined : await knock(settings.dataDir, words)
  if (running) return running
  const database = await openDatabase(settings.source)
  try {
    return await runCommand(database.db, words, new Date())
  } finally {
    await database.close()
  }
}

try {
  const { lines, ok } = await answer(readSettings(process.env, false), process.argv.slice(2))
  process.stdout.write(`${lines.join('\n')}\n`)
  process.exitCode = ok ? 0 : 1
} catch (error) {
  if (!(error instanceof StartFault || error instanceof OfficeFault)) throw error
  process.stderr.write(`${error.message}\n`)
  process.exitCode = 1
}
