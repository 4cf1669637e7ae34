import { and, desc, eq, isNotNull, or, type SQL, sql } from 'drizzle-orm'
import { plainAmount } from '@marquee/contract/plain-amount.ts'
import { type StopBody, limitKinds, limitPeriods } from '@marquee/contract/protection.ts'
import { type Player, readPlayer } from '../auth/players.ts'
import type { Db } from '../database/db.ts'
import { lockCash } from '../ledger/ledger.ts'
import { record } from '../protection/audit.ts'
import { beginStop, endsAfter } from '../protection/begin-stop.ts'
import { writeLimit } from '../protection/changes.ts'
import { supportedLimits, type StoredLimit } from '../protection/limits.ts'
import { playAudit, playLimits, playMarks, playStops } from '../protection/schema.ts'
import { activeStops, isActiveStop, similarAccounts } from '../protection/stops.ts'
import { players } from '../database/schema.ts'
import { loadSecrets } from '../site/secrets.ts'
import {
  AdminError,
  type Author,
  parseMoney,
  parseWholeNumber,
  readReason,
  requirePlayer,
} from './arguments.ts'
import { formatDate, formatTable } from './table.ts'

export const protectionUsage = [
  '  protection list [username]          limits and breaks that count now; accounts with a detail of one on a break',
  '  protection impose <username> limit <kind> <period> <amount> --reason "..."',
  '                                      a limit of the operator (minutes for time); the lower one counts',
  '  protection impose <username> stop | time_out <days> | exclusion <months or for-good> --reason "..."',
  '  protection lift <username> limit <kind> <period> --reason "..."',
  "                                      take an operator's limit back; the player's own stays",
  '  protection lift <username> stop --reason "..."',
  '                                      end every break of the player before its time',
  '  protection export <username>        every change ever made, as lines of JSON',
] as const

export const protectionOptions = { reason: { type: 'string' }, by: { type: 'string' } } as const

/**
 * Runs one command of `protection`.
 *
 * @throws AdminError for an unknown command, player, limit or length, and for a change without a written reason
 */
export async function runProtectionCommand(
  db: Db,
  [command, username, what, ...rest]: readonly string[],
  author: Author,
  now: Date,
): Promise<string[]> {
  if (command === 'list') {
    return listProtection(db, username === undefined ? undefined : await requirePlayer(db, username), now)
  }
  const player = await requirePlayer(db, username)
  if (command === 'export') return exportAudit(db, player)
  if (command !== 'impose' && command !== 'lift') {
    throw new AdminError('Say protection list, impose, lift or export.')
  }
  const change = { player, reason: readReason(author), by: author.by, now }
  if (what === 'limit') {
    const limit = parseLimit(rest)
    const amount = command === 'impose' ? parseLimitAmount(limit.kind, rest[2], player.currency) : null
    return [await imposeLimit(db, change, limit, amount)]
  }
  if (command === 'impose') return [await imposeStop(db, change, parseLength(what, rest[0]))]
  if (what !== 'stop') throw new AdminError('Say what to lift: limit or stop.')
  return [await liftStops(db, change)]
}

interface OfficeChange {
  readonly player: Player
  readonly reason: string
  readonly by: string | undefined
  readonly now: Date
}
type LimitName = Pick<StoredLimit, 'kind' | 'period'>

async function listProtection(db: Db, player: Player | undefined, now: Date): Promise<string[]> {
  const limits = await db
    .select({ limit: playLimits, username: players.username, currency: players.currency })
    .from(playLimits)
    .innerJoin(players, eq(players.id, playLimits.playerId))
    .where(
      and(
        player && eq(playLimits.playerId, player.id),
        or(isNotNull(playLimits.amount), isNotNull(playLimits.imposed)),
      ),
    )
    .orderBy(players.username, playLimits.kind, playLimits.period)
  return formatTable(
    ['username', 'what', 'begun with', 'own', 'imposed', 'from', 'until', 'requested', 'ready'],
    [
      ...(await listStops(db, player, now)),
      ...limits.map(({ limit, username, currency }) => {
        const figure = (amount: number | null) => figureOf(limit.kind, amount, currency)
        const isRequested = limit.changeReadyAt !== null
        return [
          username,
          `${limit.kind} ${limit.period}`,
          '',
          figure(limit.amount),
          figure(limit.imposed),
          '',
          '',
          isRequested ? figure(limit.changeAmount) || 'none' : '',
          formatDate(limit.changeReadyAt),
        ]
      }),
    ],
  )
}

/**
 * A row for each break and each account that it applies to, with the account that it was begun with, and a row for each other account that shares
 * a detail with that one.
 */
async function listStops(db: Db, player: Player | undefined, now: Date): Promise<string[][]> {
  const stops = await db
    .select({ stop: playStops, username: players.username })
    .from(playStops)
    .innerJoin(players, eq(players.id, playStops.playerId))
    .where(and(player && sql`${playStops.playerId} in ${withDetailsOf(player)}`, isActiveStop(now)))
    .orderBy(players.username, desc(playStops.endsAt))
  const similar = await similarAccounts(db, [...new Set(stops.map(({ stop }) => stop.playerId))])
  const times = ({ startedAt, endsAt }: (typeof stops)[number]['stop']) => [
    '',
    '',
    formatDate(startedAt),
    endsAt === null ? 'for good' : formatDate(endsAt),
    '',
    '',
  ]
  const rows = stops.flatMap(({ stop, username }) => [
    [username, stop.kind, username, ...times(stop)],
    ...similar
      .filter(({ holder, isSamePerson }) => holder === stop.playerId && isSamePerson)
      .map((other) => [other.username, stop.kind, username, ...times(stop)]),
  ])
  const usernames = new Map(stops.map(({ stop, username }) => [stop.playerId, username]))
  const others = similar
    .filter(({ isSamePerson }) => !isSamePerson)
    .map(({ holder, username, kinds }) => [
      username,
      `same ${kinds.join(', ')}`,
      usernames.get(holder) ?? '',
      ...Array.from({ length: 6 }, () => ''),
    ])
  return [...rows, ...others].filter(
    ([username, , begunWith]) => !player || username === player.username || begunWith === player.username,
  )
}

