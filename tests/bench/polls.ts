import { fileURLToPath } from 'node:url'
import { runTrusting } from '../rehearsal/own-certificate.ts'
import { findPostgres } from '../support/postgres.ts'
import { row, title } from './table.ts'

/** Prints what signed-in players cost who do nothing: each requests `/main/init` every 10 s, as an open app does. */
export async function benchPolls(players: string): Promise<void> {
  title(`${players} signed-in players who poll every 10 s, through nginx`)
  if (findPostgres() === undefined) {
    row('', 'there is no PostgreSQL')
    return
  }
  await runTrusting(fileURLToPath(new URL('front.ts', import.meta.url)), ['polls', players])
}
