import type { OpenDatabase } from '../database/db.ts'
import { AdminError } from './arguments.ts'
import { backUp } from './backup.ts'
import { type CommandResult, runCommand } from './commands.ts'
import type { NameOf } from '../wallet/game-names.ts'

/**
 * Runs one admin command on an open database. The file of a `backup` is a whole path: a running operator has another folder.
 *
 * @throws AdminError as the command does
 */
export async function runOn(
  database: OpenDatabase,
  args: readonly string[],
  now: Date,
  nameOf: NameOf,
): Promise<CommandResult> {
  const [command, file] = args
  if (command !== 'backup') return runCommand(database.db, args, now, nameOf)
  if (file === undefined) throw new AdminError('Name the file: npm run operator -- backup <file>')
  return { lines: [await backUp(database, file)], ok: true }
}
