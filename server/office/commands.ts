import { randomUUID } from 'node:crypto'
import { parseArgs } from 'node:util'
import { and, desc, eq, ilike, or } from 'drizzle-orm'
import type { Player } from '../auth/players.ts'
import { endSessionsOf } from '../auth/sessions.ts'
import { verifyBooks } from '../books.ts'
import type { Db } from '../db.ts'
import { balanceOf, lockCash, post } from '../ledger.ts'
import { accounts, entries, players, transactions, walletRequests, wallets } from '../schema.ts'
import { runSupportCommand, supportOptions, supportUsage } from './support-commands.ts'
import { table, when } from './table.ts'
import { decideFromOffice, listWaiting, setVirtualAccount } from './wallet-commands.ts'
import { OfficeFault, thePlayer, wholeNumber } from './words.ts'

/** What a command answers: lines to print, and whether all was well. */
export interface OfficeAnswer {
  readonly lines: readonly string[]
  readonly ok: boolean
}

export const usage = [
  'npm run operator -- <command>',
  '',
  '  players [text] [--last 50]          players whose name, nickname or e-mail has the text',
  '  player <username>                   one player with balances',
  '  ledger <username> [--last 20]       the last movements of their cash; --points of their points',
  '  credit <username> <amount> [note]   give play money; --reference <id> makes a repeat harmless',
  '  credit-points <username> <points>   give points; --reference as for credit',
  '  deposits [username]                 waiting deposits; --all with decided ones and conversions, --last 50',
  '  withdrawals [username]              waiting withdrawals; --all, --last 50',
  '  approve <id>                        complete a waiting deposit or withdrawal',
  '  reject <id> [reason]                reject it; a withdrawal goes back to the balance',
  '  auto-pay <id>                       credit a waiting deposit as the bank would by itself',
  '  reclaim <id> [reason]               end a waiting withdrawal and keep its amount',
  '  virtual-account <username> [off]    give a player an account of their own to deposit to, or take it',
  '  end-sessions <username>             sign them out everywhere',
  ...supportUsage,
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
      return done(await searchPlayers(db, rest[0] ?? '', wholeNumber(values.last ?? '50', 'how many', 1000)))
    case 'player':
      return done(await showPlayer(db, await thePlayer(db, rest[0])))
    case 'ledger': {
      const player = await thePlayer(db, rest[0])
      const last = wholeNumber(values.last ?? '20', 'how many', 1000)
      return done(await showLedger(db, player, values.points === true ? 'points' : 'cash', last))
    }
    case 'credit':
    case 'credit-points': {
      const player = await thePlayer(db, rest[0])
      const amount = BigInt(wholeNumber(rest[1], 'the amount', 1_000_000_000_000))
      const gift: Gift = {
        kind: command === 'credit' ? 'cash' : 'points',
        amount,
        reference: values.reference ?? randomUUID(),
        note: rest.slice(2).join(' '),
      }
      return done([await credit(db, player, gift)])
    }
    case 'deposits':
    case 'withdrawals': {
      const kind = command === 'deposits' ? 'deposit' : 'withdraw'
      const player = rest[0] === undefined ? undefined : await thePlayer(db, rest[0])
      const last = wholeNumber(values.last ?? '50', 'how many', 1000)
      return done(await listWaiting(db, { kind, player, all: values.all === true, last }))
    }
    case 'approve':
    case 'reject':
    case 'auto-pay':
    case 'reclaim':
      return done([await decideFromOffice(db, command, rest[0], rest[1], now)])
    case 'virtual-account':
      return done([await setVirtualAccount(db, await thePlayer(db, rest[0]), rest[1])])
    case 'end-sessions': {
      const player = await thePlayer(db, rest[0])
      return done([`${player.username}: ${await endSessionsOf(db, player.id, now)} sessions ended`])
    }
    case 'books':
      return checkBooks(db)
    case 'help':
      return done([...usage])
    default: {
      const lines = await runSupportCommand(db, command, rest, values, now)
      if (lines) return done(lines)
      throw new OfficeFault(`There is no command "${command}"; "help" lists them.`)
    }
  }
}

