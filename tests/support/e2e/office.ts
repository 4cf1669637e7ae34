import { runCommand } from '@marquee/operator/admin/commands.ts'
import { openDatabase } from '@marquee/operator/database/db.ts'
import { sendAdminCommand } from '@marquee/operator/admin/socket.ts'

/** One movement of a player's cash as the back office prints it. */
export interface Movement {
  readonly type: string
  readonly amount: number
  readonly before: number
  readonly after: number
}

/** The data folder of the product that `start-product.ts` started. */
export function productFolder(): string {
  const folder = process.env['E2E_DATA_DIR']
  if (folder === undefined) throw new Error('the product has not been started')
  return folder
}

/** Runs a command of the back office and gives the lines that it prints. Throws when the operator refuses it. */
export async function office(words: readonly string[], folder?: string): Promise<readonly string[]> {
  const url = process.env['E2E_DATABASE_URL']
  const response =
    url === undefined || folder !== undefined
      ? await sendAdminCommand(folder ?? productFolder(), words)
      : await onDatabase(url, words)
  if (!response?.ok) throw new Error(`the back office did not do '${words.join(' ')}'`)
  return response.lines
}

async function onDatabase(url: string, words: readonly string[]) {
  const database = await openDatabase({ url })
  try {
    return await runCommand(database.db, words, new Date())
  } finally {
    await database.close()
  }
}

/** The last movements of a player's cash, newest first: `npm run operator -- ledger`. */
export async function ledgerOf(username: string, folder?: string): Promise<Movement[]> {
  const [head = '', ...rows] = await office(['ledger', username, '--last', '50'], folder)
  if (!head.startsWith('date')) return []
  return rows.map((row) => {
    const [, type = '', amount, before, after] = row.split(/ {2,}/)
    return { type, amount: Number(amount), before: Number(before), after: Number(after) }
  })
}

/** Signs a player out at the operator, as support does: `npm run operator -- end-sessions`. */
export async function endSessionsOf(username: string, folder?: string): Promise<void> {
  await office(['end-sessions', username], folder)
}
