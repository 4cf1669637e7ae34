import {
  closeSync,
  existsSync,
  fsyncSync,
  openAsBlob,
  openSync,
  renameSync,
  rmSync,
  writeSync,
} from 'node:fs'
import { join } from 'node:path'
import { count } from 'drizzle-orm'
import { type Migrations, type OpenDatabase, openDatabase } from '../database/db.ts'
import { auditLedger } from '../ledger/ledger-audit.ts'
import { players } from '../database/schema.ts'
import { StartupError, systemCode } from '../site/startup-error.ts'
import { AdminError } from './arguments.ts'
import type { CommandResult } from './commands.ts'

/**
 * Writes a copy of the embedded database to a file, as it is between two statements: it includes everything that was confirmed before. Calls
 * wait meanwhile. The file takes its name when it is whole and on the disk.
 *
 * @throws AdminError when the database is on a server, or the file cannot be written
 */
export async function backUp({ dump }: OpenDatabase, file: string): Promise<string> {
  if (dump === undefined)
    throw new AdminError('The database is on a server: back it up with pg_dump, see docs/runbook.md.')
  if (existsSync(file)) throw new AdminError(`${file} exists already: name another file.`)
  const bytes = Buffer.from(await (await dump()).arrayBuffer())
  const unfinished = `${file}.unfinished`
  try {
    // The signing keys are in it.
    const handle = openSync(unfinished, 'wx', 0o600)
    try {
      for (let written = 0; written < bytes.length;) written += writeSync(handle, bytes, written)
      fsyncSync(handle)
    } finally {
      closeSync(handle)
    }
    renameSync(unfinished, file)
  } catch (error) {
    rmSync(unfinished, { force: true })
    throw new AdminError(`${file} could not be written (${systemCode(error) ?? String(error)}).`)
  }
  return `${file}: ${(bytes.length / 1_000_000).toFixed(1)} MB. Keep it as secret as the database: the keys of sessions are in it.`
}

/**
 * Makes the embedded database of a data folder anew from a backup, brings it up to date and audits its books. The database that
 * was there is moved beside it.
 *
 * @param studio that has its tables in the same database: its migrations, and the file with its history, without which its next start retires all seeds
 * @throws StartupError when the folder is in use, or the backup cannot be opened: then everything is as before
 */
export async function restore(
  dataDir: string,
  file: string,
  now: Date,
  studio: { readonly migrations: readonly Migrations[]; readonly historyFile: string },
): Promise<CommandResult> {
  if (!existsSync(file)) throw new AdminError(`There is no file ${file}.`)
  const from = await openAsBlob(file)
  const asideOf = (path: string) => `${path}.before-${now.toISOString().replaceAll(/[:.]/g, '-')}`
  const folder = join(dataDir, 'pglite')
  const hadOne = existsSync(folder)
  const moved = [folder, studio.historyFile].filter((path) => existsSync(path))
  const beforeOpening = () => {
    for (const path of moved) renameSync(path, asideOf(path))
  }
  const options = { others: studio.migrations }
  const database = await openDatabase({ folder: dataDir, from, beforeOpening }, options).catch(
    (error: unknown) => {
      for (const path of moved.filter((one) => existsSync(asideOf(one)))) {
        rmSync(path, { recursive: true, force: true })
        renameSync(asideOf(path), path)
      }
      throw error
    },
  )
  rmSync(asideOf(studio.historyFile), { force: true })
  try {
    const { problems } = await auditLedger(database.db)
    const [found] = await database.db.select({ players: count() }).from(players)
    const lines = [
      `${dataDir} contains the data of ${file}: ${found?.players ?? 0} players.`,
      ...(hadOne
        ? [`The database that was there is in ${asideOf(folder)}: delete it when it is not needed any more.`]
        : []),
      ...(problems.length === 0 ? ['The books balance.'] : problems),
    ]
    return { lines, ok: problems.length === 0 }
  } catch (error) {
    throw new StartupError(`The backup was restored, and its books cannot be read (${String(error)}).`)
  } finally {
    await database.close()
  }
}
