import { decimalsOf } from '@marquee/contract/currency.ts'
import { plainAmount } from '@marquee/contract/plain-amount.ts'
import { parseAmount } from '@marquee/contract/wallet-rules.ts'
import { findPlayer, type Player } from '../auth/players.ts'
import type { Db } from '../database/db.ts'

/** A command that is wrong or cannot be done; its message is a sentence for the person who typed it. */
export class AdminError extends Error {
  override readonly name = 'AdminError'
}

/**
 * The player of a user name.
 *
 * @throws AdminError when there is none
 */
export async function requirePlayer(db: Db, username: string | undefined): Promise<Player> {
  if (username === undefined) throw new AdminError('Say which player.')
  const player = await findPlayer(db, username)
  if (!player) throw new AdminError(`There is no player "${username}".`)
  return player
}

/**
 * Parses a whole number from 1 to `max`.
 *
 * @throws AdminError for anything else; `what` names it
 */
export function parseWholeNumber(text: string | undefined, what: string, max: number): number {
  const value = text !== undefined && /^\d{1,13}$/.test(text) ? Number(text) : Number.NaN
  if (value >= 1 && value <= max) return value
  throw new AdminError(`Give ${what} as a whole number from 1 to ${max}.`)
}

const maxAmount = 1_000_000_000_000

/**
 * Parses an amount into minor units: `12.34` in a currency with decimals, whole numbers in others and in points
 * (`undefined`).
 *
 * @throws AdminError for anything else, and for 0
 */
export function parseMoney(text: string | undefined, currency: string | undefined): number {
  if (currency === undefined || decimalsOf(currency) === 0)
    return parseWholeNumber(text, 'the amount', maxAmount)
  const parsed = parseAmount(text ?? '', { currency })
  if (parsed.ok && parsed.amount >= 1 && parsed.amount <= maxAmount) return parsed.amount
  const [min, max] = [plainAmount(1, currency), plainAmount(maxAmount, currency)]
  throw new AdminError(`Give the amount in ${currency}, from ${min} to ${max}.`)
}

/** Who changes something, and why, as the command line says it. */
export interface Author {
  readonly reason?: string | undefined
  /** The name of the person of the back office. */
  readonly by?: string | undefined
}

/** @throws AdminError for a change without a written reason */
export function readReason({ reason }: Author): string {
  const written = reason?.trim() ?? ''
  if (written === '') throw new AdminError('Give a reason: --reason "...". It is stored for good.')
  return written
}
