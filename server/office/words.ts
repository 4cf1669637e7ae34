import { findPlayer, type Player } from '../auth/players.ts'
import type { Db } from '../db.ts'

/** A command that was typed wrong or cannot be done; one sentence for the person who typed it. */
export class OfficeFault extends Error {
  override readonly name = 'OfficeFault'
}

/**
 * The player of a user name.
 *
 * @throws OfficeFault when there is none
 */
export async function thePlayer(db: Db, username: string | undefined): Promise<Player> {
  if (username === undefined) throw new OfficeFault('Say which player.')
  const player = await findPlayer(db, username)
  if (!player) throw new OfficeFault(`There is no player "${username}".`)
  return player
}

/**
 * A typed number from 1 to `most`.
 *
 * @throws OfficeFault for anything else; `what` names it
 */
export function wholeNumber(text: string | undefined, what: string, most: number): number {
  const value = text !== undefined && /^\d{1,13}$/.test(text) ? Number(text) : Number.NaN
  if (value >= 1 && value <= most) return value
  throw new OfficeFault(`Give ${what} as a whole number from 1 to ${most}.`)
}