function readWords(words: readonly string[]) {
  try {
    const options = {
      last: { type: 'string' },
      reference: { type: 'string' },
      all: { type: 'boolean' },
      points: { type: 'boolean' },
      ...supportOptions,
    } as const
    return parseArgs({ args: [...words], options, allowPositionals: true })
  } catch (error) {
    throw new OfficeFault(error instanceof Error ? error.message : String(error))
  }
}

function done(lines: readonly string[]): OfficeAnswer {
  return { lines, ok: true }
}

/** The first `most` players that match, by name, and how many there are beyond. */
async function searchPlayers(db: Db, text: string, most: number): Promise<string[]> {
  const like = `%${text.replaceAll(/[\\%_]/g, '\\$&')}%`
  const matching = or(
    ilike(players.username, like),
    ilike(players.nickname, like),
    ilike(players.email, like),
  )
  const found = await db.select().from(players).where(matching).orderBy(players.username).limit(most)
  const beyond = found.length < most ? 0 : (await db.$count(players, matching)) - most
  const lines = table(
    ['username', 'nickname', 'joined', 'last sign-in'],
    found.map((player) => [
      player.username,
      player.nickname,
      when(player.createdAt),
      when(player.lastLoginAt),
    ]),
  )
  return beyond > 0
    ? [...lines, `${beyond} more: search for more of the name, or ask for --last 1000`]
    : lines
}

async function showPlayer(db: Db, player: Player): Promise<string[]> {
  const { id, currency } = player
  const cash = await balanceOf(db, { player: id, kind: 'cash' }, currency)
  const points = await balanceOf(db, { player: id, kind: 'points' }, currency)
  const [wallet] = await db.select().from(wallets).where(eq(wallets.playerId, id))
  const waiting = await db.$count(
    walletRequests,
    and(eq(walletRequests.playerId, id), eq(walletRequests.status, 'waiting')),
  )
  const rolling = `${wallet?.rollingLeft ?? 0n} of ${wallet?.rollingTotal ?? 0n}`
  return table(
    ['username', 'nickname', 'id', 'cash', 'points', 'rolling left', 'waiting'],
    [[player.username, player.nickname, id, `${cash} ${currency}`, String(points), rolling, String(waiting)]],
  )
}

async function showLedger(db: Db, player: Player, kind: 'cash' | 'points', last: number): Promise<string[]> {
  const rows = await db
    .select({ entry: entries, transaction: transactions })
    .from(entries)
    .innerJoin(transactions, eq(transactions.id, entries.transactionId))
    .innerJoin(accounts, eq(accounts.id, entries.accountId))
    .where(and(eq(accounts.playerId, player.id), eq(accounts.kind, kind)))
    .orderBy(desc(entries.position))
    .limit(last)
  return table(
    ['date', 'type', 'amount', 'before', 'after', 'reference', 'note'],
    rows.map(({ entry, transaction }) => [
      when(entry.postedAt),
      transaction.type,
      String(entry.amount),
      String(entry.before),
      String(entry.after),
      transaction.reference,
      transaction.note ?? '',
    ]),
  )
}

interface Gift {
  readonly kind: 'cash' | 'points'
  readonly amount: bigint
  readonly reference: string
  readonly note: string
}

async function credit(db: Db, player: Player, { kind, amount, reference, note }: Gift): Promise<string> {
  return db.transaction(async (tx) => {
    // Serialises two credits with one reference, and keeps the order of locks: cash before points.
    await lockCash(tx, player.id, player.currency)
    const given = and(eq(transactions.type, 'adjustment'), eq(transactions.reference, reference))
    const [known] = await tx.select().from(transactions).where(given)
    if (known) return `${reference} was credited before; nothing was done.`
    const posted = await post(tx, {
      type: 'adjustment',
      reference,
      currency: player.currency,
      from: { house: 'promo' },
      to: { player: player.id, kind },
      amount,
      ...(note === '' ? {} : { note }),
    })
    if (!posted.ok) throw new Error('the house has no limit')
    const what = kind === 'cash' ? player.currency : 'points'
    return `${player.username}: ${amount} ${what} credited, now ${posted.to}`
  })
}

async function checkBooks(db: Db): Promise<OfficeAnswer> {
  const report = await verifyBooks(db)
  const counted = `${report.transactions} transactions, ${report.entries} entries, ${report.accounts} accounts`
  const ok = report.problems.length === 0
  return { lines: ok ? [`The books balance: ${counted}.`] : [`${counted}:`, ...report.problems], ok }
}
