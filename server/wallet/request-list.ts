import { and, asc, desc, eq, gte, inArray, lt } from 'drizzle-orm'
import * as v from 'valibot'
import { estimateFor } from '../../src/contract/bank-hours.ts'
import {
  DecisionReason,
  type DepositRequest,
  DepositStatus,
  type WithdrawRequest,
  WithdrawStatus,
} from '../../src/contract/wallet.ts'
import type { Db } from '../db.ts'
import { toWire } from '../money.ts'
import { walletRequestStates, walletRequests } from '../schema.ts'
import { pageSize, paged, readCursor } from '../http/cursor.ts'
import type { Period } from './period.ts'
import type { WalletRequest } from './requests.ts'
import type { SiteRules } from './site-rules.ts'

type State = typeof walletRequestStates.$inferSelect

export interface Page {
  readonly cursor: string | undefined
  readonly size: number | undefined
  readonly period: Period
}

/**
 * A page of a player's requests, newest first. Ids are given while the player's cash account is locked, so a player's
 * requests are committed in the order of their ids and a cursor neither skips nor repeats one.
 */
export async function listRequests(
  db: Db,
  player: string,
  kind: WalletRequest['kind'],
  { cursor, size = pageSize, period }: Page,
): Promise<{ rows: readonly WalletRequest[]; next: string | null; states: readonly State[] }> {
  const found = await db
    .select()
    .from(walletRequests)
    .where(
      and(
        eq(walletRequests.playerId, player),
        eq(walletRequests.kind, kind),
        cursor === undefined ? undefined : lt(walletRequests.id, readCursor(kind, cursor)),
        period.from === undefined ? undefined : gte(walletRequests.createdAt, period.from),
        period.to === undefined ? undefined : lt(walletRequests.createdAt, period.to),
      ),
    )
    .orderBy(desc(walletRequests.id))
    .limit(size + 1)
  const { rows, next } = paged(found, size, kind, (row) => row.id)
  return { rows, next, states: await statesOf(db, rows) }
}

/** Every status these requests have had, oldest first. */
export async function statesOf(db: Db, rows: readonly WalletRequest[]): Promise<readonly State[]> {
  if (rows.length === 0) return []
  return db
    .select()
    .from(walletRequestStates)
    .where(
      inArray(
        walletRequestStates.requestId,
        rows.map((row) => row.id),
      ),
    )
    .orderBy(asc(walletRequestStates.id))
}

/** A deposit as the app is told of it. */
export function depositOf(row: WalletRequest, states: readonly State[], rules: SiteRules): DepositRequest {
  return {
    ...told(row, rules),
    status: v.parse(DepositStatus, row.status),
    timeline: timelineOf(row, states).map((state) => ({
      ...state,
      status: v.parse(DepositStatus, state.status),
    })),
    cancellable: false,
  }
}

/** A withdrawal as the app is told of it. */
export function withdrawalOf(
  row: WalletRequest,
  states: readonly State[],
  rules: SiteRules,
): WithdrawRequest {
  return {
    ...told(row, rules),
    status: v.parse(WithdrawStatus, row.status),
    timeline: timelineOf(row, states).map((state) => ({
      ...state,
      status: v.parse(WithdrawStatus, state.status),
    })),
    cancellable: rules.cancel && row.status === 'waiting',
  }
}

function told(row: WalletRequest, rules: SiteRules) {
  const bank = { bank: row.bank, number: row.accountNumber, holder: row.holder }
  return {
    id: String(row.id),
    date: row.createdAt.toISOString(),
    amount: toWire(row.amount),
    currency: row.currency,
    ...(row.bank === '' && row.accountNumber === '' ? {} : { account: bank }),
    ...(row.depositor === null ? {} : { depositor: row.depositor }),
    ...(row.reason === null ? {} : { reason: v.parse(DecisionReason, row.reason) }),
    ...(row.status === 'waiting' ? { estimate: estimateOf(row.createdAt, rules.zone) } : {}),
  }
}

function timelineOf(row: WalletRequest, states: readonly State[]) {
  return states
    .filter((state) => state.requestId === row.id)
    .map((state) => ({
      status: state.status,
      at: state.changedAt.toISOString(),
      ...(state.reason === null ? {} : { reason: v.parse(DecisionReason, state.reason) }),
    }))
}

function estimateOf(asked: Date, zone: string) {
  const { usual, latest, maintenance } = estimateFor(asked, zone)
  return {
    usual: usual.toISOString(),
    latest: latest.toISOString(),
    ...(maintenance === undefined
      ? {}
      : { maintenance: { from: maintenance.from.toISOString(), to: maintenance.to.toISOString() } }),
  }
}