/** The account and those that share a detail with it. */
const withDetailsOf = ({ id }: Player): SQL =>
  sql`(select ${id}::uuid union select other.player_id from ${playMarks} own join ${playMarks} other on other.mark = own.mark
    where own.player_id = ${id})`

function figureOf(kind: StoredLimit['kind'], amount: number | null, currency: string): string {
  if (amount === null) return ''
  return kind === 'time' ? `${amount / 60} min` : `${plainAmount(amount, currency)} ${currency}`
}

async function exportAudit(db: Db, { id }: Player): Promise<string[]> {
  const rows = await db.select().from(playAudit).where(eq(playAudit.playerId, id)).orderBy(playAudit.id)
  return rows.map(({ at, by, action, details, reason }) =>
    JSON.stringify({ at, by, action, details, reason }),
  )
}

function parseLimit([kind, period]: readonly string[]): LimitName {
  const found = supportedLimits.find((limit) => limit.kind === kind && limit.period === period)
  if (found) return found
  throw new AdminError(
    `Say which limit: ${limitKinds.join(', ')} by ${limitPeriods.join(', ')}; time by day only.`,
  )
}

function parseLimitAmount(kind: StoredLimit['kind'], text: string | undefined, currency: string): number {
  if (kind === 'time') return parseWholeNumber(text, 'the minutes', 1440) * 60
  return parseMoney(text, currency)
}

/** Most of a time-out and of an exclusion that the back office imposes. */
const [mostDays, mostMonths] = [365, 600]

function parseLength(kind: string | undefined, length: string | undefined): StopBody {
  if (kind === 'stop') return { kind }
  if (kind === 'time_out') return { kind, days: parseWholeNumber(length, 'the days', mostDays) }
  if (kind !== 'exclusion') throw new AdminError('Say what to impose: limit, stop, time_out or exclusion.')
  if (length === 'for-good') return { kind, months: null }
  return { kind, months: parseWholeNumber(length, 'the months, or for-good,', mostMonths) }
}

function imposeLimit(
  db: Db,
  { player, reason, by, now }: OfficeChange,
  limit: LimitName,
  amount: number | null,
): Promise<string> {
  const { id: playerId, username, currency } = player
  return db.transaction(async (tx) => {
    await lockCash(tx, playerId, currency)
    await writeLimit(tx, { playerId }, limit, { imposed: amount })
    const action = amount === null ? 'limit_lifted' : 'limit_imposed'
    await record(tx, { playerId, at: now, action, details: { ...limit, amount, ...named(by) }, reason })
    const figure = amount === null ? 'no limit of the operator' : figureOf(limit.kind, amount, currency)
    return `${username}: ${limit.kind} by ${limit.period}, ${figure}`
  })
}

async function imposeStop(
  db: Db,
  { player, reason, by, now }: OfficeChange,
  length: StopBody,
): Promise<string> {
  const { personFingerprint } = await loadSecrets(db)
  const { id: playerId, username, currency } = player
  const endsAt = endsAfter(length, now)
  const until = untilOf(endsAt)
  return db.transaction(async (tx) => {
    await lockCash(tx, playerId, currency)
    const stop = { kind: length.kind, startedAt: now, endsAt }
    const begun = await beginStop(tx, playerId, stop, personFingerprint)
    if (!begun) return `${username}: a break that lasts as long is there already; nothing was done.`
    const details = { ...begun, ...named(by) }
    await record(tx, { playerId, at: now, action: 'stop_imposed', details, reason })
    return `${username}: ${length.kind} ${until}`
  })
}

/** The name of the person among the details of a change. */
const named = (by: string | undefined) => (by === undefined ? {} : { by })

const untilOf = (endsAt: Date | null) => (endsAt === null ? 'for good' : `until ${formatDate(endsAt)}`)

/** The breaks that apply to an account still, which was begun with others of the person; undefined without one. */
async function otherBreaks(tx: Db, { id }: Player, now: Date): Promise<string | undefined> {
  const stops = await activeStops(tx, id, now)
  if (stops.length === 0) return undefined
  const texts = stops.map(async ({ playerId, kind, endsAt }) => {
    const { username } = await readPlayer(tx, playerId)
    return `${username} (${kind} ${untilOf(endsAt)})`
  })
  return `the break of another account of the person applies to it: ${(await Promise.all(texts)).join(', ')}`
}

function liftStops(db: Db, { player, reason, by, now }: OfficeChange): Promise<string> {
  const { id: playerId, username, currency } = player
  return db.transaction(async (tx) => {
    await lockCash(tx, playerId, currency)
    const lifted = await tx
      .update(playStops)
      .set({ liftedAt: now })
      .where(and(eq(playStops.playerId, playerId), isActiveStop(now)))
      .returning({ id: playStops.id })
    const others = await otherBreaks(tx, player, now)
    if (lifted.length === 0) {
      throw new AdminError(
        `${username}: no break was begun with it; nothing was done${others ? `; ${others}` : ''}.`,
      )
    }
    const details = { breaks: lifted.length, ...named(by) }
    await record(tx, { playerId, at: now, action: 'stop_lifted', details, reason })
    return `${username}: ${lifted.length} lifted${others ? `; ${others}` : ''}`
  })
}
