import { randomUUID } from 'node:crypto'
import { parseArgs } from 'node:util'
import { and, desc, eq, ilike, isNotNull, or } from 'drizzle-orm'
import { plainAmount } from '@marquee/contract/plain-amount.ts'
import { blockedSince } from '../auth/blocks.ts'
import type { Player } from '../auth/players.ts'
import { endSessionsOf } from '../auth/sessions.ts'
import { auditLedger } from '../ledger/ledger-audit.ts'
import { holdsPlayMoney } from '../ledger/real-money.ts'
import type { Db } from '../database/db.ts'
import { balanceOf, lockCash, post } from '../ledger/ledger.ts'
import { accounts, entries, players, transactions, walletRequests, wallets } from '../database/schema.ts'
import { blockUsage, runBlockCommand } from './block-commands.ts'
import { protectionOptions, protectionUsage, runProtectionCommand } from './protection-commands.ts'
import { runSupportCommand, supportOptions, supportUsage } from './support-commands.ts'
import { formatDate, formatTable } from './table.ts'
import { decideRequest, listWaiting, setVirtualAccount } from './wallet-commands.ts'
import type { NameOf } from '../wallet/game-names.ts'
import { parseMoney, AdminError, requirePlayer, parseWholeNumber } from './arguments.ts'

/** The lines that a command prints; `ok` is false where it found a problem. */
export interface CommandResult {
  readonly lines: readonly string[]
  readonly ok: boolean
}

export const usage = [
  'npm run operator -- <command>',
  '',
  '  players [text] [--last 50]          players whose name, nickname or email has the text',
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
  ...blockUsage,
  ...protectionUsage,
  ...supportUsage,
  '  --by <name>                         who did it, stored with what block, unblock, protection, credit, credit-points,',
  '                                      approve, reject, auto-pay and reclaim change',
  '  books                               check that the whole ledger balances',
  '  backup <file>                       copy the embedded database, also while the operator runs',
  '  restore <file>                      make the embedded database anew from a backup; the operator must not run',
] as const

/** The commands with a place for the person who gave them. */
const storesPerson: ReadonlySet<string> = new Set([
  'block',
  'unblock',
  'protection',
  'credit',
  'credit-points',
  'approve',
  'reject',
  'auto-pay',
  'reclaim',
])

/**
 * Runs one admin command.
 *
 * @throws AdminError for an unknown command, player or amount
 */
export async function runCommand(
  db: Db,
  args: readonly string[],
  now: Date,
  nameOf: NameOf = (id) => ({ id, title: id }),
): Promise<CommandResult> {
  const { positionals, values } = parseCommandLine(args)
  const [command = 'help', ...rest] = positionals
  if (values.by !== undefined && !storesPerson.has(command))
    throw new AdminError(`${command} does not store who did it: leave out --by.`)
  if (values.by?.trim() === '') throw new AdminError('Say who did it: --by "...".')
  switch (command) {
    case 'players':
      return done(
        await searchPlayers(db, rest[0] ?? '', parseWholeNumber(values.last ?? '50', 'how many', 1000)),
      )
    case 'player':
      return done(await showPlayer(db, await requirePlayer(db, rest[0])))
    case 'ledger': {
      const player = await requirePlayer(db, rest[0])
      const last = parseWholeNumber(values.last ?? '20', 'how many', 1000)
      return done(await showLedger(db, player, values.points === true ? 'points' : 'cash', last))
    }
    case 'credit':
    case 'credit-points': {
      const player = await requirePlayer(db, rest[0])
      const currency = command === 'credit' ? player.currency : undefined
      const amount = BigInt(parseMoney(rest[1], currency))
      const gift: Gift = {
        kind: command === 'credit' ? 'cash' : 'points',
        amount,
        reference: values.reference ?? randomUUID(),
        note: [...rest.slice(2), ...(values.by === undefined ? [] : [`(by ${values.by})`])].join(' '),
      }
      return done([await credit(db, player, gift)])
    }
    case 'deposits':
    case 'withdrawals': {
      const kind = command === 'deposits' ? 'deposit' : 'withdraw'
      const player = rest[0] === undefined ? undefined : await requirePlayer(db, rest[0])
      const last = parseWholeNumber(values.last ?? '50', 'how many', 1000)
      return done(await listWaiting(db, { kind, player, all: values.all === true, last }))
    }
    case 'approve':
    case 'reject':
    case 'auto-pay':
    case 'reclaim':
      return done([await decideRequest(db, command, rest[0], rest[1], now, values.by)])
    case 'virtual-account':
      return done([await setVirtualAccount(db, await requirePlayer(db, rest[0]), rest[1])])
    case 'end-sessions': {
      const player = await requirePlayer(db, rest[0])
      return done([`${player.username}: ${await endSessionsOf(db, player.id, now)} sessions ended`])
    }
    case 'block':
    case 'unblock':
      return done([await runBlockCommand(db, command, await requirePlayer(db, rest[0]), values, now)])
    case 'protection':
      return done(await runProtectionCommand(db, rest, values, now))
    case 'books':
      return checkBooks(db)
    case 'help':
      return done([...usage])
    default: {
      const lines = await runSupportCommand(db, command, rest, values, now, nameOf)
      if (lines) return done(lines)
      throw new AdminError(`There is no command "${command}"; "help" lists them.`)
    }
  }
}

