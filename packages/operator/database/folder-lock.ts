import { accessSync, constants, existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { DatabaseSync } from 'node:sqlite'
import { StartupError, systemCode } from '../site/startup-error.ts'

export interface FolderLock {
  release(): void
}

/**
 * Makes the data folder and locks it for this process.
 *
 * Two processes on one embedded database lose each other's commits, so the lock must be exact. It is an open exclusive
 * transaction on an SQLite file. The kernel holds it: it ends with the process, however the process dies, there is no
 * stale lock file, and of two processes that ask at the same time one gets it.
 *
 * @throws StartupError when the folder cannot be used or another process has it
 */
export function lockFolder(folder: string): FolderLock {
  try {
    makeFolder(folder)
    accessSync(folder, constants.R_OK | constants.W_OK | constants.X_OK)
  } catch (error) {
    throw new StartupError(
      `The data folder ${folder} cannot be read and written (${systemCode(error) ?? String(error)}).`,
    )
  }
  const owner = join(folder, 'owner.pid')
  let file: DatabaseSync
  try {
    file = new DatabaseSync(join(folder, 'lock.sqlite'), { timeout: 0 })
  } catch {
    throw new StartupError(`The data folder ${folder} cannot be read and written.`)
  }
  try {
    file.exec('BEGIN EXCLUSIVE')
  } catch {
    file.close()
    throw new StartupError(`The data folder ${folder} is in use by another process${processName(owner)}.`)
  }
  writeFileSync(owner, String(process.pid), { mode: 0o600 })
  let held = true
  return {
    release() {
      if (!held) return
      held = false
      file.close()
    },
  }
}

/** Makes a folder for this user only. Node's `recursive` is not used: below `/proc` it never returns. */
export function makeFolder(folder: string): void {
  if (existsSync(folder)) return
  makeFolder(dirname(folder))
  try {
    mkdirSync(folder, { mode: 0o700 })
  } catch (error) {
    if (systemCode(error) !== 'EEXIST') throw error
  }
}

function processName(owner: string): string {
  try {
    return ` (pid ${readFileSync(owner, 'utf8')})`
  } catch {
    return ''
  }
}
