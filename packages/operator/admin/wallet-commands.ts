import { and, asc, desc, eq } from 'drizzle-orm'
import type { Player } from '../auth/players.ts'
import { plainAmount } from '@marquee/contract/plain-amount.ts'
import { decisionReasons } from '@marquee/contract/wallet.ts'
import type { Db } from '../database/db.ts'
import { players, walletRequests } from '../database/schema.ts'
import { type Decision, decide } from '../wallet/decisions.ts'
import { findRequest, type WalletRequestRow } from '../wallet/requests.ts'
import { formatDate, formatTable } from './table.ts'
import { AdminError, parseWholeNumber } from './arguments.ts'

export type DecisionCommand = 'approve' | 'reject' | 'auto-pay' | 'reclaim'

export interface Listing {
  readonly kind: WalletRequestRow['kind']
  /** All players when absent. */
  readonly player: Player | undefined
  /** Includes decided requests. */
  readonly all: boolean
  readonly last: number
}

/** Lists waiting deposits or withdrawals, oldest first, or the latest of all. */
export async function listWaiting(db: Db, { kind, player, all, last }: Listing): Promise<string[]> {
  const rows = await db
    .select({ request: walletRequests, username: players.username })
    .from(walletRequests)
    .innerJoin(players, eq(players.id, walletRequests.playerId))
    .where(
      and(
        eq(walletRequests.kind, kind),
        all ? undefined : eq(walletRequests.status, 'waiting'),
        player === undefined ? undefined : eq(walletRequests.playerId, player.id),
      ),
    )
    .orderBy(all ? desc(walletRequests.id) : asc(walletRequests.id))
    .limit(last)
  return formatTable(
    ['id', 'asked', 'username', 'amount', 'status', 'decided', 'by', 'reason', 'account'],
    rows.map(({ request, username }) => [
      String(request.id),
      formatDate(request.createdAt),
      username,
      `${plainAmount(request.amount, request.currency)} ${request.currency}`,
      request.status,
      request.status === 'waiting' ? '' : formatDate(request.changedAt),
      request.changedBy,
      request.reason ?? '',
      [request.depositor ?? '', request.bank, request.accountNumber, request.holder]
        .filter((part) => part !== '')
        .join(' '),
    ]),
  )
}

/**
 * Decides a waiting request.
 *
 * @throws AdminError for an invalid id, a request that was decided before, or a reason the app has no message for
 */
export async function decideRequest(
  db: Db,
  command: DecisionCommand,
  idText: string | undefined,
  reasonText: string | undefined,
  now: Date,
  person: string | undefined,
): Promise<string> {
  const id = parseWholeNumber(idText, 'the id of the request', 9_999_999_999_999)
  const reason = decisionReasons.find((known) => known === (reasonText ?? 'operator.other'))
  if (reason === undefined) {
    throw new AdminError(`Give a reason that the app has a message for: ${decisionReasons.join(', ')}.`)
  }
  const request = await findRequest(db, id)
  if (!request) throw new AdminError(`There is no request ${id}.`)
  const decision = decisionFor(command, request.kind, reason)
  if (!decision) throw new AdminError(`${command} is not for a ${request.kind}.`)
  const decided = await db.transaction((tx) => decide(tx, id, decision, 'operator', now, person))
  if (decided.done) {
    const amount = plainAmount(request.amount, request.currency)
    return `${request.kind} ${id} of ${amount} ${request.currency}: ${decision.to}`
  }
  const status = decided.why === 'decided' ? decided.request.status : request.status
  throw new AdminError(`Request ${id} is ${status} already; nothing was done.`)
}

function decisionFor(
  command: DecisionCommand,
  kind: WalletRequestRow['kind'],
  reason: (typeof decisionReasons)[number],
): Decision | undefined {
  if (command === 'approve') return { kind, to: 'completed' }
  if (command === 'reject') return { kind, to: 'rejected', reason }
  if (command === 'auto-pay') return kind === 'deposit' ? { kind, to: 'auto_paid' } : undefined
  return kind === 'withdraw' ? { kind, to: 'auto_withdrawn', reason } : undefined
}

/**
 * Gives a player a virtual deposit account, or removes it. The app shows it from the next sign-in on.
 *
 * @throws AdminError for any other word than `off`
 */
export async function setVirtualAccount(db: Db, player: Player, word: string | undefined): Promise<string> {
  if (word !== undefined && word !== 'off') throw new AdminError('Say "off", or nothing to give one.')
  // Derived from the player's id: stable, and unique to the player.
  const digits = BigInt(`0x${player.id.replaceAll('-', '')}`)
    .toString()
    .padStart(39, '0')
    .slice(-12)
  const number = word === 'off' ? '' : `900-${digits.slice(0, 6)}-${digits.slice(6)}`
  await db.update(players).set({ virtualAccount: number }).where(eq(players.id, player.id))
  return number === '' ? `${player.username}: no virtual account` : `${player.username}: ${number}`
}
