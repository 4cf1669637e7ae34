import { randomUUID } from 'node:crypto'
import { parseArgs } from 'node:util'
import { desc, eq, ilike, or } from 'drizzle-orm'
import { findPlayer, type Player } from '../auth/players.ts'
import { endSessionsOf } from '../auth/sessions.ts'
import { verifyBooks } from '../books.ts'
import type { Db } from '../db.ts'
import { balanceOf, post } from '../ledger.ts'
import { accounts, entries, players, transactions } from '../schema.ts'

/** A command that was typed wrong or cannot be done; one sentence for the person who typed it. */
export class OfficeFault extends Error {
  override readonly name = 'OfficeFault'
}

/** What a command answers: lines to print, and whether all was well. */
export interface OfficeAnswer {
  readonly lines: readonly string[]
  readonly ok: boolean
}

export const usage = [
  'npm run operator -- <command>',
  '',
  '  players [text]                      players whose name, nickname or e-mail has the text',
  '  player <username>                   one player with balances',
  '  ledger <username> [--last 20]       the last movements of their cash',
  '  credit <username> <amount> [note]   give play money; --reference <id> makes a repeat harmless',
  '  end-sessions <username>             sign them out everywhere',
  '  books                               check that the whole ledger balances',
] as const

/**
 * Runs one command of the back office.
 *
 * @throws OfficeFault for a wrong command, player or amount
 */
export async function runCommand(db: Db, words: readonly string[], now: Date): Promise<OfficeAnswer> {
  const { positionals, values } = readWords(words)
  const [command = 'help', ...rest] = positionals
  switch (command) {
    case 'players':
      return done(await searchPlayers(db, rest[0] ?? ''))
    case 'player':
      return done(await showPlayer(db, await thePlayer(db, rest[0])))
    case 'ledger':
      return done(
        await showLedger(
          db,
          await thePlayer(db, rest[0]),
          wholeNumber(values.last ?? '20', 'how many', 1000),
        ),
      )
    case 'credit': {
      const player = await thePlayer(db, rest[0])
      const amount = wholeNumber(rest[1], 'the amount', 1_000_000_000_000)
      return done([
        await credit(db, player, BigInt(amount), values.reference ?? randomUUID(), rest.slice(2).join(' ')),
      ])
    }
    case 'end-sessions': {
      const player = await thePlayer(db, rest[0])
      return done([`${player.username}: ${await endSessionsOf(db, player.id, now)} sessions ended`])
    }
    case 'books':
      return checkBooks(db)
    case 'help':
      return done([...usage])
    default:
      throw new OfficeFault(`There is no command "${command}"; "help" lists them.`)
  }
}

function readWords(words: readonly string[]) {
  try {
    const options = { last: { type: 'string' }, reference: { type: 'string' } } as const
    return parseArgs({ args: [...words], options, allowPositionals: true })
  } catch (error) {
    throw new OfficeFault(error instanceof Error ? error.message : String(error))
  }
}

function done(lines: readonly string[]): OfficeAnswer {
  return { lines, ok: true }
}

async function thePlayer(db: Db, username: string | undefined): Promise<Player> {
  if (username === undefined) throw new OfficeFault('Say which player.')
  const player = await findPlayer(db, username)
  if (!player) throw new OfficeFault(`There is no player "${username}".`)
  return player
}

function wholeNumber(text: string | undefined, what: string, most: number): number {
  const value = text !== undefined && /^\d{1,13}$/.test(text) ? Number(text) : Number.NaN
  if (value >= 1 && value <= most) return value
  throw new OfficeFault(`Give ${what} as a whole number from 1 to ${most}.`)
}

async function searchPlayers(db: Db, text: string): Promise<string[]> {
  const like = `%${text.replaceAll(/[\\%_]/g, '\\$&')}%`
  const found = await db
    .select()
    .from(players)
    .where(or(ilike(players.username, like), ilike(players.nickname, like), ilike(players.email, like)))
    .orderBy(players.username)
    .limit(50)
  return table(
    ['username', 'nickname', 'joined', 'last sign-in'],
    found.map((player) => [
      player.username,
      player.nickname,
      when(player.createdAt),
      when(player.lastLoginAt),
    ]),
  )
}

async function showPlayer(db: Db, player: Player): Promise<string[]> {
  const { id, currency } = player
  const cash = await balanceOf(db, { player: id, kind: 'cash' }, currency)
  const points = await balanceOf(db, { player: id, kind: 'points' }, currency)
  return table(
    ['username', 'nickname', 'id', 'cash', 'points'],
    [[player.username, player.nickname, id, `${cash} ${currency}`, String(points)]],
  )
}

async function showLedger(db: Db, player: Player, last: number): Promise<string[]> {
  const rows = await db
    .select({ entry: entries, transaction: transactions })
    .from(entries)
    .innerJoin(transactions, eq(transactions.id, entries.transactionId))
    .innerJoin(accounts, eq(accounts.id, entries.accountId))
    .where(eq(accounts.playerId, player.id))
    .orderBy(desc(entries.id))
    .limit(last)
  return table(
    ['date', 'type', 'amount', 'before', 'after', 'reference', 'note'],
    rows.map(({ entry, transaction }) => [
      when(transaction.createdAt),
      transaction.type,
      String(entry.amount),
      String(entry.before),
      String(entry.after),
      transaction.reference,
      transaction.note ?? '',
    ]),
  )
}

async function credit(
  db: Db,
  player: Player,
  amount: bigint,
  reference: string,
  note: string,
): Promise<string> {
  return db.transaction(async (tx) => {
    // The player's row serialises two credits with one reference.
    await tx.select({ id: players.id }).from(players).where(eq(players.id, player.id)).for('update')
    const [known] = await tx.select().from(transactions).where(eq(transactions.reference, reference))
    if (known) return `${reference} was credited before; nothing was done.`
    const posted = await post(tx, {
      type: 'adjustment',
      reference,
      currency: player.currency,
      from: { house: 'promo' },
      to: { player: player.id, kind: 'cash' },
      amount,
      ...(note === '' ? {} : { note }),
    })
    if (!posted.ok) throw new Error('the house has no limit')
    return `${player.username}: ${amount} ${player.currency} credited, now ${posted.to}`
  })
}

async function checkBooks(db: Db): Promise<OfficeAnswer> {
  const report = await verifyBooks(db)
  const counted = `${report.transactions} transactions, ${report.entries} entries, ${report.accounts} accounts`
  const ok = report.problems.length === 0
  return { lines: ok ? [`The books balance: ${counted}.`] : [`${counted}:`, ...report.problems], ok }
}

function when(date: Date | null): string {
  return date?.toISOString().slice(0, 19).replace('T', ' ') ?? ''
}

function table(head: readonly string[], rows: readonly (readonly string[])[]): string[] {
  if (rows.length === 0) return ['Nothing found.']
  const widths = head.map((title, column) =>
    Math.max(title.length, ...rows.map((row) => (row[column] ?? '').length)),
  )
  return [head, ...rows].map((row) =>
    row
      .map((cell, column) => cell.padEnd(widths[column] ?? 0))
      .join('  ')
      .trimEnd(),
  )
}
