import { and, asc, desc, eq, gte, inArray, lt } from 'drizzle-orm'
import * as v from 'valibot'
import { estimateFor } from '@marquee/contract/bank-hours.ts'
import { maskAccount } from '@marquee/contract/masking.ts'
import {
  DecisionReason,
  type DepositRequest,
  DepositStatus,
  type WithdrawRequest,
  WithdrawStatus,
} from '@marquee/contract/wallet.ts'
import type { Db } from '../database/db.ts'
import { toWire } from '../ledger/money.ts'
import { walletRequestStates, walletRequests } from '../database/schema.ts'
import { pageSize, paged, readCursor } from '../http/cursor.ts'
import type { Period } from './period.ts'
import type { WalletRequestRow } from './requests.ts'
import type { SiteRules } from './site-rules.ts'

type State = typeof walletRequestStates.$inferSelect

/** The statuses that requests have had, oldest first, by the request's id. */
export type StatesById = ReadonlyMap<number, readonly State[]>

export interface Page {
  readonly cursor: string | undefined
  readonly size: number | undefined
  readonly period: Period
}

/**
 * A page of a player's requests, newest first. Ids are given while the player's cash account is locked: a player's requests
 * are committed in the order of their ids, so that a cursor neither skips nor repeats one.
 */
export async function listRequests(
  db: Db,
  player: string,
  kind: WalletRequestRow['kind'],
  { cursor, size = pageSize, period }: Page,
): Promise<{ rows: readonly WalletRequestRow[]; next: string | null; states: StatesById }> {
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

/** Every status that these requests have had. */
export async function statesOf(db: Db, rows: readonly WalletRequestRow[]): Promise<StatesById> {
  if (rows.length === 0) return new Map()
  const states = await db
    .select()
    .from(walletRequestStates)
    .where(
      inArray(
        walletRequestStates.requestId,
        rows.map((row) => row.id),
      ),
    )
    .orderBy(asc(walletRequestStates.id))
  return Map.groupBy(states, (state) => state.requestId)
}

/** A deposit as the app gets it. */
export function depositOf(row: WalletRequestRow, states: StatesById, rules: SiteRules): DepositRequest {
  return {
    ...requestDto(row, rules),
    status: v.parse(DepositStatus, row.status),
    timeline: timelineOf(row, states).map((state) => ({
      ...state,
      status: v.parse(DepositStatus, state.status),
    })),
    cancellable: rules.cancel.deposit && row.status === 'waiting',
  }
}

/** A withdrawal as the app gets it. */
export function withdrawalOf(row: WalletRequestRow, states: StatesById, rules: SiteRules): WithdrawRequest {
  // The player's own account. A deposit's is the house's, which the player pays to and must see whole.
  const shown = { ...row, accountNumber: maskAccount(row.accountNumber) }
  return {
    ...requestDto(shown, rules),
    status: v.parse(WithdrawStatus, row.status),
    timeline: timelineOf(row, states).map((state) => ({
      ...state,
      status: v.parse(WithdrawStatus, state.status),
    })),
    cancellable: rules.cancel.withdraw && row.status === 'waiting',
  }
}

function requestDto(row: WalletRequestRow, rules: SiteRules) {
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

function timelineOf(row: WalletRequestRow, states: StatesById) {
  return (states.get(row.id) ?? []).map((state) => ({
    status: state.status,
    at: state.changedAt.toISOString(),
    ...(state.reason === null ? {} : { reason: v.parse(DecisionReason, state.reason) }),
  }))
}

function estimateOf(requestedAt: Date, zone: string) {
  const { usual, latest, maintenance } = estimateFor(requestedAt, zone)
  return {
    usual: usual.toISOString(),
    latest: latest.toISOString(),
    ...(maintenance === undefined
      ? {}
      : { maintenance: { from: maintenance.from.toISOString(), to: maintenance.to.toISOString() } }),
  }
}