function parseCommandLine(args: readonly string[]) {
  try {
    const options = {
      last: { type: 'string' },
      reference: { type: 'string' },
      all: { type: 'boolean' },
      points: { type: 'boolean' },
      ...supportOptions,
      ...protectionOptions,
    } as const
    return parseArgs({ args: [...args], options, allowPositionals: true })
  } catch (error) {
    throw new AdminError(error instanceof Error ? error.message : String(error))
  }
}

function done(lines: readonly string[]): CommandResult {
  return { lines, ok: true }
}

/** The first `limit` matching players by name, and the number of further ones. */
async function searchPlayers(db: Db, text: string, limit: number): Promise<string[]> {
  const like = `%${text.replaceAll(/[\\%_]/g, '\\$&')}%`
  const matching = or(
    ilike(players.username, like),
    ilike(players.nickname, like),
    ilike(players.email, like),
  )
  const found = await db.select().from(players).where(matching).orderBy(players.username).limit(limit)
  const beyond = found.length < limit ? 0 : (await db.$count(players, matching)) - limit
  const lines = formatTable(
    ['username', 'nickname', 'joined', 'last sign-in'],
    found.map((player) => [
      player.username,
      player.nickname,
      formatDate(player.createdAt),
      formatDate(player.lastLoginAt),
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
  const money = (minor: bigint) => plainAmount(minor, currency)
  const rolling = `${money(wallet?.rollingLeft ?? 0n)} of ${money(wallet?.rollingTotal ?? 0n)}`
  return formatTable(
    ['username', 'nickname', 'id', 'cash', 'points', 'rolling left', 'waiting', 'blocked'],
    [
      [
        player.username,
        player.nickname,
        id,
        `${money(cash)} ${currency}`,
        String(points),
        rolling,
        String(waiting),
        formatDate((await blockedSince(db, id)) ?? null),
      ],
    ],
  )
}

async function showLedger(db: Db, player: Player, kind: 'cash' | 'points', last: number): Promise<string[]> {
  const figure = (minor: bigint) => (kind === 'cash' ? plainAmount(minor, player.currency) : String(minor))
  const rows = await db
    .select({ entry: entries, transaction: transactions })
    .from(entries)
    .innerJoin(transactions, eq(transactions.id, entries.transactionId))
    .innerJoin(accounts, eq(accounts.id, entries.accountId))
    .where(and(eq(accounts.playerId, player.id), eq(accounts.kind, kind)))
    .orderBy(desc(entries.position))
    .limit(last)
  return formatTable(
    ['date', 'type', 'amount', 'before', 'after', 'reference', 'note'],
    rows.map(({ entry, transaction }) => [
      formatDate(entry.postedAt),
      transaction.type,
      figure(entry.amount),
      figure(entry.before),
      figure(entry.after),
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

/** @throws AdminError for cash where the ledger holds real money, and for a reference that was credited otherwise */
async function credit(db: Db, player: Player, { kind, amount, reference, note }: Gift): Promise<string> {
  if (kind === 'cash' && !(await holdsPlayMoney(db)))
    throw new AdminError(
      'This site has real money: credit gives play money, which the player could withdraw. Nothing was done.',
    )
  return db.transaction(async (tx) => {
    // Serialises two credits with one reference. Locks are taken in one order everywhere: cash before points.
    await lockCash(tx, player.id, player.currency)
    const given = and(eq(transactions.type, 'adjustment'), eq(transactions.reference, reference))
    const [existing] = await tx
      .select({ owner: accounts.playerId, kind: accounts.kind, amount: entries.amount })
      .from(transactions)
      .innerJoin(entries, eq(entries.transactionId, transactions.id))
      .innerJoin(accounts, eq(accounts.id, entries.accountId))
      .where(and(given, isNotNull(accounts.playerId)))
    if (existing) {
      const same = existing.owner === player.id && existing.kind === kind && existing.amount === amount
      if (same) return `${reference} was credited before; nothing was done.`
      throw new AdminError(
        `${reference} was credited before to another player or with another amount; nothing was done.`,
      )
    }
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
    const figure = (minor: bigint) => (kind === 'cash' ? plainAmount(minor, player.currency) : String(minor))
    const what = kind === 'cash' ? player.currency : 'points'
    return `${player.username}: ${figure(amount)} ${what} credited, now ${figure(posted.to)}`
  })
}

async function checkBooks(db: Db): Promise<CommandResult> {
  const report = await auditLedger(db)
  const counted = `${report.transactions} transactions, ${report.entries} entries, ${report.accounts} accounts`
  const ok = report.problems.length === 0
  return { lines: ok ? [`The books balance: ${counted}.`] : [`${counted}:`, ...report.problems], ok }
}
