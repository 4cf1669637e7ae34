import { and, asc, desc, eq } from 'drizzle-orm'
import type { Player } from '../auth/players.ts'
import { decisionReasons } from '../../src/contract/wallet.ts'
import type { Db } from '../db.ts'
import { players, walletRequests } from '../schema.ts'
import { type Decision, decide } from '../wallet/decisions.ts'
import { findRequest, type WalletRequest } from '../wallet/requests.ts'
import { table, when } from './table.ts'
import { OfficeFault, wholeNumber } from './words.ts'

/** What the back office can do with a waiting request. */
export type OfficeDecision = 'approve' | 'reject' | 'auto-pay' | 'reclaim'

export interface Listing {
  readonly kind: WalletRequest['kind']
  /** Everybody's when absent. */
  readonly player: Player | undefined
  /** Decided ones too. */
  readonly all: boolean
  readonly last: number
}

/** Deposits or withdrawals: those that wait, the oldest first, or the latest of all. */
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
  return table(
    ['id', 'asked', 'username', 'amount', 'status', 'decided', 'by', 'reason', 'account'],
    rows.map(({ request, username }) => [
      String(request.id),
      when(request.createdAt),
      username,
      `${request.amount} ${request.currency}`,
      request.status,
      request.status === 'waiting' ? '' : when(request.changedAt),
      request.changedBy,
      request.reason ?? '',
      [request.depositor ?? '', request.bank, request.accountNumber, request.holder]
        .filter((part) => part !== '')
        .join(' '),
    ]),
  )
}

/**
 * Decides a waiting request for the operator.
 *
 * @throws OfficeFault for an id that is none, a request that was decided before, or a reason the app has no words for
 */
export async function decideFromOffice(
  db: Db,
  command: OfficeDecision,
  idText: string | undefined,
  reasonText: string | undefined,
  now: Date,
): Promise<string> {
  const id = wholeNumber(idText, 'the id of the request', 9_999_999_999_999)
  const reason = decisionReasons.find((known) => known === (reasonText ?? 'operator.other'))
  if (reason === undefined) {
    throw new OfficeFault(`Give a reason that the app has words for: ${decisionReasons.join(', ')}.`)
  }
  const request = await findRequest(db, id)
  if (!request) throw new OfficeFault(`There is no request ${id}.`)
  const decision = decisionFor(command, request.kind, reason)
  if (!decision) throw new OfficeFault(`${command} is not for a ${request.kind}.`)
  const decided = await db.transaction((tx) => decide(tx, id, decision, 'operator', now))
  if (decided.done) return `${request.kind} ${id} of ${request.amount} ${request.currency}: ${decision.to}`
  const status = decided.why === 'decided' ? decided.request.status : request.status
  throw new OfficeFault(`Request ${id} is ${status} already; nothing was done.`)
}

function decisionFor(
  command: OfficeDecision,
  kind: WalletRequest['kind'],
  reason: (typeof decisionReasons)[number],
): Decision | undefined {
  if (command === 'approve') return { kind, to: 'completed' }
  if (command === 'reject') return { kind, to: 'rejected', reason }
  if (command === 'auto-pay') return kind === 'deposit' ? { kind, to: 'auto_paid' } : undefined
  return kind === 'withdraw' ? { kind, to: 'auto_withdrawn', reason } : undefined
}

/**
 * Gives a player an account of their own to deposit to, or takes it. Apps see it from the next sign-in on.
 *
 * @throws OfficeFault for any other word than `off`
 */
export async function setVirtualAccount(db: Db, player: Player, word: string | undefined): Promise<string> {
  if (word !== undefined && word !== 'off') throw new OfficeFault('Say "off", or nothing to give one.')
  // Made from the player's id: always the same one, and nobody else's.
  const digits = BigInt(`0x${player.id.replaceAll('-', '')}`)
    .toString()
    .padStart(39, '0')
    .slice(-12)
  const number = word === 'off' ? '' : `900-${digits.slice(0, 6)}-${digits.slice(6)}`
  await db.update(players).set({ virtualAccount: number }).where(eq(players.id, player.id))
  return number === '' ? `${player.username}: no virtual account` : `${player.username}: ${number}`
}
