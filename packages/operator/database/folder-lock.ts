import { accessSync, constants, mkdirSync } from 'node:fs'
import { join } from 'node:path'
import { DatabaseSync } from 'node:sqlite'
import { StartupError, systemCode } from '../site/startup-error.ts'

/** SQLite's code for a file that another connection has locked. */
const sqliteBusy = 5

/**
 * Creates the data folder if necessary and locks it for this process. Returns the function that unlocks it.
 *
 * Two processes on one embedded database lose each other's commits. The lock is an exclusive transaction on an SQLite file:
 * Node has no other lock that the kernel releases however the process ends.
 *
 * @throws StartupError when the folder cannot be used or another process has locked it
 */
export function lockFolder(folder: string): () => void {
  let file: DatabaseSync
  try {
    mkdirSync(folder, { recursive: true, mode: 0o700 })
    accessSync(folder, constants.R_OK | constants.W_OK | constants.X_OK)
    file = new DatabaseSync(join(folder, 'lock.sqlite'), { timeout: 0 })
  } catch (error) {
    throw cannotBeUsed(folder, error)
  }
  try {
    file.exec('begin exclusive')
  } catch (error) {
    file.close()
    const isBusy = error instanceof Error && Reflect.get(error, 'errcode') === sqliteBusy
    throw isBusy
      ? new StartupError(`The data folder ${folder} is in use by another process.`)
      : cannotBeUsed(folder, error)
  }
  return () => {
    if (file.isOpen) file.close()
  }
}

function cannotBeUsed(folder: string, error: unknown): StartupError {
  return new StartupError(
    `The data folder ${folder} cannot be read and written (${systemCode(error) ?? String(error)}).`,
  )
}
